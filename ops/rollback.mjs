// npm run rollback: goes back to the release before, without a break.
import { explainFailures } from './bootstrap.mjs'
import { checkUser } from './control.mjs'
import { aloneWithReleases } from './prepare-release.mjs'
import { currentRelease, named, previousRelease, switchBack } from './releases.mjs'
import { goOverTo } from './roll.mjs'
import { ROOT } from './run.mjs'

explainFailures()
process.chdir(ROOT)
await checkUser()
await aloneWithReleases(async () => {
  const previous = await previousRelease()
  if (!previous) throw new Error('There is no previous release here to go back to.')
  console.log(`Going back from ${named(await currentRelease())} to ${named(previous)}`)
  await goOverTo(previous, switchBack)
})
console.log('npm start will run this release too, until you update.')
