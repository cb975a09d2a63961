import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { mails } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import { testApp } from '../../../test/app.ts'
import { BILLING_FIRM } from '../../../test/billing-firm.ts'
import { makeClient, makeReturn, sendDraft, signedInClient } from '../../../test/clients.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'
import { mailsToSend } from '../../../test/outbox.ts'

let app: FastifyInstance
let meera: Staff
beforeAll(async () => {
  app = await testApp(BILLING_FIRM)
  meera = await atDesk(app, 'meera')
})

const DEVANAGARI = /\p{Script=Devanagari}/u

/** A return that was started from an enquiry in Hindi. */
async function hindiReturn(email: string) {
  const lead = await makeLead(app, { email, language: 'hi' })
  const clientId = await makeClient(meera, { email })
  const id = await makeReturn(meera, { clientId, leadId: lead.id })
  return { id, clientId }
}

const detail = async (id: number) => (await meera.ask('GET', `/api/returns/${id}`)).json()

test('A return that is started from an enquiry in Hindi has a contact and requests in Hindi', async () => {
  const { id } = await hindiReturn('kamla@example.in')
  const { contacts, requests } = await detail(id)
  expect(contacts).toMatchObject([{ language: 'hi' }])
  expect(requests.length).toBeGreaterThan(3)
  for (const { title } of requests) expect(title).toMatch(DEVANAGARI)
})

test('Staff change the language of a contact, and the emails follow it', async () => {
  const email = 'mohan@example.in'
  const { id, clientId } = await hindiReturn(email)
  const subjects = async () =>
    (await mailsToSend(app, eq(mails.toAddress, email))).map(({ subject }) => subject)
  await meera.ask('POST', `/api/returns/${id}/link/mail`, {})
  expect((await subjects()).at(-1)).toBe('FY 2025-26 (AY 2026-27) का आपका रिटर्न')
  const { contacts } = (await meera.ask('GET', `/api/clients/${clientId}`)).json()
  await meera.ask('PATCH', `/api/contacts/${contacts[0].id}`, { language: 'en' })
  await meera.ask('POST', `/api/returns/${id}/link/mail`, {})
  expect((await subjects()).at(-1)).toBe('Your return for FY 2025-26 (AY 2026-27)')
})

test('An OK is recorded in the language in which its sentence was shown', async () => {
  const { id } = await hindiReturn('leela@example.in')
  expect((await sendDraft(app, meera, id)).statusCode).toBe(201)
  const { browser, my } = await signedInClient(app, meera, id)
  const sentences = async () =>
    (await detail(id)).drafts[0].oks.map(({ sentence }: { sentence: string }) => sentence)
  const ok = (language?: string) =>
    browser.ask('POST', `${my}/drafts/1/ok`, { payload: { agreed: true, language } })
  expect((await ok()).statusCode).toBe(201)
  await browser.ask('POST', `${my}/drafts/1/withdraw`)
  expect((await ok('en')).statusCode).toBe(201)
  const year = 'FY 2025-26 (AY 2026-27)'
  expect((await sentences()).toSorted()).toEqual([
    clientCopyIn('hi').draftCopy.sentence(1, year),
    `I have looked at draft 1 of the income tax return for ${year} and agree to it being filed as it is.`,
  ])
})

test('Every email to a client in Hindi has no English sentence', async () => {
  const email = 'sita@example.in'
  const { id } = await hindiReturn(email)
  await meera.ask('POST', `/api/returns/${id}/link/mail`, {})
  await meera.ask('PATCH', '/api/returns', { ids: [id], remind: true })
  const { browser, my } = await signedInClient(app, meera, id)
  await browser.ask('POST', `${my}/code`)
  const { requests } = await detail(id)
  const state = { state: 'sent-back', reason: 'पन्ना 2 नहीं है' }
  await meera.ask('POST', `/api/requests/${requests[0].id}`, state)
  await sendDraft(app, meera, id)
  await browser.ask('POST', `${my}/drafts/1/ok`, { payload: { agreed: true } })
  // Someone who read the code out can’t record the filing.
  const ravi = await atDesk(app, 'ravi')
  const filed = { acknowledgement: '123456789012345', filedOn: indianDate(new Date()) }
  await ravi.ask('POST', `/api/returns/${id}/filed`, filed)
  await ravi.ask('POST', `/api/returns/${id}/verified`, { verifiedOn: filed.filedOn })
  const processed = { processedOn: filed.filedOn, outcome: -500 }
  await ravi.ask('POST', `/api/returns/${id}/processed`, processed)
  const paid = { method: 'upi', reference: '412345678901', amount: 1999, paidOn: '2026-07-20' }
  await meera.ask('POST', `/api/returns/${id}/paid`, paid)
  await meera.ask('POST', `/api/returns/${id}/invoice`)
  const written = await mailsToSend(app, eq(mails.toAddress, email))
  expect(written.map(({ kind }) => kind).toSorted()).toEqual([
    'client-code',
    'client-draft',
    'client-draft',
    'client-filed',
    'client-filed',
    'client-link',
    'client-payment',
    'client-payment',
    'client-requests',
    'client-requests',
  ])
  for (const { subject, text, html } of written) {
    expect(subject).toMatch(DEVANAGARI)
    expect(html).toContain('<html lang="hi">')
    const [own = ''] = text.split('\n\n-- \n')
    for (const part of own.split('\n\n')) expect(part).toMatch(/\p{Script=Devanagari}|^\d{6}$/u)
  }
})
