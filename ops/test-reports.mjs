import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './run.mjs'

/** As many lines of a failure as say what was wrong; the whole of it stands where it happened. */
const LINES_OF_A_FAILURE = 12

/**
 * What a test runner reported: how many tests passed, failed and could not run, and each failure as
 * text. A runner that failed without a failed test (a file that does not load, say) counts as one.
 */
export async function readVitest(path, code) {
  const report = await read(path)
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, testResults = [] } = report
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [describe(relative(ROOT, name), message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        describe(`${relative(ROOT, name)} › ${fullName}`, failureMessages.join('\n')),
      ),
  ])
  return { ...counted(code, numPassedTests, numFailedTests), notRun: numPendingTests, failures }
}

/** The same of the journeys, where one that passed on another try is among the failures as well. */
export async function readPlaywright(path, code) {
  const { stats = {}, suites = [], errors = [] } = await read(path)
  const { expected = 0, flaky = 0, unexpected = 0 } = stats
  const failures = [
    ...errors.map(({ message }) => describe('test/journeys', message)),
    ...suites.flatMap(specsOf).flatMap(failuresOfSpec),
  ]
  return { ...counted(code, expected + flaky, unexpected), notRun: 0, failures }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function failuresOfSpec({ file, line, title, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => {
      const again = status === 'flaky' ? ' (passed on another try)' : ''
      const errors = results.flatMap((result) => result.errors.map(({ message }) => message))
      return describe(`test/journeys/${file}:${line} › ${title}${again}`, errors.join('\n'))
    })
}

function describe(name, message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n')
  const shown = lines.filter(isOurs).slice(0, LINES_OF_A_FAILURE)
  return [name, ...shown.map((line) => `    ${line}`)].join('\n')
}

/** Neither empty nor a step through the test runner. */
function isOurs(line) {
  return line.trim() !== '' && !/^\s+at .*(node_modules|<anonymous>|node:)/.test(line)
}

function counted(code, passed, failed) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

function read(path) {
  return readFile(path, 'utf8').then(JSON.parse, () => ({}))
}
