import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { logged } from '../../../../test/logged.ts'
import { endpoints } from './endpoints.ts'
import examples from './examples.json' with { type: 'json' }

const TOOLS = Object.keys(endpoints)
const MOST = 1e13

let app: FastifyInstance
let log: string[]
beforeAll(async () => {
  app = await testApp({ LOG_LEVEL: 'trace' })
  log = logged(app)
})

async function post(tool: string, body: unknown) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/tools/${tool}`,
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.statusCode, ...response.json() }
}

const exampleOf = (tool: string): object => examples.find((one) => one.tool === tool)!.input

/** The example with one field changed, for each of its fields. */
function withEachFieldAs(tool: string, value: unknown): [field: string, body: object][] {
  const example = exampleOf(tool)
  return Object.keys(example).map((field) => [field, { ...example, [field]: value }])
}

/** The example with more items in each of its lists than a list may have. */
function withLongLists(tool: string): object {
  const fields = Object.entries(exampleOf(tool))
  return Object.fromEntries(
    fields.map(([field, value]) => [field, Array.isArray(value) ? Array(20_001).fill(5) : value]),
  )
}

describe.each(TOOLS)('%s', (tool) => {
  test.each([
    ['an object', { a: 1 }],
    ['null', null],
    ['a word', 'twelve 4711'],
    ['a number in quotes', '5'],
    ['a negative fraction', -5.5],
    ['a day that does not exist', '2026-02-30'],
  ])('says that a field cannot be %s', async (_what, value) => {
    for (const [field, body] of withEachFieldAs(tool, value)) {
      const { status, errors } = await post(tool, body)
      expect(status, field).toBe(400)
      expect(errors[0].path.split('.')[0]).toBe(field)
      expect(errors[0].message).not.toBe('')
    }
  })

  test('says that a number is too large to be one', async () => {
    for (const [field, body] of withEachFieldAs(tool, 'infinite')) {
      const { status, errors } = await post(
        tool,
        JSON.stringify(body).replace('"infinite"', '1e999'),
      )
      expect(status, field).toBe(400)
      expect(errors[0].path).toBe(field)
    }
  })

  test('names each field that does not exist', async () => {
    const { status, errors } = await post(tool, { ...exampleOf(tool), pan: 'x', aadhaar: 1 })
    expect(status).toBe(400)
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(['pan', 'aadhaar'])
  })

  test('says in plain words what it takes', async () => {
    for (const body of [[], {}, null, withLongLists(tool)]) {
      const { status, errors } = await post(tool, body)
      if (status === 200) continue
      expect(status).toBe(400)
      for (const { message } of errors) expect(message).not.toMatch(/^(Invalid|Too big)/)
    }
  })

  test.each([
    '',
    '{',
    '[]',
    '[{}]',
    'null',
    '5',
    '"x"',
    '{"tax":NaN}',
    '{"__proto__":{"slab":1}}',
    '{"constructor":{"prototype":{}}}',
    `${'{"slab":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    '['.repeat(20_000) + ']'.repeat(20_000),
  ])('takes no body like %.30s', async (body) => {
    expect((await post(tool, body)).status).toBe(400)
  })

  test.each(['[]', '5', 'null'])('says that %s is no object', async (body) => {
    const { errors } = await post(tool, body)
    expect(errors).toEqual([{ path: '', message: 'Give a JSON object with its fields' }])
  })

  test.each(['', '{', '{"tax":NaN}'])('says that %s is not JSON', async (body) => {
    const { message } = await post(tool, body)
    expect(message).toBe('That isn’t JSON. Give a JSON object with its fields.')
  })

  const most = tool === 'fno-turnover' ? 1_000_000 : 70_000
  test(`takes no body of more than ${most / 1_000} kB`, async () => {
    expect((await post(tool, { slab: 'x'.repeat(most) })).status).toBe(413)
  })
})

test('the turnover of 5,000 trades is added up', async () => {
  const results = Array.from({ length: 5_000 }, (_, index) => (index % 2 ? 1_000_000 : -1_000_000))
  const { result } = await post('fno-turnover', { results })
  expect(result).toEqual({ turnover: 5_000_000_000, profit: 0 })
})

test.each([
  ['interest-234a', { unpaid: 5, due: '31.7.2026', filed: 'x' }, ['due', 'filed']],
  ['rent-tds', { monthly: 5, months: -1.5 }, ['months']],
  ['vda', { transfers: [null, { cost: 1, price: -2 }] }, ['transfers.0', 'transfers.1.price']],
  ['fno-turnover', { results: {} }, ['results']],
  ['fno-turnover', { results: Array(20_001).fill(1) }, ['results']],
])('%s names each fault once, in plain words', async (tool, body, paths) => {
  const { errors } = await post(tool, body)
  expect(errors.map(({ path }: { path: string }) => path)).toEqual(paths)
  for (const { message } of errors) expect(message).toMatch(/^Give /)
})

