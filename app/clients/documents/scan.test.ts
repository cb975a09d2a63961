import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { formOf, makeReturn, signedInClient } from '../../../test/clients.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { atDesk } from '../../../test/desk.ts'
import { openVault } from './open-vault.server.ts'
import { scanWaiting } from './scan.server.ts'

const hasClamd = spawnSync('clamd', ['--version']).status === 0

// In two parts, so that no scanner takes this file for it.
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
/** Its MD5 and its length, as ClamAV's databases of hashes have them. */
const SIGNATURE = '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test\n'

/** A ClamAV daemon that knows one signature. Returns its address. */
async function startClamd(dir: string): Promise<string> {
  const [socket, signatures, config] = ['clamd.ctl', 'signatures', 'clamd.conf'].map((name) =>
    join(dir, name),
  ) as [string, string, string]
  await mkdir(signatures)
  await writeFile(join(signatures, 'test.hdb'), SIGNATURE)
  const lines = [`LocalSocket ${socket}`, `DatabaseDirectory ${signatures}`, 'Foreground yes']
  await writeFile(config, `${lines.join('\n')}\n`)
  const clamd = spawn('clamd', ['--config-file', config], { stdio: 'ignore' })
  const ended = once(clamd, 'exit')
  closeAfterwards(async () => {
    clamd.kill()
    await ended
  })
  await expect.poll(() => existsSync(socket), { timeout: 60_000 }).toBe(true)
  return `unix://${socket}`
}

test.skipIf(!hasClamd)(
  'what ClamAV finds harmful is never opened; the rest is, once it is scanned',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'scan-'))
    closeAfterwards(() => rm(dir, { recursive: true, force: true }))
    const address = await startClamd(dir)
    const app = await testApp({ DATA_DIR: join(dir, 'data'), CLAMAV_URL: address })
    const staff = await atDesk(app, 'staff')
    const { browser, my } = await signedInClient(app, staff, await makeReturn(staff))
    const send = async (name: string, text: string) => {
      const sent = await browser.ask('POST', `${my}/documents`, formOf(name, text))
      expect(sent.statusCode, sent.body).toBe(201)
      return sent.json().id as number
    }
    const [harmful, harmless] = [await send('eicar.txt', EICAR), await send('notes.txt', 'Nothing')]
    const opened = async (id: number) =>
      (await staff.ask('GET', `/api/documents/${id}/file`)).statusCode
    expect([await opened(harmful), await opened(harmless)]).toEqual([409, 409])
    await scanWaiting(openVault(app), address)
    expect([await opened(harmful), await opened(harmless)]).toEqual([409, 200])
  },
  90_000,
)
