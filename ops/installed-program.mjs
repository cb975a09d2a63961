import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { areInstalled, pinnedNode } from './bootstrap.mjs'
import { prepareRelease } from './prepare-release.mjs'
import { currentRelease, switchTo } from './releases.mjs'
import { ROOT, runVisibly } from './run.mjs'

/**
 * Runs a command of app/server from the release that runs here, or else from the sources, and ends with its exit code.
 */
export async function runInstalled(command, args) {
  const release = await currentRelease()
  const folder = release?.folder ?? ROOT
  const node = await pinnedNode(folder)
  const built = join(folder, 'dist', 'app', `${command}.js`)
  const source = join(folder, 'app', 'server', `${command}.ts`)
  process.exitCode = await runVisibly(node, [
    release && existsSync(built) ? built : source,
    ...args,
  ])
}

/** Prepares what such a program needs, on a machine where nothing has run yet. */
export async function ensureProgram() {
  if ((await currentRelease()) || (await areInstalled())) return
  await switchTo(await prepareRelease())
}
