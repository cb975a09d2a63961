import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { enquiry, send, testApp } from '../../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'
import type { LeadsPage } from '../desk.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
})
beforeEach(() => app.pool.query('delete from leads'))

const search = (q: string, view = 'all'): Promise<LeadsPage> =>
  asha.get(`/api/leads?${new URLSearchParams({ view, q })}`)
const found = async (q: string) => (await search(q)).items.map(({ name }) => name).sort()

test.each(['09848022274', '(+91)-98480-22274', '98480 22274', '+919848022274'])(
  'a telephone number stored as %s is found however it is typed',
  async (phone) => {
    await makeLead(app, { name: 'Ramesh Kumar', phone })
    for (const typed of [
      '+919848022274',
      '+91 98480-22274',
      '+91 (98480) 22274',
      '0091 9848022274',
      '09848022274',
      '98480 22274',
      '22274',
      '22 274',
      'ramesh 22274',
      '98480 22274 kumar',
    ]) {
      expect([typed, await found(typed)]).toEqual([typed, ['Ramesh Kumar']])
    }
    expect(await found('98480 22275')).toEqual([])
  },
)

test('a telephone number that was typed in Devanagari digits is found in either', async () => {
  await send(app, enquiry({ name: 'Kavita Verma', phone: '९८२२० ५५५६६' }))
  for (const q of ['98220 55566', '9822055566', '+91 98220 55566', '55566', '५५५६६'])
    expect([q, await found(q)]).toEqual([q, ['Kavita Verma']])
})

test('a telephone number of an office or from abroad is found as it is dialled', async () => {
  await makeLead(app, { name: 'Office', phone: '+91 40 2345 6789' })
  await makeLead(app, { name: 'Abroad', phone: '+1 (415) 555-0100' })
  expect(await found('040 2345 6789')).toEqual(['Office'])
  expect(await found('040-23456789')).toEqual(['Office'])
  expect(await found('0014155550100')).toEqual(['Abroad'])
  expect(await found('415 555')).toEqual(['Abroad'])
})

test('the second of two telephone numbers in one field is found as well as the first', async () => {
  await send(app, enquiry({ name: 'Two Numbers', phone: '98220 12345 / 0712 234 5678' }))
  for (const typed of ['98220 12345', '0712 2345678', '+91 712 234 5678', '45678'])
    expect([typed, await found(typed)]).toEqual([typed, ['Two Numbers']])
  expect(await found('98220 54321')).toEqual([])
})

test('a telephone number in a message is found too, and years stay words', async () => {
  await makeLead(app, { name: 'One', message: 'Call my wife on 99080 11223 about 2024 and 25.' })
  expect(await found('99080 11223')).toEqual(['One'])
  expect(await found('25 2024')).toEqual(['One'])
  for (const q of ['9908011223', '+91 99080-11223']) expect(await found(q)).toEqual(['One'])
})

test('an amount and a number in a note are found without what stands in them', async () => {
  const { id } = await makeLead(app, { name: 'One', message: 'A demand of ₹1,12,340.' })
  await asha.act(id, 'notes', { text: 'His wife: 98765-43210' })
  for (const q of ['112340', '1,12,340', '9876543210']) expect(await found(q)).toEqual(['One'])
})

test.each([
  'sunita tcs',
  'TCS sunita',
  'notice  rao',
  'example.in sunita',
  'sunita.rao@',
  '@tcs.example',
  'demand 143(1)',
])('words in any order and in any field are found: %s', async (typed) => {
  await makeLead(app, {
    name: 'Sunita Rao',
    email: 'sunita.rao@tcs.example.in',
    message: 'I got a notice under section 143(1) with a demand. 100% mine.',
  })
  await makeLead(app, { name: 'Sunita Iyer', email: 'iyer@example.com', message: 'TDS' })
  expect(await found(typed)).toEqual(['Sunita Rao'])
})

test('a word of a note counts as well as those of the enquiry', async () => {
  const { id } = await makeLead(app, { name: 'Mohamed Irfan' })
  await asha.act(id, 'notes', { text: 'Prefers Telugu, call after 6' })
  expect(await found('irfan telugu')).toEqual(['Mohamed Irfan'])
  expect(await found('irfan tamil')).toEqual([])
})

