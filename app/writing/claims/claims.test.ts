import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { claimEvidence } from '#app/platform/db/schema.ts'
import { claims } from '#content/claims.ts'
import { makeAccount, signIn, testApp } from '../../../test/app.ts'
import type { ClaimList } from './claim.ts'

let app: FastifyInstance
let admin: Awaited<ReturnType<typeof signIn>>
let staff: typeof admin
beforeAll(async () => {
  app = await testApp()
  await makeAccount(app, 'meera', 'admin')
  admin = await signIn(app, 'meera')
  staff = await signIn(app)
})

const evidence = {
  what: 'Export of the filing software: 10,412 acknowledgements.',
  checkedOn: '2026-01-20',
  checkedBy: 'Meera Rao',
  address: 'https://files.firm.in/filed.csv',
}
const url = (id: string) => `/api/claims/${id}/evidence`
const record = (id: string, changes = {}, headers = admin) =>
  app.inject({ method: 'PUT', url: url(id), headers, payload: { ...evidence, ...changes } })
const remove = (id: string) => app.inject({ method: 'DELETE', url: url(id), headers: admin })
async function list(headers = staff): Promise<ClaimList> {
  return (await app.inject({ url: '/api/claims', headers })).json()
}
const stateOf = async (id: string) => (await list()).claims.find((one) => one.id === id)?.state

test('every claim has an id of its own', () => {
  const ids = claims.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true)
})

test('everyone of the staff sees every claim, and which have no evidence', async () => {
  const { shown, claims: listed } = await list()
  expect(shown).toBe('all')
  expect(listed.map(({ id }) => id)).toEqual(claims.map(({ id }) => id))
  expect(listed.every(({ state }) => state === 'missing')).toBe(true)
  expect((await app.inject('/api/claims')).statusCode).toBe(401)
})

test('evidence that a colleague has recorded meanwhile is shown before it is replaced', async () => {
  const first = await record('stat-returns', { wasRecordedAt: null })
  expect(first.statusCode, first.body).toBe(200)
  const { recordedAt } = first.json().evidence
  const theirs = await record('stat-returns', { what: 'The register.', wasRecordedAt: recordedAt })
  expect(theirs.statusCode).toBe(200)
  for (const wasRecordedAt of [recordedAt, null]) {
    const mine = await record('stat-returns', { wasRecordedAt })
    expect([mine.statusCode, mine.json().message]).toEqual([
      409,
      expect.stringContaining('“The register.”'),
    ])
  }
  await remove('stat-returns')
  expect((await record('stat-returns', { wasRecordedAt: recordedAt })).statusCode).toBe(409)
})

test('an admin records evidence, changes it and removes it', async () => {
  const recorded = await record('stat-returns')
  expect(recorded.statusCode, recorded.body).toBe(200)
  expect(recorded.json()).toMatchObject({
    state: 'proven',
    evidence: { ...evidence, recordedBy: 'meera' },
  })
  const changed = await record('stat-returns', { address: 'Cabinet 3' })
  expect(changed.json().evidence.address).toBe('Cabinet 3')
  expect(await stateOf('stat-returns')).toBe('proven')
  expect((await remove('stat-returns')).json()).toMatchObject({ state: 'missing', evidence: null })
  expect((await remove('stat-returns')).statusCode).toBe(404)
})

test('recording and removing evidence is among the activity', async () => {
  await record('stat-experts')
  await remove('stat-experts')
  const { recentActivity } = (await app.inject({ url: '/api/dashboard', headers: admin })).json()
  expect(recentActivity.slice(0, 2)).toMatchObject([
    { verb: 'unproved-claim', subject: 'claim', label: '50+ Expert CAs', actor: 'meera' },
    { verb: 'proved-claim', subject: 'claim', label: '50+ Expert CAs', actor: 'meera' },
  ])
})

test('evidence that was recorded for other words proves nothing', async () => {
  await record('rating')
  await app.db.update(claimEvidence).set({ wording: 'Rated 4.2/5 by 300 clients' })
  expect(await stateOf('rating')).toBe('outdated')
  await record('rating')
  expect(await stateOf('rating')).toBe('proven')
})

describe('what is refused', () => {
  test('evidence of those who are no admins', async () => {
    expect((await record('rating', {}, staff)).statusCode).toBe(403)
  })

  test('evidence of a claim that the site does not make', async () => {
    expect((await record('best-in-town')).statusCode).toBe(404)
  })

  test.each([
    [{ what: '' }, 'what'],
    [{ checkedOn: 'yesterday' }, 'checkedOn'],
    [{ checkedOn: '2999-01-01' }, 'checkedOn'],
    [{ checkedBy: '' }, 'checkedBy'],
    [{ address: 'x'.repeat(501) }, 'address'],
  ])('%j', async (changes, path) => {
    const response = await record('stat-savings', changes)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([{ path }])
  })
})

describe('the dashboard', () => {
  const gapsFor = async (on: FastifyInstance, headers: typeof admin) =>
    (await on.inject({ url: '/api/dashboard', headers })).json().gaps

  test('the dashboard tells admins what is missing, and no one else', async () => {
    const gaps = await gapsFor(app, admin)
    expect(gaps.missing).toContain('FIRM_LEGAL_NAME')
    expect(gaps.unprovenShown).toBe(claims.length - 1)
    expect(await gapsFor(app, staff)).toBeNull()
  })

  test('the dashboard has nothing to tell once all is set and only what is proven shows', async () => {
    const settings = {
      CLAIMS: 'proven',
      FIRM_LEGAL_NAME: 'Rao & Rao',
      FIRM_GSTIN: 'none',
      FIRM_REGISTRATION: '012345S',
      GRIEVANCE_OFFICER: 'Meera Rao',
      PRIVACY_CONTACT: 'privacy@firm.in',
    }
    const missing = async (MEMBER_NUMBERS: string) => {
      const ready = await testApp({ ...settings, MEMBER_NUMBERS })
      await makeAccount(ready, 'meera', 'admin')
      return gapsFor(ready, await signIn(ready, 'meera'))
    }
    expect(await missing('Rajesh Kumar=123456')).toEqual({
      missing: ['MEMBER_NUMBERS'],
      unprovenShown: 0,
    })
    expect(await missing('Rajesh Kumar=123456,Priya Sharma=234567,Venkat Reddy=345678')).toBeNull()
  })
})
