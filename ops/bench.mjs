// npm run bench: what the site weighs and how fast it responds, as one table from one run.
import { ensureBuilt, ensureInstalled, explainFailures, pinnedNode } from './bootstrap.mjs'
import { runVisibly } from './run.mjs'

explainFailures()
await ensureInstalled()
await ensureBuilt()
process.exitCode = await runVisibly(await pinnedNode(), [
  'ops/bench/main.ts',
  ...process.argv.slice(2),
])
