// npm run dev: the app with Vite inside it; a change to the server's own files starts it again.
import { runApp } from './app-process.mjs'
import { ensureInstalled, explainFailures } from './bootstrap.mjs'

explainFailures()
await ensureInstalled()
await runApp(['--watch', 'app/server/main.ts', ...process.argv.slice(2)], 'development')
