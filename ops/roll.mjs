import { ask, runningSites } from './control.mjs'
import { named, removeOldReleases } from './releases.mjs'

/**
 * Lets the sites that run from this copy go over to a release, and makes it the current one. If one of
 * them does not come up with it, all of them stay on what they ran.
 */
export async function goOverTo(release, makeCurrent) {
  const sites = await runningSites()
  const rolled = []
  try {
    for (const site of sites.filter((one) => one.release !== release.id)) {
      console.log(`Starting ${named(release)} next to the running site (process ${site.pid}) …`)
      await ask(site.pid, { do: 'roll', release: release.id })
      rolled.push(site)
    }
  } catch (error) {
    for (const { pid, release: former } of rolled) await ask(pid, { do: 'roll', release: former })
    throw new Error(`${error.message}\n\nThe site is still running its release.`)
  }
  await makeCurrent()
  await removeOldReleases((await runningSites()).map((site) => site.release))
  const now =
    sites.length > 0
      ? 'is serving now'
      : 'will run at the next npm start (the site is not running here)'
  console.log(`${named(release)} ${now}.`)
}
