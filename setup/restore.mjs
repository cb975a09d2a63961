// npm run restore -- ARCHIVE --key FILE: a backup into an empty place. On a new machine this is the
// first command after git clone, so the packages may still be missing.
import { join } from 'node:path'
import { ensureInstalled, explainFailures, pinnedNode } from './bootstrap.mjs'
import { loadEnvFile } from './env-file.mjs'
import { currentRelease } from './releases.mjs'
import { ROOT, runVisibly } from './run.mjs'

explainFailures()
loadEnvFile()
const release = await currentRelease()
if (!release) await ensureInstalled()
const folder = release?.folder ?? ROOT
const args = [join(folder, 'app', 'server', 'restore.ts'), ...process.argv.slice(2)]
process.exitCode = await runVisibly(await pinnedNode(folder), args)
