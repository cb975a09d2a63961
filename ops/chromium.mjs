import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { runQuietly } from './run.mjs'

const run = promisify(execFile)

/** The path of a Chromium or Chrome on this machine; installs one where that is possible. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  await installChromium()
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(MISSING)
}

const MISSING =
  'The journeys need a Chromium or Chrome, and none was found. Install one ' +
  '(on Debian: apt-get install chromium), or set CHROMIUM_PATH to the program. ' +
  'The other tests need none: "npm test -- --unit" runs them alone.'

const PLACES = [
  '/usr/bin/chromium',
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
    // Not every Debian has it, and the journeys only take longer without.
    await runQuietly(file, [...before, 'install', '-y', 'chromium-headless-shell'], {
      doing: 'Installing Chromium without windows, which is quicker',
      env,
    }).catch(() => {})
  } catch (error) {
    throw new Error(`${error.message}\n${MISSING}`)
  }
}

/** How to run a program as the administrator without a password prompt. */
async function adminPrefix() {
  if (process.getuid?.() === 0) return []
  if (await runs('sudo', ['-n', 'true'])) return ['sudo', '-n']
  return undefined
}

function runs(file, args) {
  return run(file, args).then(
    () => true,
    () => false,
  )
}
