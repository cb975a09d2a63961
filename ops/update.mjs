// npm run update: prepares the release of the sources as they are now, and lets the running site go
// over to it without a break. npm run update -- release.tar.gz: one that another machine has built.
import { resolve } from 'node:path'
import { explainFailures } from './bootstrap.mjs'
import { checkUser } from './control.mjs'
import { aloneWithReleases, prepareRelease, unpackRelease } from './prepare-release.mjs'
import { currentRelease, named, switchTo } from './releases.mjs'
import { goOverTo } from './roll.mjs'
import { ROOT } from './run.mjs'

explainFailures()
const [archive] = process.argv.slice(2)
const from = process.env.INIT_CWD ?? process.cwd()
process.chdir(ROOT)
await checkUser()
await aloneWithReleases(async () => {
  const release = archive ? await unpackRelease(resolve(from, archive)) : await prepareRelease()
  if ((await currentRelease())?.id === release.id) {
    console.log(`${named(release)} is already the current release.`)
  }
  await goOverTo(release, () => switchTo(release))
})
