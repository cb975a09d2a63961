// npm run test:cluster: three instances on one PostgreSQL behind nginx, killed and restarted under
// load. Ends with 77 and the words NOT RUN where nginx is not installed.
import { ensureBuilt, ensureInstalled, explainFailures, pinnedNode } from './bootstrap.mjs'
import { runVisibly } from './run.mjs'

explainFailures()
await ensureInstalled()
await ensureBuilt()
const args = ['ops/cluster/main.ts', ...process.argv.slice(2)]
process.exitCode = await runVisibly(await pinnedNode(), args)
