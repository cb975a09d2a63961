// npm run test:crash: kills the app and its database again and again, and counts what is lost;
// with --mail it kills the app while mails are being sent, and counts those lost and sent twice.
import { ensureBuilt, ensureInstalled, explainFailures, pinnedNode } from './bootstrap.mjs'
import { runVisibly } from './run.mjs'

explainFailures()
await ensureInstalled()
await ensureBuilt()
const given = process.argv.slice(2)
const test = given.includes('--mail') ? 'ops/crash/mail.ts' : 'ops/crash/main.ts'
const args = [test, ...given.filter((arg) => arg !== '--mail')]
process.exitCode = await runVisibly(await pinnedNode(), args)
