// npm run restore -- ARCHIVE --key FILE: a backup into an empty place.
import { ensureInstalled, explainFailures, pinnedNode } from './bootstrap.mjs'
import { runVisibly } from './run.mjs'

explainFailures()
await ensureInstalled()
const args = ['app/server/restore.ts', ...process.argv.slice(2)]
process.exitCode = await runVisibly(await pinnedNode(), args)
