// npm run dev: the app with Vite inside it; a change to the server's own files starts it again.
import { runAppAnew } from './app-process.mjs'
import { ensureInstalled, explainFailures } from './ready.mjs'

explainFailures()
await ensureInstalled()
const args = ['--import', './app/server/loaded-files.ts', 'app/server/main.ts']
await runAppAnew([...args, ...process.argv.slice(2)], 'development')
