// npm run restore -- ARCHIVE --key FILE: a backup into an empty place.
import { explainFailures } from './bootstrap.mjs'
import { loadEnvFile } from './env-file.mjs'
import { ensureProgram, runInstalled } from './installed-program.mjs'

explainFailures()
loadEnvFile()
await ensureProgram()
await runInstalled('restore', process.argv.slice(2))
