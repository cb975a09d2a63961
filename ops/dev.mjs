// npm run dev: the app with Vite inside it; a change to the server's own files starts it again.
import { runAppWithRestarts } from './app-process.mjs'
import { ensureInstalled, explainFailures } from './bootstrap.mjs'
import { loadEnvFile } from './env-file.mjs'

explainFailures()
loadEnvFile()
await ensureInstalled()
const args = ['--import', './app/server/loaded-files.ts', 'app/server/main.ts']
await runAppWithRestarts([...args, ...process.argv.slice(2)])
