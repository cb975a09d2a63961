// npm run routes: whom each route is for.
import { explainFailures } from './bootstrap.mjs'
import { loadEnvFile } from './env-file.mjs'
import { runInstalled } from './installed-program.mjs'

explainFailures()
loadEnvFile()
await runInstalled('app/server/access/routes.ts', process.argv.slice(2))
