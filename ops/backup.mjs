// npm run backup: backs the site up while it runs, tries a backup out, makes a key.
// Installs nothing: the site may be running on these very packages.
import { explainFailures } from './bootstrap.mjs'
import { loadEnvFile } from './env-file.mjs'
import { runInstalled } from './installed-program.mjs'

explainFailures()
loadEnvFile()
await runInstalled('backup', process.argv.slice(2))
