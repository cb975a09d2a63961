import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { atDesk } from '../../../test/desk.ts'

test('the dashboard tells admins alone that documents and the key that the site made lie together', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dashboard-'))
  closeAfterwards(() => rm(dataDir, { recursive: true, force: true }))
  const isWarned = async (env: Record<string, string>, role: 'admin' | 'staff') => {
    const app = await testApp({ DATA_DIR: dataDir, ...env })
    const someone = await atDesk(app, role === 'admin' ? 'head' : 'meera', role)
    return (await someone.ask('GET', '/api/dashboard')).json().keyLiesBeside
  }
  expect(await isWarned({ DOCUMENTS_KEY: '' }, 'admin')).toBe(true)
  expect(await isWarned({ DOCUMENTS_KEY: '' }, 'staff')).toBe(false)
  expect(await isWarned({}, 'admin')).toBe(false)
})
