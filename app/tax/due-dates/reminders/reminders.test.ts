import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dateReminders, leads } from '#app/platform/db/schema.ts'
import { deliver } from '#app/platform/mail/deliver.server.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { errorShape, testApp } from '../../../../test/app.ts'
import { closeAfterwards } from '../../../../test/closing.ts'
import { MailSink } from '../../../../test/mail-sink.ts'
import { mailsToSend } from '../../../../test/outbox.ts'
import { confirmReminders, deleteUnconfirmed, requestReminders } from './reminders.server.ts'

const ADDRESS = 'asha@example.in'

let sink: MailSink
let app: FastifyInstance
beforeAll(async () => {
  sink = await MailSink.open()
  closeAfterwards(() => sink.close())
  app = await testApp({ SMTP_URL: sink.url, PUBLIC_ORIGIN: 'https://www.firm.in' })
})
beforeEach(async () => {
  sink.caught.length = 0
  await app.db.delete(dateReminders)
})

/** Sends the form as the script does. */
const ask = (changes: Record<string, unknown> = {}, more: InjectOptions = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/date-reminders',
    payload: { email: ADDRESS, groups: 'salaried,late', website: '', ...changes },
    ...more,
  })

const stored = () => app.db.select().from(dateReminders)
const outbox = () => mailsToSend(app)

async function tokenOf(email = ADDRESS): Promise<string> {
  const [found] = await app.db.select().from(dateReminders).where(eq(dateReminders.email, email))
  return found?.token ?? ''
}

/** A browser that sends a form of a page which hides its address. */
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  origin: 'null',
}
const post = (url: string, headers: Record<string, string> = form, payload = '') =>
  app.inject({ method: 'POST', url, headers, payload })
const state = async (token: string) => (await app.inject(`/api/date-reminders/${token}`)).json()

/** Sends what waits in the outbox, and gives what arrived. */
async function deliverAll() {
  const context = { ...app.outbox, db: app.db, pool: app.pool, log: { info() {}, warn() {} } }
  for (const { id } of await outbox()) await deliver(context, id)
  return sink.caught
}

test('a request for reminders stores the address in lower case with its groups, and sends one email to confirm', async () => {
  const response = await ask({ email: ' Asha@Example.in ' })
  expect(response.statusCode).toBe(202)
  expect(response.json()).toEqual({ accepted: true })
  expect(response.headers['cache-control']).toBe('no-store')
  expect(await stored()).toMatchObject([
    { email: ADDRESS, groups: ['salaried', 'late'], confirmedAt: null, confirmationsSent: 1 },
  ])
  const [mail] = await deliverAll()
  expect(mail?.envelope.to).toEqual([ADDRESS])
  expect(mail?.subject).toBe('Confirm your due date reminders')
  expect(mail?.text).toContain(`https://www.firm.in/date-reminders/${await tokenOf()}\n`)
  expect(mail?.text).toContain('Return not filed yet')
})

test('a request for reminders sends three confirmations to one mailbox, however its address is written, also at once', async () => {
  const spellings = Array.from(
    { length: 18 },
    (_, at) =>
      `${at % 2 ? 'asha.rao' : 'as.harao'}+${at}@${at % 3 ? 'gmail.com' : 'googlemail.com'}`,
  )
  const responses = await Promise.all(spellings.map((email) => ask({ email })))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(18).fill(202))
  expect(await outbox()).toHaveLength(3)
  await ask({ email: 'ravi@gmail.com' })
  expect(await outbox()).toHaveLength(4)
})

test('a request for reminders says nothing of what is stored: the response is the same for every address', async () => {
  const first = await ask()
  await post(`/date-reminders/${await tokenOf()}`)
  const repeated = await ask()
  const hidden = await ask({ website: 'https://spam.example', email: 'bot@example.in' })
  for (const response of [repeated, hidden]) {
    expect(response.statusCode).toBe(first.statusCode)
    expect(response.body).toBe(first.body)
  }
  expect(await tokenOf('bot@example.in')).toBe('')
})

test('a request for reminders sends three emails to one address in 24 hours, then none, and says the same', async () => {
  for (let times = 0; times < 5; times++) expect((await ask()).statusCode).toBe(202)
  expect(await outbox()).toHaveLength(3)
  const request = { email: ADDRESS, groups: ['tan' as const], language: 'en' as const }
  await requestReminders(app.db, app.outbox, request, new Date(Date.now() + 25 * HOUR_MS))
  expect(await outbox()).toHaveLength(4)
  expect(await stored()).toMatchObject([{ groups: ['tan'], confirmationsSent: 1 }])
})

