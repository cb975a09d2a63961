import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#app/enquiries/office/office-hours.ts'
import { clientSessions, drafts, mails, oks, returns } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { testApp } from '../../../test/app.ts'
import {
  figures,
  makeClient,
  makeReturn,
  okedReturn,
  pdf,
  sendDraft,
  signedInClient,
} from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { mailsToSend } from '../../../test/outbox.ts'
import { remindToVerify } from './filing.server.ts'

let app: FastifyInstance
let meera: Staff
let ravi: Staff
const today = indianDate(new Date())
let filings = 0
const filing = (filedOn = today) => ({
  acknowledgement: String(123_456_789_000_000 + ++filings),
  filedOn,
})

beforeAll(async () => {
  app = await testApp()
  meera = await atDesk(app, 'meera')
  ravi = await atDesk(app, 'ravi')
})

const detail = async (id: number) => (await meera.ask('GET', `/api/returns/${id}`)).json()
const hash = (text: string) => createHash('sha256').update(pdf(text)).digest('hex')

test('a draft is sent from any stage before filing, with its figures and the hash of its PDF', async () => {
  const id = await makeReturn(meera)
  const sent = await sendDraft(app, meera, id)
  expect(sent.statusCode, sent.body).toBe(201)
  expect(sent.json()).toEqual({ number: 1, sha256: hash('Computation') })
  expect(await detail(id)).toMatchObject({
    stage: 'your-ok',
    waitingOn: 'client',
    drafts: [{ number: 1, okAt: null, figures }],
  })
})

test('a draft says what is wrong with its figures or its file, and nothing is sent', async () => {
  const id = await makeReturn(meera)
  const wrong = await sendDraft(app, meera, id, { regime: 'newest', refund: -1 })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().errors.map(({ path }: { path: string }) => path)).toEqual([
    'figures.regime',
    'figures.refund',
  ])
  const both = await sendDraft(app, meera, id, { payable: 10 })
  expect(both.json().errors).toMatchObject([{ path: 'figures.refund' }])
  expect(await detail(id)).toMatchObject({ stage: 'documents', drafts: [], documents: [] })
})

test('a draft that has the same PDF but other figures is another draft', async () => {
  const id = await makeReturn(meera)
  await sendDraft(app, meera, id)
  expect((await sendDraft(app, meera, id, { refund: 1 })).json().number).toBe(2)
})

test('ten drafts sent at the same moment are numbered 1 to 10', async () => {
  const id = await makeReturn(meera)
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, at) => sendDraft(app, meera, id, { text: `Draft ${at}` })),
  )
  expect(sent.find(({ statusCode }) => statusCode !== 201)?.body).toBeUndefined()
  const numbers = sent.map((response) => response.json().number as number)
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a draft keeps its PDF: staff can’t delete the file', async () => {
  const id = await makeReturn(meera)
  await sendDraft(app, meera, id)
  const [{ documentId }] = (await detail(id)).drafts
  expect((await meera.ask('DELETE', `/api/documents/${documentId}`)).statusCode).toBe(409)
})

