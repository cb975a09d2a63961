import { join } from 'node:path'
import { areInstalled, pinnedNode } from './bootstrap.mjs'
import { prepareRelease } from './prepare-release.mjs'
import { currentRelease, switchTo } from './releases.mjs'
import { ROOT, runVisibly } from './run.mjs'

/** Runs a program of the app from the release that runs here, and ends with its exit code. */
export async function runInstalled(program, args) {
  const folder = (await currentRelease())?.folder ?? ROOT
  const node = await pinnedNode(folder)
  process.exitCode = await runVisibly(node, [join(folder, program), ...args])
}

/** Prepares what such a program needs, on a machine where nothing has run yet. */
export async function ensureProgram() {
  if ((await currentRelease()) || (await areInstalled())) return
  await switchTo(await prepareRelease())
}