test('a request for reminders made five times at once is stored once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => ask()))
  expect(await stored()).toHaveLength(1)
  expect(await outbox()).toHaveLength(3)
})

test('a connection that asks for reminders to too many addresses has to wait', async () => {
  const strict = await testApp({ LIMIT_SCALE: '1', LIMIT_REMINDERS: '2' })
  const from = (email: string) =>
    strict.inject({
      method: 'POST',
      url: '/api/date-reminders',
      payload: { email, groups: 'salaried' },
    })
  await from('a@example.in')
  await from('b@example.in')
  expect((await from('c@example.in')).statusCode).toBe(429)
})

test.each([
  [{ email: 'asha at example' }, 'email'],
  [{ email: undefined }, 'email'],
  [{ groups: '' }, 'groups.0'],
  [{ groups: 'salaried,dentist' }, 'groups.1'],
  [{ groups: undefined }, 'groups'],
])('a request for reminders with %j is refused at the field', async (wrong, path) => {
  const response = await ask(wrong)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject(errorShape)
  expect(response.json().errors).toMatchObject([{ path }])
  expect(await stored()).toEqual([])
})

test('a request for reminders without script is answered with a page', async () => {
  const headers = { ...form, origin: 'https://www.firm.in' }
  const sent = await ask({}, { headers, payload: 'email=asha%40example.in&groups=tan' })
  expect(sent.statusCode).toBe(303)
  expect(sent.headers.location).toBe('/date-reminders/check-your-email')
  const wrong = await ask({}, { headers, payload: 'email=asha&groups=tan' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.body).toContain('/tools/due-dates')
})

describe('the link of the email', () => {
  beforeEach(async () => {
    await ask()
  })

  test('the link of the email confirms nothing by being opened, and is not stored or passed on', async () => {
    const token = await tokenOf()
    for (const path of ['', '/end']) {
      const page = await app.inject(`/date-reminders/${token}${path}`)
      expect(page.statusCode).toBe(200)
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
    expect(await state(token)).toEqual({
      confirmed: false,
      language: 'en',
      groups: ['salaried', 'late'],
      requestedGroups: null,
    })
  })

  test('the link of the email confirms by its button, and stays confirmed when pressed again', async () => {
    const token = await tokenOf()
    const response = await post(`/date-reminders/${token}`)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`/date-reminders/${token}`)
    const [{ confirmedAt } = {}] = await stored()
    expect(confirmedAt).toBeInstanceOf(Date)
    await post(`/date-reminders/${token}`)
    expect(await stored()).toMatchObject([{ confirmedAt }])
  })

  test('the link of the email has an unguessable part of its own for each address', async () => {
    await ask({ email: 'ravi@example.in' })
    const tokens = (await stored()).map(({ token }) => token)
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  })

  test('the link of the email leads nowhere when it is mistyped', async () => {
    for (const token of ['x'.repeat(43), 'short', `${await tokenOf()}x`]) {
      expect((await post(`/date-reminders/${token}`)).statusCode).toBe(404)
      expect((await app.inject(`/api/date-reminders/${token}`)).statusCode).toBe(404)
    }
    expect(await stored()).toMatchObject([{ confirmedAt: null }])
  })

  test('the link of the email cannot be pressed by a page of another site', async () => {
    const foreign = { ...form, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await post(`/date-reminders/${await tokenOf()}`, foreign)).statusCode).toBe(403)
    expect((await post(`/date-reminders/${await tokenOf()}/end`, foreign)).statusCode).toBe(403)
  })
})

test('other groups for an address that gets reminders wait until they are confirmed too', async () => {
  await ask()
  const token = await tokenOf()
  await post(`/date-reminders/${token}`)
  await ask({ groups: 'audited,tan' })
  expect(await tokenOf()).toBe(token)
  expect(await state(token)).toEqual({
    confirmed: true,
    language: 'en',
    groups: ['salaried', 'late'],
    requestedGroups: ['audited', 'tan'],
  })
  const mail = (await deliverAll()).at(-1)
  expect(mail?.subject).toBe('Confirm the change to your due date reminders')
  await post(`/date-reminders/${token}`)
  expect(await state(token)).toEqual({
    confirmed: true,
    language: 'en',
    groups: ['audited', 'tan'],
    requestedGroups: null,
  })
})

