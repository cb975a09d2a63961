import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { leads, leadWorkings, mails } from '#app/platform/db/schema.ts'
import { workingForm } from '#content/en/callback.ts'
import { fieldErrors } from '#content/en/forms.ts'
import { send, testApp } from '../../../test/app.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { mailsToSend } from '../../../test/outbox.ts'

let app: FastifyInstance
let admin: Staff
beforeAll(async () => {
  app = await testApp({ MAIL_STAFF: 'office@firm.example' })
  admin = await atDesk(app, 'asha', 'admin')
})

const working = {
  tool: 'hra-and-rent-tds',
  year: '2026-27',
  input: { salary: '61,234', hra: '23456', rent: '27,891' },
}
let phones = 0
const enquiry = (changes: Record<string, unknown> = {}) => ({
  name: 'Kavya Rao',
  phone: `+91 98480 ${String(20_000 + ++phones)}`,
  service: 'General Inquiry',
  message: 'I used the tool.',
  source: 'tool',
  working,
  consent: true,
  ...changes,
})

async function sent(body: object): Promise<number> {
  const response = await send(app, body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json().id
}

async function storedWorking(id: number) {
  const [row] = await app.db.select().from(leadWorkings).where(eq(leadWorkings.leadId, id))
  return row
}

test('the working of a tool is worked out again by the server and shown to staff', async () => {
  const id = await sent(enquiry())
  const { working: shown } = await admin.see(id)
  expect(shown?.answer.title).toBe('HRA by month, tax year 2026-27')
  expect(shown?.answer.inputs).toContainEqual({ label: expect.any(String), value: '₹61,234' })
  expect(shown?.answer.answer.headline.value).toMatch(/^₹/)
  expect(shown).toMatchObject({ input: working.input, answer: { year: working.year } })
  expect(shown?.rulesVersion).toMatch(/^20\d\d-\d\d-\d\d [0-9a-f]{8}$/)
})

test.each([
  ['NUL', '80c \u0000', '80c'],
  ['half a character', '80c\ud800', '80c\ufffd'],
])('a calculation with %s in it is stored without', async (_, q, expected) => {
  const input = { q }
  const id = await sent(enquiry({ working: { tool: 'old-section-new-section', year: '', input } }))
  expect((await storedWorking(id))?.input.q?.trim()).toBe(expected)
})

test('a calculation with NUL in a pasted report is stored without', async () => {
  const input = { results: 'NIFTY\u0000 500\n700', presumptive: 'never' }
  const id = await sent(
    enquiry({ working: { tool: 'f-and-o-turnover-and-audit', year: '2025-26', input } }),
  )
  expect((await storedWorking(id))?.input.results).toBe('NIFTY 500\n700')
})

test('the working of a tool is stored with the consent that came with it, which staff see', async () => {
  const id = await sent(enquiry())
  const { working: shown } = await admin.see(id)
  expect(shown?.answer.consent?.text).toBe(workingForm.consent)
  const given = Date.parse(shown?.answer.consent?.at ?? '')
  expect(Math.abs(given - Date.now())).toBeLessThan(60_000)
  const exported = await admin.get(`/api/leads/${id}/export`)
  expect(JSON.stringify(exported)).toContain(workingForm.consent)
})

test('the working of a tool is taken as JSON from a form without script, and nothing from an empty field', async () => {
  const id = await sent(enquiry({ working: JSON.stringify(working) }))
  expect((await storedWorking(id))?.tool).toBe('hra-and-rent-tds')
  expect(await storedWorking(await sent(enquiry({ working: '' })))).toBeUndefined()
})

test('a calculation with other figures is another enquiry, and one with the same figures the same', async () => {
  const body = enquiry({ sendKey: 'a-random-key' })
  const id = await sent(body)
  expect(await sent(body)).toBe(id)
  expect(
    await sent({ ...body, working: { ...working, input: { ...working.input, rent: '27,892' } } }),
  ).not.toBe(id)
})

test('the working of a tool has its figures in no mail', async () => {
  const id = await sent(enquiry({ email: 'kavya@example.in' }))
  const rows = await mailsToSend(app, eq(mails.leadId, id))
  expect(rows.length).toBeGreaterThan(0)
  for (const { subject, text, html } of rows) {
    expect(subject + text + html).not.toMatch(/61,?234|23,?456|27,?891/)
  }
})

test('the working of a tool is handed over with the personal data and erased with the enquiry', async () => {
  const id = await sent(enquiry())
  const exported = await admin.get(`/api/leads/${id}/export`)
  expect(JSON.stringify(exported)).toContain('27,891')
  await admin.ask('DELETE', `/api/leads/${id}`)
  expect(await storedWorking(id)).toBeUndefined()
})

test.each([
  ['without a word', undefined],
  ['with the box left empty', ''],
  ['with a refusal', false],
  ['with another word', 'off'],
])(
  'the working of a tool is not taken %s of consent, and nothing is stored',
  async (_, consent) => {
    const body = enquiry({ consent })
    const response = await send(app, body)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { path: 'consent', message: fieldErrors.workingConsent },
    ])
    const stored = await app.db.select().from(leads).where(eq(leads.phone, body.phone))
    expect(stored).toEqual([])
  },
)

test('the working of a tool is not taken without consent from a form without script', async () => {
  const { consent: _, ...fields } = { ...enquiry(), working: JSON.stringify(working) }
  const post = (body: Record<string, string>) =>
    send(app, new URLSearchParams(body).toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const refused = await post(fields)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().errors).toEqual([{ path: 'consent', message: fieldErrors.workingConsent }])
  expect((await post({ ...fields, consent: 'on' })).statusCode).toBe(201)
})

test('the working of a tool says that consent is missing with what else is wrong', async () => {
  const response = await send(app, enquiry({ name: 'K', consent: undefined }))
  const paths = response.json().errors.map(({ path }: { path: string }) => path)
  expect(paths.toSorted()).toEqual(['consent', 'name'])
})

test('the working of a tool needs no consent where no working is sent', async () => {
  await sent(enquiry({ working: undefined, consent: undefined }))
})

test.each([
  ['of a tool that does not exist', { ...working, tool: 'lottery' }],
  ['of a year without rules', { ...working, year: '2019-20' }],
  ['that has no answer', { ...working, input: {} }],
  ['with a broken amount', { ...working, input: { ...working.input, rent: 'much' } }],
  ['that is no working', 'a PDF'],
  ['with figures that are no text', { ...working, input: { rent: 5 } }],
])('the working of a tool: %s is rejected in words', async (_, broken) => {
  const response = await send(app, enquiry({ working: broken }))
  expect(response.statusCode).toBe(400)
  expect(response.json().errors[0].path).toMatch(/^working/)
})
