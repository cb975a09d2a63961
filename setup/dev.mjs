// npm run dev: the app with Vite inside it; a change to the server's own files starts it again.
import { runApp } from './app-process.mjs'
import { ensureInstalled, explainFailures } from './bootstrap.mjs'

explainFailures()
await ensureInstalled()
const watching = ['--watch', '--import', './app/server/loaded-files.ts']
await runApp([...watching, 'app/server/main.ts', ...process.argv.slice(2)], 'development')
