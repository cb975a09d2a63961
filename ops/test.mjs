// npm test: unit and API tests, then journeys in a real browser.
// npm test -- --unit or --e2e runs one of the two, --changed [ref] what a change can touch; other
// arguments go to the test runners.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ensureBuilt,
  ensureInstalled,
  explainFailures,
  packageBin,
  pinnedNode,
} from './bootstrap.mjs'
import { changedFiles, touchedBy } from './changed.mjs'
import { ensureChromium } from './chromium.mjs'
import { runVisibly } from './run.mjs'
import { readPlaywright, readVitest } from './test-reports.mjs'

explainFailures()
const given = process.argv.slice(2)
const touched = given.includes('--changed')
  ? await touchedBy(await changedFiles(refOfChange()))
  : {}
const rest = given.filter((arg) => arg !== '--unit' && arg !== '--e2e')
const unit = (!given.includes('--e2e') || given.includes('--unit')) && !isEmpty(touched.units)
const journeys =
  (!given.includes('--unit') || given.includes('--e2e')) && !isEmpty(touched.journeys)

await ensureInstalled()
await ensureBuilt()
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
const results = []
if (unit) results.push(await runVitest(join(reports, 'vitest.json')))
const noBrowser = journeys ? await runJourneys() : undefined
await rm(reports, { recursive: true })

const passed = sum(results.map((result) => result.passed))
const failed = sum(results.map((result) => result.failed))
const notRun = sum(results.map((result) => result.notRun))
const failures = results.flatMap((result) => result.failures)
if (failures.length > 0) console.error(`\n== What failed\n\n${failures.join('\n\n')}`)
if (noBrowser) console.error(`\nThe journeys did not run. ${noBrowser}`)
if (notRun) console.error(`\n${notRun} did not run: what they need is not installed here.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || noBrowser ? 1 : 0

/** Without a browser the other tests still count; returns then why there is none. */
async function runJourneys() {
  const chromium = await ensureChromium().catch((error) => error)
  if (chromium instanceof Error) return chromium.message
  results.push(await runPlaywright(join(reports, 'playwright.json'), chromium))
}

async function runVitest(report) {
  console.log('\n== Unit and API tests')
  const code = await runVisibly(await pinnedNode(), [
    await packageBin('vitest', 'vitest'),
    ...(touched.units ? ['related', '--run', '--passWithNoTests', ...touched.units] : ['run']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...rest,
  ])
  return readVitest(report, code)
}

async function runPlaywright(report, chromium) {
  console.log('\n== Journeys in a browser')
  const code = await runVisibly(
    await pinnedNode(),
    [
      await packageBin('@playwright/test', 'playwright'),
      'test',
      '--reporter=list,json',
      ...(touched.journeys ?? []),
      ...rest,
    ],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  return readPlaywright(report, code)
}

/** Takes the ref out of the arguments; without one what is not committed is the change. */
function refOfChange() {
  const at = given.indexOf('--changed')
  const hasRef = given[at + 1] !== undefined && !given[at + 1].startsWith('-')
  const [, ref] = given.splice(at, hasRef ? 2 : 1)
  return ref
}

function isEmpty(files) {
  return files?.length === 0
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
