// npm run account -- list|add|reset|disable|enable …: staff accounts, for the operator.
// Installs nothing: the site may be running on these very packages.
import { explainFailures } from './bootstrap.mjs'
import { loadEnvFile } from './env-file.mjs'
import { runInstalled } from './installed-program.mjs'

explainFailures()
loadEnvFile()
await runInstalled('account', process.argv.slice(2))
