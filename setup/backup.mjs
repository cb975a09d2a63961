// npm run backup: backs the site up while it runs, tries a backup out, makes a key.
// Installs nothing: the site may be running on these very packages.
import { explainFailures, pinnedNode } from './bootstrap.mjs'
import { runVisibly } from './run.mjs'

explainFailures()
const args = ['app/server/backup.ts', ...process.argv.slice(2)]
process.exitCode = await runVisibly(await pinnedNode(), args)