test.each([
  ['ramesh', 'रमेश'],
  ['sunita', 'सुनीता'],
  ['suneeta', 'सुनीता'],
  ['lakshmi', 'लक्ष्मी'],
  ['laxmi', 'लक्ष्मी'],
  ['rajkumar', 'राजकुमार'],
  ['singh', 'सिंह'],
  ['vijay', 'विजय'],
  ['mohammad', 'मोहम्मद'],
  ['chaudhary', 'चौधरी'],
  ['krishna', 'कृष्ण'],
  ['priya', 'प्रिया'],
  ['irfan', 'इरफ़ान'],
  ['deepak', 'दीपक'],
  ['reddy', 'रेड्डी'],
  ['ram', 'राम'],
  ['gaikwad', 'गायकवाड'],
  ['gaekwad', 'गायकवाड'],
  ['chavan', 'चव्हाण'],
  ['chavhan', 'चव्हाण'],
  ['naik', 'नाईक'],
  ['nayak', 'नायक'],
  ['meenakshi', 'मीनाक्षी'],
  ['minakshi', 'मीनाक्षी'],
  ['iyer', 'अय्यर'],
  ['ayyar', 'अय्यर'],
  ['deshpandey', 'देशपांडे'],
  ['pandey', 'पांडेय'],
  ['shaikh', 'शेख'],
  ['rai', 'राय'],
  ['jayesh', 'जयेश'],
  ['kailash', 'कैलाश'],
  ['shreya', 'श्रेया'],
  ['jain', 'जैन'],
  ['iyengar', 'अय्यंगर'],
  ['mohammed', 'मोहम्मद'],
  ['mohd', 'मुहम्मद'],
  ['rao', 'राव'],
  ['saxena', 'सक्सेना'],
  ['saksena', 'सक्सेना'],
  ['mukherjee', 'मुखर्जी'],
  ['banerji', 'बनर्जी'],
  ['choudhury', 'चौधरी'],
])('a name in the other script: %s and %s find each other', async (latin, devanagari) => {
  await makeLead(app, { name: `${devanagari} गुप्ता` })
  await makeLead(app, { name: `Smt ${latin} Gupta` })
  const both = [`Smt ${latin} Gupta`, `${devanagari} गुप्ता`]
  expect(await found(latin)).toEqual(both)
  expect(await found(devanagari)).toEqual(both)
  expect(await found(`gupta ${latin}`)).toEqual(both)
})

test('a name in the other script is not found by another name', async () => {
  await makeLead(app, { name: 'रमेश' })
  for (const other of ['suresh', 'ram', 'mesh', 'ruma']) expect(await found(other)).toEqual([])
})

test.each([
  ['rathod', 'Vikram Rathore'],
  ['amole', 'Amol Kulkarni'],
  ['amole kulkarny', 'Amol Kulkarni'],
  ['iyre', 'Swaminathan Iyer'],
  ['ramehs', 'Ramesh Gupta'],
  ['desouza', 'Sharon D’Souza'],
  ['elisabeth', 'Elizabeth Kurian'],
  ['eshwar', 'Ishwar Chandra'],
  ['md irfan ansuri', 'Mohammed Irfan Ansari'],
])(
  '%s finds %s, whose name is spelled nearly so, when no one else is found',
  async (typed, name) => {
    await makeLead(app, { name })
    await makeLead(app, { name: 'Kiran Mehta', message: `Sent by ${name}` })
    await makeLead(app, { name: 'Suresh Patil' })
    expect(await found(typed)).toEqual([name])
    await makeLead(app, { name: `${typed} Traders` })
    expect(await found(typed)).toEqual([`${typed} Traders`])
  },
)

test.each([
  ['vijaya lakshmi', 'विजयालक्ष्मी देवी'],
  ['vijayalaxmi', 'Vijaya Lakshmi'],
  ['kurian', 'Thomas Kurien'],
])('%s finds %s beside who is spelled so', async (typed, name) => {
  await makeLead(app, { name })
  await makeLead(app, { name: typed })
  expect(await found(typed)).toEqual([name, typed].sort())
})

test('jain does not find every Jindal', async () => {
  await makeLead(app, { name: 'Rahul Jindal' })
  await makeLead(app, { name: 'राहुल जैन' })
  expect(await found('jain')).toEqual(['राहुल जैन'])
})

test.each(['d’souza', "d'souza", 'dsouza', 'D`Souza'])('%s finds Maria D’Souza', async (typed) => {
  await makeLead(app, { name: 'Maria D’Souza' })
  expect(await found(typed)).toEqual(['Maria D’Souza'])
})

