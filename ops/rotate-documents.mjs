// npm run documents:rotate: encrypts clients’ documents and PANs with a new key, while the site runs.
// Installs nothing: the site may be running on these very packages.
import { explainFailures } from './bootstrap.mjs'
import { loadEnvFile } from './env-file.mjs'
import { runInstalled } from './installed-program.mjs'

explainFailures()
loadEnvFile()
await runInstalled('rotate-documents', process.argv.slice(2))
