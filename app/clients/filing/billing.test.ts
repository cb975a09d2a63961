import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { payments } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { testApp } from '../../../test/app.ts'
import { BILLING_FIRM } from '../../../test/billing-firm.ts'
import { makeClient, makeReturn, signedInClient } from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let meera: Staff
const today = indianDate(new Date())

beforeAll(async () => {
  app = await testApp({
    FIRM_GSTIN: await validGstin('36AABCU9603R1Z'),
    FIRM_LEGAL_NAME: 'Rao & Company LLP',
    FIRM_ADDRESS: '12 Road, Banjara Hills, Hyderabad 500034',
  })
  meera = await atDesk(app, 'meera')
})

/** With its check digit: the sum in base 36 that the GST network uses, worked out here once more. */
async function validGstin(start: string): Promise<string> {
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  let sum = 0
  for (const [place, sign] of [...start].entries()) {
    const product = signs.indexOf(sign) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return start + signs[(36 - (sum % 36)) % 36]
}

const detail = async (id: number) => (await meera.ask('GET', `/api/returns/${id}`)).json()
const invoiceOf = async (id: number, body?: Record<string, unknown>) => {
  const response = await meera.ask('POST', `/api/returns/${id}/invoice`, body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json() as { number: string; url: string }
}

test('an invoice is not made while the address of the firm is a placeholder', async () => {
  const bare = await testApp({ FIRM_GSTIN: await validGstin('36AAKFR1234M1Z'), FIRM_NAME: 'Rao' })
  const staff = await atDesk(bare, 'staff')
  const id = await makeReturn(staff)
  const refused = await staff.ask('POST', `/api/returns/${id}/invoice`)
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('set FIRM_ADDRESS first'),
  ])
  expect((await staff.get(`/api/returns/${id}`)).invoices).toEqual([])
})

test('an invoice is not made before the site knows whether the firm is registered for GST', async () => {
  const { FIRM_GSTIN: _, ...unsaid } = BILLING_FIRM
  const bare = await testApp(unsaid)
  const staff = await atDesk(bare, 'staff')
  const id = await makeReturn(staff)
  const refused = await staff.ask('POST', `/api/returns/${id}/invoice`)
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('set FIRM_GSTIN (“none” if the firm isn’t registered for GST) first'),
  ])
  expect((await staff.get(`/api/returns/${id}`)).invoices).toEqual([])
})

