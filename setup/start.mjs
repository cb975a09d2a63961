// npm start: everything that a fresh copy needs, then the app.
import { runApp } from './app-process.mjs'
import { ensureBuilt, ensureInstalled, explainFailures } from './bootstrap.mjs'
import { loadEnvFile } from './env-file.mjs'

explainFailures()
loadEnvFile()
await ensureInstalled()
await ensureBuilt()
await runApp(['app/server/main.ts', ...process.argv.slice(2)], 'production')
