import { expect, test } from 'vitest'
import { type IncomeTaxInput, incomeTax } from '../income-tax.ts'

/*
 * The same tax a second time, written from the words of the sections and the Finance Acts alone:
 * rates as increments, decimals in place of fractions, figures typed in.
 */

type Year = '2023-24' | '2024-25' | '2025-26' | '2026-27'

/** Above each of these the rate of the new regime rises by so many percent. */
const NEW: Record<Year, [number, number][]> = {
  '2023-24': [
    [3, 5],
    [6, 5],
    [9, 5],
    [12, 5],
    [15, 10],
  ],
  '2024-25': [
    [3, 5],
    [7, 5],
    [10, 5],
    [12, 5],
    [15, 10],
  ],
  '2025-26': [
    [4, 5],
    [8, 5],
    [12, 5],
    [16, 5],
    [20, 5],
    [24, 5],
  ],
  '2026-27': [
    [4, 5],
    [8, 5],
    [12, 5],
    [16, 5],
    [20, 5],
    [24, 5],
  ],
}
const OLD: Record<string, [number, number][]> = {
  lt60: [
    [2.5, 5],
    [5, 15],
    [10, 10],
  ],
  '60to79': [
    [3, 5],
    [5, 15],
    [10, 10],
  ],
  '80plus': [
    [5, 20],
    [10, 10],
  ],
}
const LAKH = 100_000

interface Money {
  slab: number
  dividend: number
  at20: number
  at15: number
  equity: number
  equity10: number
  other: number
  indexed: number
  at30: number
  agri: number
}

test('the engine and the text agree on five thousand random incomes', () => {
  const next = randomNumbers(20261121)
  for (let i = 0; i < 5_000; i++) {
    const input = randomInput(next)
    expectAgreement(input)
  }
})

test('the engine and the text agree around every step, alone and with each kind of gain', () => {
  const steps = [2.5, 3, 4, 5, 7, 12, 12.7, 50, 51.6, 52, 100, 102, 200, 210, 500, 530]
  const extras = [
    {},
    { vda: 30_000 },
    { stcg111a: 250_000 },
    { ltcg112a: 400_000 },
    { dividend: 90_000 },
  ]
  for (const regime of ['new', 'old'] as const) {
    for (const year of ['2023-24', '2024-25', '2025-26', '2026-27'] as const) {
      for (const step of steps) {
        for (const more of [-10, -5, -1, 0, 1, 4, 5, 6, 10, 11, 1000, 20_000]) {
          for (const extra of extras) {
            const input = { ...NOTHING, regime, year, slab: step * LAKH + more, ...extra }
            expectAgreement(input)
          }
        }
      }
    }
  }
})

function expectAgreement(input: IncomeTaxInput): void {
  const { tax, totalIncome } = incomeTax(input).result
  const text = byText(input)
  if (tax === text.tax && totalIncome === text.totalIncome) return
  expect({ input, tax, totalIncome }).toEqual({ input, ...text })
}

function byText(input: IncomeTaxInput): { tax: number; totalIncome: number } {
  const special =
    input.stcg111a +
    input.stcg111a15 +
    input.ltcg112a +
    input.ltcg112a10 +
    input.ltcg112 +
    input.ltcg11220 +
    input.vda +
    input.winnings
  const totalIncome = toTen(input.slab + special)
  const slab = Math.max(0, totalIncome - special)
  const money: Money = {
    slab,
    dividend: Math.min(input.dividend, slab),
    at20: input.stcg111a,
    at15: input.stcg111a15,
    equity: input.ltcg112a,
    equity10: input.ltcg112a10,
    other: input.ltcg112,
    indexed: input.ltcg11220,
    at30: input.vda + input.winnings,
    agri: input.agri,
  }
  const gains = gainsIn(money)
  const full = totalIncome - gains - money.dividend
  const own = taxAfterRebate(input, money, totalIncome)
  let due = own.full + own.capped
  if (full > 500 * LAKH && input.regime === 'old') {
    const before = taxAfterRebate(input, lessOrdinary(money, full - 500 * LAKH), 0)
    due = Math.min(
      own.full * 1.37 + own.capped * 1.15,
      before.full * 1.25 + before.capped * 1.15 + full - 500 * LAKH,
    )
  } else if (full > 200 * LAKH) {
    const before = taxAfterRebate(input, lessOrdinary(money, full - 200 * LAKH), 0)
    due = Math.min(
      own.full * 1.25 + own.capped * 1.15,
      (before.full + before.capped) * 1.15 + full - 200 * LAKH,
    )
  } else if (totalIncome > 100 * LAKH) {
    const over = totalIncome - 100 * LAKH
    const before = taxAfterRebate(input, less(money, over), 0)
    due = Math.min(due * 1.15, (before.full + before.capped) * 1.1 + over)
  } else if (totalIncome > 50 * LAKH) {
    const over = totalIncome - 50 * LAKH
    const before = taxAfterRebate(input, less(money, over), 0)
    due = Math.min(due * 1.1, before.full + before.capped + over)
  }
  return { tax: toTen(settled(due * 1.04)), totalIncome }
}