test('other groups for an address that gets reminders are forgotten after 48 hours, and the reminders stay as they were', async () => {
  await ask()
  await post(`/date-reminders/${await tokenOf()}`)
  await ask({ groups: 'tan' })
  await deleteUnconfirmed(app.db, new Date(Date.now() + 49 * HOUR_MS))
  expect(await stored()).toMatchObject([
    { groups: ['salaried', 'late'], requestedGroups: null, confirmedAt: expect.any(Date) },
  ])
})

test('an address that is not confirmed is deleted with its emails after 48 hours, not before', async () => {
  await ask()
  await deleteUnconfirmed(app.db, new Date(Date.now() + 47 * HOUR_MS))
  expect(await stored()).toHaveLength(1)
  await deleteUnconfirmed(app.db, new Date(Date.now() + 49 * HOUR_MS))
  expect(await stored()).toEqual([])
  expect(await outbox()).toEqual([])
})

test('an address that is not confirmed cannot be confirmed any longer, even before the run that deletes it', async () => {
  await ask()
  const late = new Date(Date.now() + 49 * HOUR_MS)
  expect(await confirmReminders(app.db, await tokenOf(), late)).toBeUndefined()
})

describe('ending', () => {
  beforeEach(async () => {
    await ask()
    await post(`/date-reminders/${await tokenOf()}`)
  })

  test('ending reminders by the button deletes the address and its emails at once, and says so again', async () => {
    const url = `/date-reminders/${await tokenOf()}/end`
    for (let times = 0; times < 2; times++) {
      const response = await post(url)
      expect(response.statusCode).toBe(303)
      expect(response.headers.location).toBe('/date-reminders/ended')
    }
    expect(await stored()).toEqual([])
    expect(await outbox()).toEqual([])
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])(
    'ending reminders works with one click of a mail program that sends %s',
    async (_what, type, body) => {
      const [mail] = await deliverAll()
      const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      const address = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '')
      expect(address.origin).toBe('https://www.firm.in')
      const response = await post(address.pathname, { 'content-type': type, accept: '*/*' }, body)
      expect(response.statusCode).toBe(200)
      expect(await stored()).toEqual([])
    },
  )
})

describe('reminders asked for on a Hindi page', () => {
  const inHindi = { language: 'hi' }

  test('reminders asked for on a Hindi page are confirmed and ended in Hindi', async () => {
    await ask(inHindi)
    const token = await tokenOf()
    const [mail] = await deliverAll()
    expect(mail?.subject).toBe('तारीखें याद दिलाने के लिए हाँ कहें')
    expect(mail?.text).toContain('- वेतन, पेंशन या निवेश\n')
    expect(mail?.html).toContain('lang="hi"')
    expect(await state(token)).toMatchObject({ language: 'hi' })
    const ended = await post(`/date-reminders/${token}/end`)
    expect(ended.headers.location).toBe('/hi/date-reminders/ended')
  })

  test('reminders asked for on a Hindi page change the language of those in English only when that is confirmed', async () => {
    await ask()
    const token = await tokenOf()
    await post(`/date-reminders/${token}`)
    await ask(inHindi)
    expect(await stored()).toMatchObject([{ language: 'en', requestedLanguage: 'hi' }])
    expect(await state(token)).toMatchObject({ language: 'hi' })
    await post(`/date-reminders/${token}`)
    expect(await stored()).toMatchObject([{ language: 'hi', requestedLanguage: null }])
  })

  test('reminders asked for on a Hindi page are asked for without script', async () => {
    const headers = { ...form, origin: 'https://www.firm.in' }
    const sent = await ask({}, { headers, payload: 'email=a%40b.in&groups=tan&language=hi' })
    expect(sent.headers.location).toBe('/hi/date-reminders/check-your-email')
    const wrong = await ask({}, { headers, payload: 'email=asha&groups=tan&language=hi' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('/hi/tools/due-dates')
  })
})

test('reminders never reach the enquiry desk', async () => {
  await ask()
  await post(`/date-reminders/${await tokenOf()}`)
  expect(await app.db.$count(leads)).toBe(0)
  expect(await outbox()).toMatchObject([{ kind: 'confirmation', leadId: null }])
})