describe('an OK', () => {
  test('an OK records the draft, both hashes, the sentence, the name and who read the code out', async () => {
    const { id } = await okedReturn(app, meera)
    const found = await detail(id)
    expect(found).toMatchObject({ stage: 'to-file', waitingOn: 'us' })
    expect(found.drafts[0].okAt).toMatch(/^20/)
    const [ok] = found.drafts[0].oks
    expect(ok).toMatchObject({ name: 'Ramesh Kulkarni', readBy: 'meera', endedAt: null })
    expect(ok.sentence).toContain('draft 1')
    expect(ok.sentence).toContain('FY 2025-26')
    const [row] = await app.db.select().from(oks).where(eq(oks.id, ok.id))
    expect(row).toMatchObject({
      sha256: hash('Computation'),
      figuresSha256: found.drafts[0].figuresSha256,
      address: '127.0.0.1',
    })
    const record = await meera.ask('GET', `/api/oks/${ok.id}/file`)
    expect(record.headers['content-type']).toBe('application/pdf')
    expect(record.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('an OK to a draft that was replaced is refused', async () => {
    const id = await makeReturn(meera)
    await sendDraft(app, meera, id)
    const { browser, my } = await signedInClient(app, meera, id)
    await sendDraft(app, meera, id, { text: 'Second' })
    const ok = (number: number) =>
      browser.ask('POST', `${my}/drafts/${number}/ok`, { payload: { agreed: true } })
    expect((await ok(1)).statusCode).toBe(409)
    expect((await ok(3)).statusCode).toBe(404)
    expect((await ok(2)).statusCode).toBe(201)
  })

  test('an OK ends with a new draft, and the client is notified', async () => {
    const { id } = await okedReturn(app, meera)
    await sendDraft(app, meera, id, { text: 'Second' })
    const found = await detail(id)
    expect(found).toMatchObject({ stage: 'your-ok' })
    expect(found.drafts).toMatchObject([
      { number: 2, okAt: null },
      { number: 1, okAt: null, oks: [{ ended: 'new-draft' }] },
    ])
    const filed = await ravi.ask('POST', `/api/returns/${id}/filed`, filing())
    expect(filed.statusCode).toBe(409)
    const [mail] = await app.db
      .select()
      .from(mails)
      .where(eq(mails.event, `client-draft:${id}:2`))
    expect(JSON.stringify(mail?.content)).toContain('no longer counts')
    expect(JSON.stringify(mail?.content)).not.toContain('12,340')
  })

  test('ten OKs to a draft at the same moment are one', async () => {
    const id = await makeReturn(meera)
    await sendDraft(app, meera, id)
    const { browser, my } = await signedInClient(app, meera, id)
    const given = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser.ask('POST', `${my}/drafts/1/ok`, { payload: { agreed: true } }),
      ),
    )
    const codes = given.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(codes).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect((await detail(id)).drafts[0].oks).toHaveLength(1)
  })

  test('an OK and a new draft at the same moment leave no OK on a draft that was replaced', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await makeReturn(meera)
      await sendDraft(app, meera, id)
      const { browser, my } = await signedInClient(app, meera, id)
      await Promise.all([
        browser.ask('POST', `${my}/drafts/1/ok`, { payload: { agreed: true } }),
        sendDraft(app, meera, id, { text: 'Second' }),
      ])
      const filed = await ravi.ask('POST', `/api/returns/${id}/filed`, filing())
      expect(filed.statusCode).toBe(409)
      expect((await detail(id)).drafts[0]).toMatchObject({ number: 2, okAt: null })
    }
  })

  test('an OK needs a sign-in of the last half hour, or a fresh code with it', async () => {
    const id = await makeReturn(meera)
    await sendDraft(app, meera, id)
    const { browser, my } = await signedInClient(app, meera, id)
    await app.db.update(clientSessions).set({ signedInAt: sql`now() - interval '31 minutes'` })
    const payload = { agreed: true }
    expect((await browser.ask('GET', my)).json()).toMatchObject({ isFresh: false })
    expect((await browser.ask('POST', `${my}/drafts/1/ok`, { payload })).statusCode).toBe(401)
    const { code } = (await ravi.ask('POST', `/api/returns/${id}/code`)).json()
    const ok = await browser.ask('POST', `${my}/drafts/1/ok`, { payload: { ...payload, code } })
    expect(ok.statusCode, ok.body).toBe(201)
    expect((await detail(id)).drafts[0].oks).toMatchObject([{ readBy: 'ravi' }])
  })

  test('an OK is refused where the client did not say that they agree', async () => {
    const id = await makeReturn(meera)
    await sendDraft(app, meera, id)
    const { browser, my } = await signedInClient(app, meera, id)
    for (const payload of [{}, { agreed: false }]) {
      const given = await browser.ask('POST', `${my}/drafts/1/ok`, { payload })
      expect(given.statusCode).toBe(400)
    }
  })

  test('an OK can be withdrawn until the return is filed', async () => {
    const { id, browser, my } = await okedReturn(app, meera)
    const withdraw = () => browser.ask('POST', `${my}/drafts/1/withdraw`)
    expect((await withdraw()).statusCode).toBe(200)
    expect(await detail(id)).toMatchObject({
      stage: 'your-ok',
      drafts: [{ okAt: null, oks: [{ ended: 'withdrawn' }] }],
    })
    expect((await withdraw()).statusCode).toBe(409)
    await browser.ask('POST', `${my}/drafts/1/ok`, { payload: { agreed: true } })
    expect((await ravi.ask('POST', `/api/returns/${id}/filed`, filing())).statusCode).toBe(200)
    expect((await withdraw()).statusCode).toBe(409)
  })

  test('an OK of another client is not found', async () => {
    const { id } = await okedReturn(app, meera)
    const stranger = await okedReturn(app, meera)
    const payload = { agreed: true, returnId: id }
    const given = await stranger.browser.ask('POST', `${stranger.my}/drafts/1/ok`, { payload })
    expect(given.statusCode).toBe(404)
    const [{ oks: own }] = (await detail(id)).drafts
    const record = await stranger.browser.ask('GET', `${stranger.my}/oks/${own[0].id}/file`)
    expect(record.statusCode).toBe(404)
  })

  test('an OK of a client with two returns is for the one that waits', async () => {
    const clientId = await makeClient(meera)
    const { id: first } = await okedReturn(app, meera, { clientId, year: '2024-25' })
    const second = await makeReturn(meera, { clientId })
    await sendDraft(app, meera, second)
    const { browser, my } = await signedInClient(app, meera, second)
    await browser.ask('POST', `${my}/drafts/1/ok`, { payload: { agreed: true } })
    expect((await detail(second)).stage).toBe('to-file')
    expect((await detail(first)).drafts[0].oks).toHaveLength(1)
  })
})