test('an enquiry that was merged is found as the one that it is in', async () => {
  const root = await makeLead(app, { name: 'Kavya Reddy' })
  await makeLead(app, { name: 'K. Naidu', email: 'kavya@naidu.example', mergedInto: root.id })
  expect(await found('naidu.example')).toEqual(['Kavya Reddy'])
})

test('an enquiry is found by the beginning and the end of its reference number, with whatever signs in it', async () => {
  const { id } = await makeLead(app, { name: 'Kavya Reddy' })
  await makeLead(app, { name: 'Someone else' })
  const six = referenceOf(id)
  const end = six.replace('-', '').slice(-4)
  for (const typed of [
    end,
    end.toLowerCase(),
    end.slice(1),
    six.slice(1),
    `${end[0]} ${end.slice(1)}`,
    six,
    six.slice(0, 3),
    six.slice(0, 4),
    six.slice(0, 5).toLowerCase(),
    six.replace('-', '').slice(0, 4),
  ])
    expect([typed, await found(typed)]).toEqual([typed, ['Kavya Reddy']])
  expect(await found(six.replace('-', '/'))).toEqual(['Kavya Reddy'])
})

test('a name that could be the reference number of an enquiry beyond the last possible one is answered', async () => {
  await makeLead(app, { name: 'Dr. Ananya Sen' })
  expect(await found('dr ananya')).toEqual(['Dr. Ananya Sen'])
})

describe('what fits a search best stands first', () => {
  const order = async (q: string, more = '') => {
    const page: LeadsPage = await asha.get(`/api/leads?${new URLSearchParams({ q })}${more}`)
    return page.items.map(({ name }) => name)
  }

  test('a name that begins with it, then one that contains it, then the rest, the newest first', async () => {
    await makeLead(app, { name: 'Suresh Ramesh', hoursAgo: 50 })
    await makeLead(app, { name: 'रमेश गुप्ता', hoursAgo: 40 })
    await makeLead(app, { name: 'Ramesh Kumar', hoursAgo: 60 })
    await makeLead(app, { name: 'Older', message: 'My brother is Ramesh.', hoursAgo: 9 })
    await makeLead(app, { name: 'Newer', message: 'Sent by Ramesh Kumar.', hoursAgo: 1 })
    const begins = ['रमेश गुप्ता', 'Ramesh Kumar']
    expect(await order('ramesh')).toEqual([...begins, 'Suresh Ramesh', 'Newer', 'Older'])
    expect(await order('kumar ramesh')).toEqual(['Ramesh Kumar', 'Newer'])
    const urgent = ['Ramesh Kumar', 'रमेश गुप्ता', 'Suresh Ramesh', 'Older', 'Newer']
    expect(await order('ramesh', '&view=needs-answer')).toEqual(urgent)
    const received = await order('ramesh', '&sort=received')
    expect(received.slice(0, 2)).toEqual(['Newer', 'Older'])
  })

  test('a telephone number that ends in it comes before one that only contains it', async () => {
    await makeLead(app, { name: 'Ends', phone: '+91 98480 22274', hoursAgo: 50 })
    await makeLead(app, {
      name: 'Ends second',
      phone: '+91 98480 11111',
      secondPhone: '090000 22274',
      hoursAgo: 60,
    })
    await makeLead(app, { name: 'Contains', phone: '+91 92227 45555', hoursAgo: 2 })
    await makeLead(app, { name: 'Writes it', message: 'Demand of 22274', hoursAgo: 1 })
    expect(await order('22274')).toEqual(['Ends', 'Ends second', 'Writes it', 'Contains'])
    expect(await order('+91 22 274')).toEqual(['Ends', 'Ends second', 'Writes it', 'Contains'])
  })

  test('the reference number itself comes before everything', async () => {
    const { id } = await makeLead(app, { name: 'Kavya', hoursAgo: 99 })
    const reference = referenceOf(id)
    await makeLead(app, { name: `${reference} Traders`, hoursAgo: 1 })
    expect(await order(reference)).toEqual(['Kavya', `${reference} Traders`])
  })

  test('the enquiries before and after one follow the same order', async () => {
    const { id } = await makeLead(app, { name: 'Ramesh', hoursAgo: 99 })
    const last = await makeLead(app, { name: 'Newer', message: 'For Ramesh.' })
    expect(await asha.get(`/api/leads/${id}/neighbours?q=ramesh`)).toEqual({
      previous: null,
      next: last.id,
    })
  })
})

