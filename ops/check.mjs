// npm run check: format, lint, build, types, dead code, patterns; stops at a failure. Tests: npm test.
import {
  ensureBuilt,
  ensureInstalled,
  explainFailures,
  packageBin,
  pinnedNode,
} from './bootstrap.mjs'
import { runVisibly, seconds } from './run.mjs'

explainFailures()
await ensureInstalled()
const node = await pinnedNode()

const steps = [
  { title: 'Format and lint', run: () => tool('@biomejs/biome', 'biome', ['ci', '.']) },
  // Before the types: the build writes the route tree, which they are checked against.
  { title: 'Build', run: () => ensureBuilt().then(() => 0) },
  { title: 'Types', run: () => tool('typescript', 'tsc', ['--noEmit']) },
  { title: 'Dead code', run: () => tool('knip', 'knip', []) },
  { title: 'Patterns', run: () => runVisibly(node, ['ops/patterns.mjs']) },
]

for (const [index, { title, run }] of steps.entries()) {
  console.log(`\n== ${index + 1} of ${steps.length}: ${title}`)
  const began = Date.now()
  const code = await run()
  if (code !== 0) {
    console.error(`\nThe check failed at "${title}" after ${seconds(began)} (see above).`)
    process.exit(1)
  }
  console.log(`== ${title}: fine, ${seconds(began)}`)
}
console.log('\nAll checks passed. The tests: npm test')

async function tool(packageName, name, args) {
  return runVisibly(node, [await packageBin(packageName, name), ...args])
}