test('a change that the client asks for ends the OK and leads back to preparing', async () => {
  const { id, browser, my } = await okedReturn(app, meera)
  const payload = { text: 'The rent is 12,000 a month' }
  const asked = await browser.ask('POST', `${my}/drafts/1/change`, { payload })
  expect(asked.statusCode, asked.body).toBe(201)
  expect(await detail(id)).toMatchObject({
    stage: 'preparing',
    drafts: [{ okAt: null, changeAsked: payload.text, oks: [{ ended: 'change-asked' }] }],
  })
  const late = await browser.ask('POST', `${my}/drafts/1/ok`, { payload: { agreed: true } })
  expect(late.statusCode).toBe(409)
})

test('a review counts no longer once the client asks for a change', async () => {
  const id = await makeReturn(meera)
  await meera.ask('PATCH', `/api/returns/${id}`, { stage: 'review' })
  await ravi.ask('POST', `/api/returns/${id}/review`)
  await sendDraft(app, meera, id)
  expect(await detail(id)).toMatchObject({ stage: 'your-ok', reviewedBy: expect.any(String) })
  const { browser, my } = await signedInClient(app, meera, id)
  await browser.ask('POST', `${my}/drafts/1/change`, { payload: { text: 'The rent is 9,000' } })
  expect(await detail(id)).toMatchObject({
    stage: 'preparing',
    reviewedAt: null,
    reviewedBy: null,
  })
})

test('a change by staff, who take the return back to preparing, ends the OK', async () => {
  const { id } = await okedReturn(app, meera)
  await meera.ask('PATCH', `/api/returns/${id}`, { stage: 'preparing' })
  expect((await detail(id)).drafts).toMatchObject([{ okAt: null, oks: [{ ended: 'taken-back' }] }])
  expect((await ravi.ask('POST', `/api/returns/${id}/filed`, filing())).statusCode).toBe(409)
})

test('a return that is stopped and taken up again waits for a new OK', async () => {
  const { id } = await okedReturn(app, meera)
  await meera.ask('PATCH', `/api/returns/${id}`, { stage: 'stopped' })
  await meera.ask('PATCH', `/api/returns/${id}`, { stage: 'your-ok' })
  expect(await detail(id)).toMatchObject({ stage: 'your-ok', drafts: [{ okAt: null }] })
  expect((await ravi.ask('POST', `/api/returns/${id}/filed`, filing())).statusCode).toBe(409)
})

test('a filing that was recorded with the wrong return is removed, and its number is free', async () => {
  const [wrong, right] = [await okedReturn(app, meera), await okedReturn(app, meera)]
  const body = filing()
  await ravi.ask('POST', `/api/returns/${wrong.id}/filed`, body)
  const removed = await ravi.ask('DELETE', `/api/returns/${wrong.id}/filed`)
  expect(removed.json()).toMatchObject({ stage: 'to-file', filing: null })
  expect((await ravi.ask('POST', `/api/returns/${right.id}/filed`, body)).statusCode).toBe(200)
})