test('the views count what is found, whichever is open, and nothing else changes their counts', async () => {
  const closed = { status: 'won' as const, closedAt: new Date(), firstResponseAt: new Date() }
  await makeLead(app, { name: 'Kumar One', hoursAgo: 1 })
  await makeLead(app, { name: 'Kumar Two', ...closed })
  await makeLead(app, {
    name: 'Kumar Three',
    status: 'spam',
    spamReason: 'links',
    closedAt: new Date(),
  })
  await makeLead(app, { name: 'Someone else' })
  const page = await search('kumar', 'needs-answer')
  expect(page.items.map(({ name }) => name)).toEqual(['Kumar One'])
  expect(page.found).toMatchObject({ 'needs-answer': 1, closed: 1, spam: 1, all: 3 })
  expect(await asha.get('/api/desk/counts')).toMatchObject({ 'needs-answer': 2, all: 4 })
  expect((await asha.get('/api/leads?view=all')).found).toBeUndefined()
})

describe('a search that finds more than a thousand', () => {
  const fill = (name: string) =>
    app.pool.query(
      `insert into leads (name, email, phone, service, message, source, fingerprint, received_at, due_at)
      select $1 || ' ' || n, n || '@example.in', '+91 98480 22274', 'Other', 'About capital gains', 'contact-form',
        n::text, now() - make_interval(hours => n), now() from generate_series(1, 1100) n`,
      [name],
    )
  const closed = { status: 'won' as const, closedAt: new Date(), firstResponseAt: new Date() }

  test('a search that finds more than a thousand lists the newest thousand, says that there are more, and misses none of a view with fewer', async () => {
    await fill('Visitor')
    const oldest = await makeLead(app, {
      name: 'Oldest',
      message: 'capital gains',
      hoursAgo: 9000,
      ...closed,
    })
    const { items, found: counts, ...page } = await search('capital gains')
    expect(page).toMatchObject({ total: 1001, most: 1000 })
    expect(items[0]?.name).toBe('Visitor 1')
    expect(counts).toMatchObject({ all: 1001, 'needs-answer': 1001, closed: 1, spam: 0 })
    const pages = `/api/leads?view=all&q=capital%20gains&page=`
    expect((await asha.get(`${pages}20`)).items.at(-1).name).toBe('Visitor 1000')
    expect((await asha.get(`${pages}21`)).items).toEqual([])
    expect((await search('capital gains', 'closed')).items).toMatchObject([{ id: oldest.id }])
    expect((await search('gains oldest')).items).toMatchObject([{ id: oldest.id }])
    const { next } = await asha.get(`/api/leads/${items[0]?.id}/neighbours?q=capital%20gains`)
    expect(next).toBe(items[1]?.id)
    expect((await search('oldest')).most).toBeUndefined()
  })

  test('a search that finds more than a thousand finds what was merged as the one that it is in, and an enquiry by its number first', async () => {
    await fill('Visitor')
    const root = await makeLead(app, { name: 'Kavya Reddy', message: '', hoursAgo: 1 })
    await makeLead(app, { name: 'K. Naidu', message: 'capital gains', mergedInto: root.id })
    expect((await search('capital gains')).items.map(({ id }) => id)).toContain(root.id)
    await app.pool.query("update leads set message = $1 || ' and gains'", [String(root.id)])
    const byNumber = await search(String(root.id))
    expect(byNumber).toMatchObject({ exact: 1, most: 1000 })
    expect(byNumber.items[0]?.id).toBe(root.id)
  })

  test('a search that finds more than a thousand by a name that is spelled nearly so lists those as well', async () => {
    await fill('Ramesh')
    const page = await search('ramehs')
    expect(page).toMatchObject({ total: 1001, most: 1000 })
    expect(page.items[0]?.name).toBe('Ramesh 1')
  })
})

test.each(['%', '_', "'", '\\', ' ', '(', '+91', '+', '0', 'a b c d e f g h i j k l m n o p'])(
  'the search for "%s" is answered',
  async (typed) => {
    await makeLead(app)
    expect((await search(typed)).items.length).toBeLessThan(2)
  },
)

test('the key of a name is the same however it is spelled', async () => {
  const { rows } = await app.db.execute<{ key: string }>(
    sql`select name_key('  Shri. RAMESH  Laxmi ') as key`,
  )
  expect(rows[0]?.key).toBe(' xri rmex lkxmi ')
})
