import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/platform/config/env.ts'
import { makeAccount, signIn, testApp } from '../../../../test/app.ts'
import { closeAfterwards } from '../../../../test/closing.ts'
import { testDatabase } from '../../../../test/database.ts'
import { MailSink } from '../../../../test/mail-sink.ts'
import { openNameServer, type Zone } from '../../../../test/name-server.ts'
import { deliver } from '../deliver.server.ts'
import { checkDeliverability } from './check-records.server.ts'
import type { Deliverability } from './deliverability.ts'
import { countLookups } from './spf.ts'

const env = readEnv({
  MAIL_FROM: 'desk@firm.in',
  FIRM_EMAIL: 'hello@firm.in',
  SMTP_URL: 'smtps://desk:secret@mail.firm.in',
})
const LONG_KEY = `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`

let names: Awaited<ReturnType<typeof openNameServer>>
beforeAll(async () => {
  names = await openNameServer()
  closeAfterwards(names.close)
})
beforeEach(() => {
  names.zone = {}
  names.silent = false
  names.silentFor = []
})

async function check(zone: Zone, selector?: string, of = env) {
  names.zone = zone
  const { checks, ...rest } = await checkDeliverability(of, { selector, servers: [names.address] })
  return { ...rest, ...Object.fromEntries(checks.map((one) => [one.kind, one])) }
}

test('a domain that publishes everything is in order', async () => {
  const found = await check({
    txt: {
      'firm.in': ['google-site-verification=x', 'v=spf1 mx a:mail.firm.in -all'],
      'default._domainkey.firm.in': [LONG_KEY],
      '_dmarc.firm.in': ['v=DMARC1; p=quarantine; rua=mailto:x@firm.in'],
    },
    mx: { 'firm.in': ['mx.firm.in'] },
  })
  expect(found).toMatchObject({
    domain: 'firm.in',
    selector: 'default',
    spf: { finding: 'good', found: ['v=spf1 mx a:mail.firm.in -all'] },
    dkim: { finding: 'good', found: [LONG_KEY] },
    dmarc: { finding: 'good' },
    mx: { finding: 'good', found: ['mx.firm.in'] },
  })
})

test('for a domain that publishes nothing, the screen says what to publish, and where', async () => {
  expect(await check({})).toMatchObject({
    selector: null,
    spf: { finding: 'missing', name: 'firm.in', publish: 'v=spf1 mx a:mail.firm.in ~all' },
    dkim: { finding: 'missing', publish: null },
    dmarc: {
      finding: 'missing',
      name: '_dmarc.firm.in',
      publish: 'v=DMARC1; p=none; rua=mailto:hello@firm.in',
    },
    mx: { finding: 'missing' },
  })
})

test('the record names the provider where the mail server tells which one it is', async () => {
  const google = readEnv({ MAIL_FROM: 'a@firm.in', SMTP_URL: 'smtp://a:b@smtp.gmail.com:587' })
  const found = await check({}, undefined, google)
  expect(found).toMatchObject({ spf: { publish: 'v=spf1 include:_spf.google.com ~all' } })
})

describe('SPF', () => {
  const spf = async (...records: string[]) =>
    (await check({ txt: { 'firm.in': records } })) as { spf?: { finding: string } }
  test.each([
    ['v=spf1 mx ~all', 'good'],
    ['v=spf1 redirect=_spf.firm.in', 'good'],
    ['v=spf1 mx', 'no-all'],
    ['v=spf1 mx +all', 'open-all'],
    ['v=spf1 mx all', 'open-all'],
    ['v=spf10 mx ~all', 'missing'],
    [`v=spf1 ${'a:x.in '.repeat(11)}~all`, 'too-many-lookups'],
  ])('%s', async (record, finding) => {
    expect((await spf(record)).spf?.finding).toBe(finding)
  })

  test('two records count as none', async () => {
    expect((await spf('v=spf1 mx ~all', 'v=spf1 a ~all')).spf?.finding).toBe('several')
  })

  test('look-ups of what is included count, and a circle ends', async () => {
    const zone = {
      'firm.in': ['v=spf1 include:one.in include:circle.in ~all'],
      'one.in': [`v=spf1 ${'a:x.in '.repeat(9)}~all`],
      'circle.in': ['v=spf1 include:circle.in ~all'],
    }
    expect(await check({ txt: zone })).toMatchObject({ spf: { finding: 'too-many-lookups' } })
    const short = { ...zone, 'one.in': ['v=spf1 ip4:192.0.2.1 ~all'] }
    expect(await check({ txt: short })).toMatchObject({ spf: { finding: 'good' } })
  })

  test('a chain without an end is too long after eleven', async () => {
    const asked: string[] = []
    const count = await countLookups('v=spf1 include:0.in ~all', async (name) => {
      asked.push(name)
      const next = Number.parseInt(name, 10) + 1
      return [`v=spf1 include:${next}.in include:${next}.example ~all`]
    })
    expect(count).toBeGreaterThan(10)
    expect(asked.length).toBeLessThanOrEqual(10)
  })
})

