import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { runQuietly } from './run.mjs'

const run = promisify(execFile)

/** The path of a Chromium or Chrome on this machine; installs one where that is possible. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) {
    if (isRoot() && found === DEBIANS) await installShell([])
    return found
  }
  await installChromium()
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(MISSING)
}

const MISSING =
  'The journeys need a Chromium or Chrome, and none was found. Install one ' +
  '(on Debian: apt-get install chromium), or set CHROMIUM_PATH to the program. ' +
  'The other tests need none: "npm test -- --unit" runs them alone.'

const DEBIANS = '/usr/bin/chromium'
const PLACES = [
  DEBIANS,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && !(await runs(given, ['--version']))) {
    throw new Error(`CHROMIUM_PATH is ${given}, which cannot be run.`)
  }
  if (given) return given
  for (const place of PLACES) if (await runs(place, ['--version'])) return place
  return undefined
}

async function installChromium() {
  const prefix = await adminPrefix()
  if (!prefix || !(await runs('apt-get', ['--version']))) throw new Error(MISSING)
  const [file, ...before] = [...prefix, 'apt-get']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await runQuietly(file, [...before, 'update'], { doing: 'Updating the package lists', env })
    await runQuietly(file, [...before, 'install', '-y', 'chromium'], {
      doing: 'Installing Chromium for the journeys (about a minute)',
      env,
    })
    await installShell(before)
  } catch (error) {
    throw new Error(`${error.message}\n${MISSING}`)
  }
}

/**
 * Debian's Chromium without windows of its own, in the version of the one that is installed, as another
 * could show a page differently. Not every Debian has it, and the journeys only take longer without.
 */
async function installShell(before) {
  if (existsSync(`${DEBIANS}-headless-shell`)) return
  const installed = await run('dpkg-query', ['-W', 'chromium']).catch(() => undefined)
  if (!installed) return
  const [, version] = installed.stdout.trim().split('\t')
  const apt = (...args) => {
    const [file, ...all] = [...before, 'apt-get', '-o', 'Acquire::http::Timeout=20', ...args]
    return runQuietly(file, all, {
      doing: 'Installing Chromium without windows, which is quicker',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const install = () => apt('install', '-y', `chromium-headless-shell=${version}`)
  await install()
    // The lists of packages may be missing, as in most images of containers.
    .catch(() => apt('update').then(install))
    .catch(() => console.log('  not found: the journeys run in the Chromium that is there'))
}

/** How to run a program as the administrator without a password prompt. */
async function adminPrefix() {
  if (isRoot()) return []
  if (await runs('sudo', ['-n', 'true'])) return ['sudo', '-n']
  return undefined
}

function isRoot() {
  return process.getuid?.() === 0
}

function runs(file, args) {
  return run(file, args).then(
    () => true,
    () => false,
  )
}
