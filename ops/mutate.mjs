// npm run mutate -- app/tax/engine: changes the code in thousands of small ways and says which of them no test notices.
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, explainFailures, pinnedNode } from './bootstrap.mjs'
import { npmCommand } from './packages.mjs'
import { ROOT, runQuietly, runVisibly } from './run.mjs'

/** What is worth it: pure rules in which a wrong sign costs somebody money or shows them too much. */
const RULES = [
  'app/tax/engine',
  'app/enquiries/model',
  'app/clients/billing',
  'app/clients/model/invoice.ts',
  'app/team/auth/access',
  'app/team/auth/roles.ts',
  'app/team/auth/screens.ts',
  'app/team/auth/guards.server.ts',
]
/** Beside the sources, so that neither a release nor a search through them finds packages and copies there. */
const FOLDER = join(ROOT, '.mutation')

explainFailures()
await ensureInstalled()
const installed = join(FOLDER, '.installed')
const lock = readFileSync(join(ROOT, 'ops/mutation/package-lock.json'), 'utf8')
if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  mkdirSync(FOLDER, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(ROOT, 'ops/mutation', file), join(FOLDER, file))
  const [npm, ...before] = npmCommand()
  const args = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--prefix', FOLDER]
  await runQuietly(npm, [...before, ...args], { doing: 'Installing StrykerJS', cwd: FOLDER })
  writeFileSync(installed, lock)
}

const asked = process.argv.slice(2)
const paths = asked.length > 0 ? asked : RULES
const isFolder = (path) => statSync(join(ROOT, path)).isDirectory()
const mutated = [
  ...paths.filter(isFolder).map((path) => `${path}/**/*.ts`),
  ...['!**/*.test.ts', '!**/*.server.ts', '!**/*tables.ts'],
  ...paths.filter((path) => !isFolder(path)),
]
process.exitCode = await runVisibly(await pinnedNode(), [
  join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
  'run',
  'ops/mutation/stryker.config.json',
  '--mutate',
  mutated.join(','),
])
