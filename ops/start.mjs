// npm start: everything that a fresh copy needs, then the site, until somebody stops it.
import { explainFailures } from './bootstrap.mjs'
import { runningSites } from './control.mjs'
import { loadEnvFile } from './env-file.mjs'
import {
  aloneWithReleases,
  checkPlatform,
  prepareRelease,
  wantedRelease,
} from './prepare-release.mjs'
import {
  currentRelease,
  IS_RELEASE,
  named,
  removeOldReleases,
  rolledBackRelease,
  switchTo,
} from './releases.mjs'
import { supervise } from './supervisor.mjs'

explainFailures()
loadEnvFile()
await supervise(await releaseToRun(), process.argv.slice(2))

/** The release of the sources as they are here, prepared if need be. */
async function releaseToRun() {
  const current = await currentRelease()
  if (current) checkPlatform(current)
  if (IS_RELEASE) return current
  const wanted = await wantedRelease()
  if (current?.id === wanted) return current
  if (current && (await rolledBackRelease())?.id === wanted) {
    console.error(
      `The sources here are ${wanted}, which was rolled back: starting ${named(current)}.\n` +
        'To run it anyway: npm run update',
    )
    return current
  }
  try {
    return await aloneWithReleases(async () => {
      const release = await prepareRelease({ patient: !current })
      await switchTo(release)
      await removeOldReleases((await runningSites()).map((site) => site.release))
      return release
    })
  } catch (error) {
    if (!current) throw error
    console.error(
      `\n${error.message}\n\n` +
        `*** The release of the sources here (${wanted}) could not be prepared, see above.\n` +
        `*** Starting the previous release instead: ${named(current)}.\n` +
        '*** Once the cause is fixed: npm run update\n',
    )
    return current
  }
}