test('a filing that was removed and is recorded again is mailed again', async () => {
  const { id } = await okedReturn(app, meera)
  const sent = () => app.db.$count(mails, sql`${mails.event} like ${`client-filed:${id}:%`}`)
  await ravi.ask('POST', `/api/returns/${id}/filed`, filing())
  await ravi.ask('DELETE', `/api/returns/${id}/filed`)
  expect(await sent()).toBe(1)
  await ravi.ask('POST', `/api/returns/${id}/filed`, filing())
  expect(await sent()).toBe(2)
})

test('a filing on a day before the client’s OK is refused, and so is a correction to one', async () => {
  const { id } = await okedReturn(app, meera)
  const file = (day: string) => ravi.ask('POST', `/api/returns/${id}/filed`, filing(day))
  const early = await file(addDays(today, -1))
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    expect.stringContaining('Nothing is filed without it'),
  ])
  expect((await file(today)).statusCode).toBe(200)
  expect((await file(addDays(today, -1))).statusCode).toBe(409)
})

test('filing is refused without an OK on the latest draft, in any stage', async () => {
  const id = await makeReturn(meera)
  const file = () => ravi.ask('POST', `/api/returns/${id}/filed`, filing())
  expect((await file()).statusCode).toBe(409)
  await sendDraft(app, meera, id)
  const refused = await file()
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toContain('OK')
  for (const stage of ['filed', 'verified', 'processed', 'to-file']) {
    const moved = await ravi.ask('PATCH', `/api/returns/${id}`, { stage })
    expect(moved.statusCode, stage).toBe(409)
  }
})

test('filing is not recorded by the person who read out the code of the OK', async () => {
  const { id } = await okedReturn(app, meera)
  expect((await meera.ask('POST', `/api/returns/${id}/filed`, filing())).statusCode).toBe(403)
  const filed = await ravi.ask('POST', `/api/returns/${id}/filed`, filing())
  expect(filed.statusCode, filed.body).toBe(200)
  expect(filed.json()).toMatchObject({
    stage: 'filed',
    waitingOn: 'client',
    filing: { filedOn: today, filedBy: 'ravi', verifyBy: addDays(today, 30) },
  })
})

test('filing needs an acknowledgement number of 15 digits and a day that is not in the future', async () => {
  const { id } = await okedReturn(app, meera)
  const body = filing()
  for (const wrong of [
    { ...body, acknowledgement: '12345678901234' },
    { ...body, filedOn: addDays(today, 1) },
  ]) {
    expect((await ravi.ask('POST', `/api/returns/${id}/filed`, wrong)).statusCode).toBe(400)
  }
  expect((await detail(id)).stage).toBe('to-file')
})

test('a filing with the number of another return is refused; the same number again changes nothing', async () => {
  const [one, other] = [await okedReturn(app, meera), await okedReturn(app, meera)]
  const body = filing()
  const file = (id: number) => ravi.ask('POST', `/api/returns/${id}/filed`, body)
  expect((await file(one.id)).statusCode).toBe(200)
  expect((await file(one.id)).statusCode).toBe(200)
  expect((await file(other.id)).statusCode).toBe(409)
  const { events } = await detail(one.id)
  expect(events.filter(({ kind }: { kind: string }) => kind === 'filed')).toHaveLength(1)
})

