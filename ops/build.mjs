// npm run build: builds the pages if anything they are made of has changed, with --force anyway.
// npm run build -- --output release.tar.gz: a whole release, for a machine that does not build.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureInstalled, explainFailures } from './bootstrap.mjs'
import { aloneWithReleases, exportRelease, prepareRelease } from './prepare-release.mjs'
import { named } from './releases.mjs'

explainFailures()
const { force, output } = parseArgs({
  options: { force: { type: 'boolean' }, output: { type: 'string' } },
}).values

if (output) {
  await aloneWithReleases(async () => {
    const release = await prepareRelease()
    await exportRelease(release, resolve(process.env.INIT_CWD ?? '.', output))
    console.log(`${output} is ${named(release)}.`)
  })
} else {
  await ensureInstalled()
  await ensureBuilt({ force })
  console.log('The build is up to date.')
}
