// npm run test:crash: kills the app and its database again and again, and counts what is lost;
// with --mail it kills the app while mails are being sent, and counts those lost and sent twice,
// with --documents it kills both while clients send files, and counts those lost.
import { ensureBuilt, ensureInstalled, explainFailures, pinnedNode } from './bootstrap.mjs'
import { runVisibly } from './run.mjs'

explainFailures()
await ensureInstalled()
await ensureBuilt()
const given = process.argv.slice(2)
const kind = given.find((arg) => arg === '--mail' || arg === '--documents')
const args = [`ops/crash/${kind?.slice(2) ?? 'main'}.ts`, ...given.filter((arg) => arg !== kind)]
process.exitCode = await runVisibly(await pinnedNode(), args)