test('ten filings of a return at the same moment are recorded once, with one mail', async () => {
  const { id } = await okedReturn(app, meera)
  const body = filing()
  const filed = await Promise.all(
    Array.from({ length: 10 }, () => ravi.ask('POST', `/api/returns/${id}/filed`, body)),
  )
  expect(filed.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  const { events } = await detail(id)
  expect(events.filter(({ kind }: { kind: string }) => kind === 'filed')).toHaveLength(1)
  expect(await app.db.$count(mails, sql`${mails.event} like ${`client-filed:${id}:%`}`)).toBe(1)
})

test('a wrong acknowledgement number is corrected, with both in the timeline', async () => {
  const { id } = await okedReturn(app, meera)
  const [wrong, right] = [filing(), filing()]
  await ravi.ask('POST', `/api/returns/${id}/filed`, wrong)
  const corrected = await ravi.ask('POST', `/api/returns/${id}/filed`, right)
  expect(corrected.json().filing.acknowledgement).toBe(right.acknowledgement)
  expect(corrected.json().events.at(-1)).toMatchObject({
    kind: 'filing-corrected',
    detail: { before: wrong.acknowledgement, acknowledgement: right.acknowledgement },
  })
})

test('filing is followed by verification, intimation and refund', async () => {
  const { id, browser, my } = await okedReturn(app, meera)
  await ravi.ask('POST', `/api/returns/${id}/filed`, filing())
  const early = { processedOn: today, outcome: 12_340 }
  expect((await ravi.ask('POST', `/api/returns/${id}/processed`, early)).statusCode).toBe(409)
  expect((await browser.ask('POST', `${my}/returns/${id}/verified`)).statusCode).toBe(200)
  const verified = await ravi.ask('POST', `/api/returns/${id}/verified`, { verifiedOn: today })
  expect(verified.json()).toMatchObject({ stage: 'verified', waitingOn: 'department' })
  const before = { processedOn: addDays(today, -1), outcome: 12_340 }
  const refused = await ravi.ask('POST', `/api/returns/${id}/processed`, before)
  expect(refused.json().errors).toMatchObject([{ path: 'processedOn' }])
  const body = { processedOn: today, outcome: 12_340, refundedOn: today }
  const processed = await ravi.ask('POST', `/api/returns/${id}/processed`, body)
  expect(processed.json()).toMatchObject({
    stage: 'processed',
    waitingOn: null,
    filing: { outcome: 12_340, refundedOn: today },
  })
  const [own] = (await browser.ask('GET', my)).json().returns
  expect(own.filing).toMatchObject({ processedOn: today, verifiedOn: today })
  // One e-mail says so, with no figure in it, and a correction sends no other.
  await ravi.ask('POST', `/api/returns/${id}/processed`, { ...body, outcome: 12_350 })
  const written = await mailsToSend(app, eq(mails.event, `client-processed:${id}`))
  expect(written).toMatchObject([
    { subject: 'Your return for FY 2025-26 (AY 2026-27) is processed' },
  ])
  expect(written[0]!.text).toContain('Your page shows the outcome.')
  expect(written[0]!.text).not.toMatch(/12,?3[45]0/)
})

test('a demand is mailed as one, and asks the client not to pay yet', async () => {
  const { id } = await okedReturn(app, meera)
  await ravi.ask('POST', `/api/returns/${id}/filed`, filing())
  await ravi.ask('POST', `/api/returns/${id}/verified`, { verifiedOn: today })
  const body = { processedOn: today, outcome: -4_200 }
  expect((await ravi.ask('POST', `/api/returns/${id}/processed`, body)).statusCode).toBe(200)
  const [written] = await mailsToSend(app, eq(mails.event, `client-processed:${id}`))
  expect(written!.text).toContain('asks for a payment')
  expect(written!.text).toContain('please don’t pay yet')
  expect(written!.text).not.toContain('4,200')
})

test('filing reminds the client to verify on days 3, 15, 25 and 29, until they say that they have', async () => {
  const { id, browser, my } = await okedReturn(app, meera)
  const filedOn = addDays(today, -2)
  const [draft] = await app.db.select().from(drafts).where(eq(drafts.returnId, id))
  const givenAt = new Date(`${filedOn}T05:00:00Z`)
  await app.db.update(oks).set({ givenAt }).where(eq(oks.draftId, draft!.id))
  await ravi.ask('POST', `/api/returns/${id}/filed`, filing(filedOn))
  const context = {
    ...app.outbox,
    ...{ db: app.db, ring: app.keyring, origin: 'http://localhost:3000' },
  }
  const at = (day: string) => new Date(`${day}T05:00:00Z`)
  const reminded = () => app.db.$count(mails, sql`${mails.event} like ${`client-verify:${id}:%`}`)
  const next = async () =>
    (await app.db.select().from(returns).where(eq(returns.id, id)))[0]?.verifyRemindOn
  expect(await next()).toBe(addDays(filedOn, 3))
  for (const [days, count] of [
    [2, 0],
    [3, 1],
    [14, 1],
    [15, 2],
    [25, 3],
  ] as const) {
    await remindToVerify(context, at(addDays(filedOn, days)))
    expect(await reminded(), `day ${days}`).toBe(count)
  }
  expect(await next()).toBe(addDays(filedOn, 29))
  await browser.ask('POST', `${my}/returns/${id}/verified`)
  await remindToVerify(context, at(addDays(filedOn, 29)))
  expect(await reminded()).toBe(3)
})