test('a selector that is typed is the one that is looked for', async () => {
  const zone = { txt: { 'march2026._domainkey.firm.in': ['v=DKIM1; p='] } }
  expect(await check(zone, 'march2026')).toMatchObject({
    selector: 'march2026',
    dkim: { finding: 'revoked', name: 'march2026._domainkey.firm.in' },
  })
  expect(await check(zone, 'other')).toMatchObject({ dkim: { finding: 'missing' } })
})

test('a DMARC policy that only monitors, one that is broken and that of the parent domain are told apart', async () => {
  const dmarc = (name: string, record: string, from = 'firm.in') =>
    check({ txt: { [name]: [record] } }, undefined, readEnv({ MAIL_FROM: `desk@${from}` }))
  expect(await dmarc('_dmarc.firm.in', 'v=DMARC1; p=none')).toMatchObject({
    dmarc: { finding: 'only-watched' },
  })
  expect(await dmarc('_dmarc.firm.in', 'v=DMARC1; policy=reject')).toMatchObject({
    dmarc: { finding: 'invalid' },
  })
  expect(await dmarc('_dmarc.firm.in', 'v=DMARC1; p=reject', 'mail.firm.in')).toMatchObject({
    dmarc: { finding: 'good' },
  })
})

describe('name servers that do not answer', () => {
  const findings = ({ checks }: Deliverability) => checks.map(({ finding }) => finding)
  const unknown = ['no-answer', 'no-answer', 'no-answer', 'no-answer']
  const ask = async (options: Parameters<typeof checkDeliverability>[1], of = env) => {
    const began = Date.now()
    const found = await checkDeliverability(of, { servers: [names.address], ...options })
    return { findings: findings(found), took: Date.now() - began }
  }

  test('name servers that do not answer are no missing records, and nobody waits for each of them', async () => {
    names.silent = true
    const of = readEnv({ MAIL_FROM: 'desk@a.b.c.d.firm.in' })
    const servers = Array(4).fill(names.address)
    const { findings, took } = await ask({ servers, deadlineMs: 300 }, of)
    expect(findings).toEqual(unknown)
    expect(took).toBeLessThan(5_000)
  })

  test('name servers that do not answer are given up after some seconds', async () => {
    names.silent = true
    const { findings, took } = await ask({})
    expect(findings).toEqual(unknown)
    expect(took).toBeLessThan(10_000)
  })

  test('name servers that do not answer leave only that open which they were asked for', async () => {
    names.zone = {
      txt: {
        'firm.in': ['v=spf1 include:slow.in ~all'],
        'default._domainkey.firm.in': [LONG_KEY],
        '_dmarc.firm.in': ['v=DMARC1; p=reject'],
      },
      mx: { 'firm.in': ['mx.firm.in'] },
    }
    names.silentFor = ['slow.in', 'google._domainkey.firm.in']
    const { findings } = await ask({ deadlineMs: 1_500 })
    expect(findings).toEqual(['no-answer', 'good', 'good', 'good'])
  })
})

test('a test email takes the way of every other, and says who sent it', async () => {
  const sink = await MailSink.open()
  closeAfterwards(() => sink.close())
  const app = await testApp({ SMTP_URL: sink.url })
  await makeAccount(app, 'meera', 'admin')
  const headers = await signIn(app, 'meera')
  const payload = { to: 'meera@example.in' }
  const answer = await app.inject({ method: 'POST', url: '/api/mails/test', headers, payload })
  expect(answer.json()).toMatchObject({ kind: 'test', state: 'waiting', to: payload.to })
  await deliver({ ...app.outbox, db: app.db, pool: app.pool, log: app.log }, answer.json().id)
  expect(sink.to(payload.to)).toMatchObject([{ subject: 'Test email from Tax Expert' }])
  expect(sink.caught[0]?.text).toContain('meera sent this from the Mail screen')
})

test('a test email is for admins, and to one real address', async () => {
  const app = await testApp()
  await makeAccount(app, 'meera', 'admin')
  const send = async (to: string, username?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/mails/test',
      headers: await signIn(app, username),
      payload: { to },
    })
  expect((await send('a@example.in')).statusCode).toBe(403)
  expect((await send('a@example.in, b@example.in', 'meera')).statusCode).toBe(400)
})

test('a test email is sent ten times in ten minutes, whichever instance is asked', async () => {
  const database = await testDatabase()
  const app = await testApp({ LIMIT_SCALE: '1' }, { database })
  const other = await testApp({ LIMIT_SCALE: '1' }, { database })
  await makeAccount(app, 'meera', 'admin')
  const headers = await signIn(app, 'meera')
  const codes: number[] = []
  for (let times = 0; times < 12; times++) {
    const instance = times % 2 === 0 ? app : other
    const payload = { to: `a${times}@example.in` }
    const answer = await instance.inject({
      method: 'POST',
      url: '/api/mails/test',
      headers,
      payload,
    })
    codes.push(answer.statusCode)
  }
  expect(codes).toEqual([...Array(10).fill(200), 429, 429])
})
