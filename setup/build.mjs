// npm run build: builds the pages if anything they are made of has changed, with --force anyway.
import { ensureBuilt, ensureInstalled, explainFailures } from './bootstrap.mjs'

explainFailures()
await ensureInstalled()
await ensureBuilt({ force: process.argv.includes('--force') })
console.log('The build is up to date.')
