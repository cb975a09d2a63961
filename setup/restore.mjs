// npm run restore -- ARCHIVE --key FILE: a backup into an empty place.
import { join } from 'node:path'
import { ensureInstalled, explainFailures, pinnedNode } from './bootstrap.mjs'
import { loadEnvFile } from './env-file.mjs'
import { currentRelease, installedFolder } from './releases.mjs'
import { runVisibly } from './run.mjs'

explainFailures()
loadEnvFile()
if (!(await currentRelease())) await ensureInstalled()
const folder = await installedFolder()
const args = [join(folder, 'app', 'server', 'restore.ts'), ...process.argv.slice(2)]
process.exitCode = await runVisibly(await pinnedNode(folder), args)