test('an invoice is made once, as a PDF, and asking again gives the same one', async () => {
  const id = await makeReturn(meera)
  const made = await invoiceOf(id)
  expect(made.number).toMatch(/^TX\/20\d\d-\d\d\/\d{4}$/)
  expect(made.number.length).toBeLessThanOrEqual(16)
  expect(await invoiceOf(id)).toEqual(made)
  const file = await meera.ask('GET', made.url)
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('ten invoices made at the same moment have consecutive numbers; ten of one return are one', async () => {
  const ids = []
  for (let i = 0; i < 10; i++) ids.push(await makeReturn(meera))
  const made = await Promise.all(ids.map((id) => invoiceOf(id)))
  const places = made.map(({ number }) => Number(number.slice(-4))).toSorted((a, b) => a - b)
  const [first = 0] = places
  expect(places).toEqual(Array.from({ length: 10 }, (_, at) => first + at))
  const id = await makeReturn(meera)
  const same = await Promise.all(Array.from({ length: 10 }, () => invoiceOf(id)))
  expect(new Set(same.map(({ number }) => number)).size).toBe(1)
  expect(Number(same[0]?.number.slice(-4))).toBe(first + 10)
})

test('an invoice is never changed or deleted, not even in the database', async () => {
  const id = await makeReturn(meera)
  const { number } = await invoiceOf(id)
  await expect(
    app.db.execute(
      sql`update invoices set total = 1, taxable = 1, tax = 0 where number = ${number}`,
    ),
  ).rejects.toThrow()
  await expect(app.db.execute(sql`delete from invoices where number = ${number}`)).rejects.toThrow()
})

test('an invoice stays as it was when the client or the fee changes, and outlives the return', async () => {
  const clientId = await makeClient(meera, { state: 'Karnataka' })
  const id = await makeReturn(meera, { clientId })
  const { url } = await invoiceOf(id)
  await meera.ask('PATCH', `/api/clients/${clientId}`, { name: 'Somebody Else', state: 'Goa' })
  await app.db.execute(sql`delete from returns where id = ${id}`)
  expect((await meera.ask('GET', url)).statusCode).toBe(200)
  const { rows } = await app.db.execute(
    sql`select content from invoices where client_id = ${clientId}`,
  )
  expect(rows).toMatchObject([
    { content: { client: { name: 'Ramesh Kulkarni', state: 'Karnataka' } } },
  ])
})

test('an invoice is taken back by one credit note of another series; then there can be a new one', async () => {
  const id = await makeReturn(meera)
  const first = await invoiceOf(id)
  const [{ id: invoiceId }] = (await detail(id)).invoices
  const credit = () =>
    meera.ask('POST', `/api/invoices/${invoiceId}/credit`, { reason: 'Wrong address' })
  const tries = await Promise.all(Array.from({ length: 10 }, credit))
  const codes = tries.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  expect(codes).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
  const { invoices } = await detail(id)
  expect(invoices).toMatchObject([
    { number: first.number, creditedBy: invoices[1].number },
    { kind: 'credit-note', number: expect.stringMatching(/^CN\//) },
  ])
  expect((await invoiceOf(id)).number).not.toBe(first.number)
})

test('an invoice of another client is not shown to a client', async () => {
  const [own, other] = [await makeReturn(meera), await makeReturn(meera)]
  const { url } = await invoiceOf(other)
  await invoiceOf(own)
  const { browser, my } = await signedInClient(app, meera, own)
  const [{ invoices }] = (await browser.ask('GET', my)).json().returns
  expect((await browser.ask('GET', invoices[0].url)).statusCode).toBe(200)
  const theirs = `${my}/invoices/${/\d+/.exec(url)?.[0]}/file`
  expect((await browser.ask('GET', theirs)).statusCode).toBe(404)
})

test('an invoice follows its return when clients are merged and taken apart again', async () => {
  const [stays, leaves] = [await makeClient(meera), await makeClient(meera)]
  await makeReturn(meera, { clientId: stays })
  const id = await makeReturn(meera, { clientId: leaves, year: '2024-25' })
  await meera.ask('POST', `/api/clients/${leaves}/merge`, { into: stays })
  const { url } = await invoiceOf(id)
  await meera.ask('POST', `/api/clients/${leaves}/unmerge`)
  const file = `/invoices/${/\d+/.exec(url)?.[0]}/file`
  const own = await signedInClient(app, meera, id)
  expect((await own.browser.ask('GET', own.my + file)).statusCode).toBe(200)
  const [other] = (await meera.get(`/api/clients/${stays}`)).returns
  const stranger = await signedInClient(app, meera, other.id)
  expect((await stranger.browser.ask('GET', stranger.my + file)).statusCode).toBe(404)
  const bills = async ({ browser, my }: typeof own) =>
    (await browser.ask('GET', `${my}/archive`)).rawPayload.includes('Invoices/')
  expect(await bills(own)).toBe(true)
  expect(await bills(stranger)).toBe(false)
})

test('an invoice under a letter of undertaking is for a client abroad, and names the country', async () => {
  const id = await makeReturn(meera)
  const home = await meera.ask('POST', `/api/returns/${id}/invoice`, {
    ...{ underLut: true, country: 'Germany' },
  })
  expect(home.json().errors).toMatchObject([{ path: 'underLut' }])
  const clientId = await makeClient(meera, { state: 'Outside India' })
  const abroad = await makeReturn(meera, { clientId })
  const lut = { underLut: true }
  const refused = await meera.ask('POST', `/api/returns/${abroad}/invoice`, lut)
  expect(refused.json().errors).toMatchObject([{ path: 'country' }])
  await invoiceOf(abroad, { ...lut, country: 'Germany' })
})

test('a return says that it is exported for a client outside India who has no GSTIN, and for no one else', async () => {
  const isExport = async (client: Record<string, unknown>) => {
    const id = await makeReturn(meera, { clientId: await makeClient(meera, client) })
    return (await meera.ask('GET', `/api/returns/${id}`)).json().isExport
  }
  expect(await isExport({ state: 'Outside India' })).toBe(true)
  expect(await isExport({ state: 'Outside India', gstin: '29AABCU9603R1ZJ' })).toBe(false)
  expect(await isExport({ state: 'Telangana' })).toBe(false)
})

test('an invoice stands in the register, whose columns add up; credit notes are negative', async () => {
  const file = await meera.ask('GET', `/api/invoices.csv?from=${today}&to=${today}`)
  expect(file.headers['content-type']).toContain('text/csv')
  const [head = '', ...lines] = file.body.replace('\uFEFF', '').trim().split('\r\n')
  const columns = head.split(',')
  const amounts = (line: string) => line.split(',')
  const at = (name: string) => columns.indexOf(name)
  let sum = 0
  for (const line of lines) {
    const cells = amounts(line)
    const paise = (name: string) => Math.round(Number(cells[at(name)]) * 100)
    expect(paise('Taxable') + paise('CGST') + paise('SGST or UTGST') + paise('IGST')).toBe(
      paise('Total'),
    )
    expect(Math.sign(paise('Total'))).toBe(cells[at('Type')] === 'Invoice' ? 1 : -1)
    sum += paise('Total')
  }
  const { rows } = await app.db.execute<{ sum: string }>(
    sql`select sum(case kind when 'invoice' then total else -total end) from invoices`,
  )
  expect(sum).toBe(Number(rows[0]?.sum))
})

describe('a payment', () => {
  const paid = (given: Record<string, unknown> = {}) => ({
    method: 'upi',
    reference: '412345678901',
    amount: 1999,
    paidOn: today,
    ...given,
  })

  test('a payment that the client tells us of counts once staff confirm it', async () => {
    const id = await makeReturn(meera)
    const { browser, my } = await signedInClient(app, meera, id)
    const claim = (reference: string) =>
      browser.ask('POST', `${my}/returns/${id}/paid`, { payload: { reference } })
    expect((await claim('4123 4567 8901')).statusCode).toBe(201)
    expect((await claim('412345678901')).statusCode).toBe(409)
    const [own] = (await browser.ask('GET', my)).json().returns
    expect(own.payments).toMatchObject([{ reference: '412345678901', isConfirmed: false }])
    const confirmed = await meera.ask('POST', `/api/returns/${id}/paid`, paid())
    expect(confirmed.statusCode, confirmed.body).toBe(200)
    expect(confirmed.json().payments).toMatchObject([{ isConfirmed: true, confirmedBy: 'meera' }])
    expect((await claim('999988887777')).statusCode).toBe(409)
  })

  test('ten confirmations of a payment at the same moment count once', async () => {
    const id = await makeReturn(meera)
    const given = await Promise.all(
      Array.from({ length: 10 }, () => meera.ask('POST', `/api/returns/${id}/paid`, paid())),
    )
    const codes = given.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await app.db.$count(payments, sql`return_id = ${id}`)).toBe(1)
  })

  test('a payment that another return of the client has already is recorded once staff say that it covered both', async () => {
    const clientId = await makeClient(meera)
    const [one, other] = [
      await makeReturn(meera, { clientId }),
      await makeReturn(meera, { clientId, year: '2024-25' }),
    ]
    const body = { method: 'upi', reference: '612345678901', amount: 1999, paidOn: today }
    const pay = (id: number, more = {}) =>
      meera.ask('POST', `/api/returns/${id}/paid`, { ...body, ...more })
    expect((await pay(one)).statusCode).toBe(200)
    const refused = await pay(other)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ path: 'coversOthers', message: expect.stringContaining(`Return ${one} `) }],
    ])
    const both = await pay(other, { coversOthers: true })
    expect(both.statusCode, both.body).toBe(200)
  })

  test('a payment wants a reference unless it is cash, whole rupees and a day that has come', async () => {
    const id = await makeReturn(meera)
    const pay = async (given: Record<string, unknown>) =>
      (await meera.ask('POST', `/api/returns/${id}/paid`, paid(given))).statusCode
    expect(await pay({ reference: '' })).toBe(400)
    expect(await pay({ amount: 10.5 })).toBe(400)
    expect(await pay({ paidOn: '2099-01-01' })).toBe(400)
    expect(await pay({ method: 'cash', reference: '', amount: 1000 })).toBe(200)
    expect(await pay({ method: 'cash', reference: '', amount: 1000 })).toBe(409)
    expect(await pay({ method: 'cash', reference: '', amount: 999 })).toBe(200)
  })

  test('a payment that was recorded by mistake is removed, and the timeline says so', async () => {
    const id = await makeReturn(meera)
    const { payments: made } = (await meera.ask('POST', `/api/returns/${id}/paid`, paid())).json()
    const removed = await meera.ask('DELETE', `/api/payments/${made[0].id}`)
    expect(removed.json()).toMatchObject({ payments: [] })
    expect(removed.json().events.at(-1)).toMatchObject({ kind: 'payment-removed', by: 'meera' })
  })
})
