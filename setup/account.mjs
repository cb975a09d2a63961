// npm run account -- list|add|reset|disable|enable …: staff accounts, for the operator.
// Installs nothing: the site may be running on these very packages.
import { join } from 'node:path'
import { explainFailures, pinnedNode } from './bootstrap.mjs'
import { loadEnvFile } from './env-file.mjs'
import { installedFolder } from './releases.mjs'
import { runVisibly } from './run.mjs'

explainFailures()
loadEnvFile()
const folder = await installedFolder()
const args = [join(folder, 'app', 'server', 'account.ts'), ...process.argv.slice(2)]
process.exitCode = await runVisibly(await pinnedNode(folder), args)