test.each([
  [
    'residence',
    { days: 10, last4: 400, last7: 300 },
    'last7',
    'The seven years include the four years, so this can’t be less',
  ],
  [
    'itr-form',
    { totalIncome: 900_000, audit: true },
    'audit',
    'A tax audit needs a business, a profession or a firm. Add yours, or leave the audit out.',
  ],
  [
    'audit',
    { turnover: 9_000_000, left44adEarly: true, uses44ad: true },
    'uses44ad',
    'Section 44AD can’t be left and used in the same year',
  ],
  [
    'notice-days',
    { notice: '139-9', year: '2025-26', date: '2026-11-10', due: '2026-11-09' },
    'due',
    'Give a day that is not before the date of the notice',
  ],
  [
    'notice-days',
    { notice: '143-2', year: '2025-26', date: '2026-11-10', filed: '2026-11-11' },
    'filed',
    'Give a day that is not after the date of the notice',
  ],
  [
    'refund-interest',
    { year: '2025-26', refund: 9000, filed: '2026-03-31', granted: '2026-11-10' },
    'filed',
    'Give a day after the year has ended',
  ],
  [
    'refund-interest',
    { year: '2025-26', refund: 9000, filed: '2026-07-20', granted: '2026-07-19' },
    'granted',
    'Give a day that is not before the day of filing',
  ],
])('%s refuses %j, which can’t be', async (tool, body, path, message) => {
  expect(await post(tool, body)).toMatchObject({
    status: 422,
    message,
    errors: [{ path, message }],
  })
})

const GAINS = [
  'stcg111a',
  'stcg111a15',
  'ltcg112a',
  'ltcg112a10',
  'ltcg112',
  'ltcg11220',
  'vda',
  'winnings',
]
const allOf = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, MOST]))
const incomes = allOf(['slab', 'salary', 'dividend', 'agri', ...GAINS])
const heavyLoans = Array(600).fill({ use: 'let', interest: MOST, preConstruction: MOST })
const improvements = Array(900).fill({ fy: '2001-02', amount: MOST })

test.each<[tool: string, input: object]>([
  ['income-tax', { year: '2023-24', regime: 'old', ...incomes }],
  ['income-tax', { year: '2024-25', ...incomes }],
  ['income-tax', { year: '2026-27', view: 'slab-only', ...incomes }],
  [
    'hra',
    {
      year: '2026-27',
      regime: 'old',
      periods: [{ months: 12, ...allOf(['salary', 'hra', 'rent']), city: 'Pune' }],
    },
  ],
  ['house-property', { regime: 'old', properties: heavyLoans }],
  [
    'property-gain',
    { price: 0, cost: MOST, bought: '1900-01-01', sold: '2027-03-31', exempt: MOST, improvements },
  ],
  ['property-gain', { price: MOST, cost: 0, bought: '2001-04-01', sold: '2027-03-31' }],
  ['grandfathered-cost', { cost: 0.1, fmv: MOST, sale: MOST }],
  ['capital-set-off', allOf(['stGain', 'stLoss', 'ltGain', 'ltLoss'])],
  ['gain-exemption', { section: '54F', gain: MOST, invested: MOST, netPrice: MOST }],
  ['vda', { transfers: Array(1_000).fill({ cost: 0, price: MOST }) }],
  ['fno-turnover', { results: Array(1_000).fill(-MOST) }],
  ['presumptive', { section: '44AD', turnover: MOST, digital: MOST, cash: MOST }],
  ['presumptive', { section: '44AE', vehicles: [{ tonnes: 999.99, months: 12 }] }],
  ['audit', { turnover: MOST }],
  ['advance-tax', { tax: MOST }],
  ['interest-234c', { tax: MOST, paid: [0, 0, 0, 0] }],
  ['interest-234b', { tax: MOST, paidBy31March: 0, months: 600 }],
  ['interest-234a', { unpaid: MOST, due: '1900-01-01', filed: '2100-12-31' }],
  [
    'refund-interest',
    { year: '2025-26', refund: MOST, tax: MOST, filed: '2026-07-31', granted: '2100-12-31' },
  ],
  ['notice-days', { notice: '148', year: '2015-16', date: '2100-12-31' }],
  ['late-fee', { totalIncome: MOST, late: true }],
  ['updated-return', { ayEndYear: 2026, filed: '2026-11-21', tax: MOST, interest: MOST }],
  ['residence', { days: 366, indianIncome: MOST }],
  ['rent-tds', { monthly: MOST, months: 12, rate: 100 }],
  ['property-tds', { price: MOST, stamp: MOST }],
  ['itr-form', { totalIncome: MOST, ltcg112a: MOST, agri: MOST, houses: 1_000 }],
])('%s has an answer for the largest amounts', async (tool, input) => {
  const { status, result } = await post(tool, input)
  expect(status).toBe(200)
  expect(result).toBeDefined()
})

test('nothing of a question reaches the log', async () => {
  log.length = 0
  await post('income-tax', { slab: 47_114_711 })
  await post('income-tax', { slab: '47114711', surname47114711: 'Rao47114711' })
  await post('income-tax', '{"slab":47114711')
  await post('hra', { city: '47114711', periods: [{ city: 'Pune47114711' }] })
  expect(log).toHaveLength(4)
  expect(log.join('')).not.toMatch(/4711|Rao|Pune/)
})
