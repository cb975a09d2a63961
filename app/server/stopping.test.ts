import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { processesIn } from '#ops/postgres/processes.ts'
import { closeAfterwards } from '../../test/closing.ts'

vi.setConfig({ testTimeout: 120_000 })
const waiting = { timeout: 60_000, interval: 5 }

test.each<[string, (site: ChildProcess) => void]>([
  ['is asked to stop', (site) => site.kill('SIGTERM')],
  ['loses its parent', (site) => site.disconnect()],
])('a site that %s while its database starts leaves no database behind', async (_, stop) => {
  const { site, cluster } = await startSite()
  const ended = once(site, 'exit')
  await vi.waitFor(() => stat(join(cluster, 'postmaster.pid')), waiting)
  stop(site)
  await ended
  expect(await processesIn(cluster)).toEqual([])
})

test('a site whose parent is gone at once ends, and leaves no database behind', async () => {
  const { site, cluster } = await startSite()
  const ended = once(site, 'exit')
  site.disconnect()
  await ended
  expect(await processesIn(cluster)).toEqual([])
})

/** As `npm start` starts it: with a channel that closes when its parent is gone. */
async function startSite() {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'stopping-')))
  const cluster = join(dataDir, 'postgres')
  const site = spawn(process.execPath, ['dist/app/main.js'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '4964', DATA_DIR: dataDir },
  })
  closeAfterwards(async () => {
    site.kill('SIGKILL')
    for (const pid of await processesIn(cluster)) process.kill(pid, 'SIGKILL')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  return { site, cluster }
}