function taxAfterRebate(input: IncomeTaxInput, money: Money, totalIncome: number) {
  const { regime, year, resident, individual } = input
  const rises = regime === 'new' ? NEW[year] : OLD[resident && individual ? input.age : 'lt60']!
  const free = rises[0]![0] * LAKH
  const onSlabs = (income: number) =>
    rises.reduce((tax, [from, rise]) => tax + (Math.max(0, income - from * LAKH) * rise) / 100, 0)
  let onSlab = onSlabs(money.slab)
  if (money.agri > 5000 && money.slab > free) {
    onSlab = onSlabs(money.slab + money.agri) - onSlabs(free + money.agri)
  }

  let unused = resident ? Math.max(0, free - money.slab) : 0
  const afterUnused = (gain: number) => {
    const left = Math.max(0, gain - unused)
    unused = Math.max(0, unused - gain)
    return left
  }
  const at20 = afterUnused(money.at20) + afterUnused(money.indexed)
  const at15 = afterUnused(money.at15)
  const equity = afterUnused(money.equity)
  const other = afterUnused(money.other)
  const equity10 = afterUnused(money.equity10)
  const exempt = year === '2023-24' ? 100_000 : 125_000
  const onEquity =
    Math.max(0, equity - exempt) * 0.125 +
    Math.max(0, equity10 - Math.max(0, exempt - equity)) * 0.1
  const onGains = at20 * 0.2 + at15 * 0.15 + other * 0.125 + onEquity
  const on30 = money.at30 * 0.3

  const all = onSlab + onGains + on30
  let rebate = 0
  if (resident && individual && totalIncome > 0) {
    const isRecent = year === '2025-26' || year === '2026-27'
    if (regime === 'old') {
      if (totalIncome <= 500_000) rebate = Math.min(12_500, all - onEquity)
    } else {
      const [limit, most] = isRecent ? [1_200_000, 60_000] : [700_000, 25_000]
      const reducible = isRecent ? onSlab : all - onEquity
      rebate =
        totalIncome <= limit
          ? Math.min(most, reducible)
          : Math.min(reducible, Math.max(0, all - (totalIncome - limit)))
    }
  }
  const slabLeft = Math.max(0, onSlab - rebate)
  const dividendShare = money.slab > 0 ? (slabLeft * money.dividend) / money.slab : 0
  const specialLeft = on30 + onGains - Math.max(0, rebate - onSlab)
  // No income has both a rebate and surcharge, so it does not matter which gain has the rest of one.
  const capped = dividendShare + Math.min(onGains, specialLeft)
  return { full: slabLeft + specialLeft - capped, capped }
}

function gainsIn({ at20, at15, equity, equity10, other, indexed }: Money): number {
  return at20 + at15 + equity + equity10 + other + indexed
}

function lessOrdinary(money: Money, by: number): Money {
  const fromSlab = Math.min(by, money.slab - money.dividend)
  return { ...money, slab: money.slab - fromSlab, at30: money.at30 - (by - fromSlab) }
}

/** Slab income first, then what is taxed at 30%, then gains with the highest rate first. */
function less(money: Money, by: number): Money {
  const rest = { ...money }
  let left = by
  for (const kind of [
    'slab',
    'at30',
    'at20',
    'indexed',
    'at15',
    'equity',
    'other',
    'equity10',
  ] as const) {
    const cut = Math.min(left, rest[kind])
    rest[kind] -= cut
    left -= cut
  }
  rest.dividend = Math.min(rest.dividend, rest.slab)
  return rest
}

function toTen(rupees: number): number {
  return Math.floor((Math.floor(rupees) + 5) / 10) * 10
}

/** A sum of decimals that misses a whole rupee by the width of a hair. */
function settled(rupees: number): number {
  return Math.abs(rupees - Math.round(rupees)) < 1e-4 ? Math.round(rupees) : rupees
}

const NOTHING: IncomeTaxInput = {
  year: '2025-26',
  regime: 'new',
  age: 'lt60',
  resident: true,
  individual: true,
  view: 'statute',
  slab: 0,
  dividend: 0,
  stcg111a: 0,
  stcg111a15: 0,
  ltcg112a: 0,
  ltcg112a10: 0,
  ltcg112: 0,
  ltcg11220: 0,
  vda: 0,
  winnings: 0,
  agri: 0,
}

function randomInput(next: () => number): IncomeTaxInput {
  const one = <T>(...choices: T[]) => choices[Math.floor(next() * choices.length)]!
  // Small, middle and large incomes alike, and often near a step of the law.
  const sum = () => Math.floor(10 ** (3 + next() * 5.9))
  const near = () =>
    one(2.5, 3, 4, 5, 7, 8, 12, 50, 100, 200, 500) * LAKH + Math.floor((next() - 0.3) * 60_000)
  const seldom = (often: number) => (next() < often ? sum() : 0)
  const slab = Math.max(0, one(sum, near, () => 0)())
  return {
    ...NOTHING,
    year: one('2023-24', '2024-25', '2025-26', '2026-27'),
    regime: one('new', 'old'),
    age: one('lt60', '60to79', '80plus'),
    resident: next() < 0.8,
    individual: next() < 0.9,
    slab,
    dividend: next() < 0.2 ? Math.floor(slab * next()) : 0,
    stcg111a: seldom(0.2),
    stcg111a15: seldom(0.1),
    ltcg112a: next() < 0.1 ? Math.max(0, near()) : seldom(0.2),
    ltcg112a10: seldom(0.1),
    ltcg112: seldom(0.1),
    ltcg11220: seldom(0.05),
    vda: seldom(0.1),
    winnings: seldom(0.05),
    agri: seldom(0.1),
  }
}

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
