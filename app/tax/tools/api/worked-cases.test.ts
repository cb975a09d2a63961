import { describe, expect, test } from 'vitest'
import { itrForm } from './itr-form.ts'
import { residence } from './residence.ts'

const faults = (
  { input }: { input: typeof residence.input | typeof itrForm.input },
  given: unknown,
) => input.safeParse(given).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)

test('the residence tool names every fault', () => {
  expect(faults(residence, { days: 367, last4: 1462, last7: -1, citizen: 'yes' })).toEqual([
    'days: Give a whole number from 0 to 366',
    'last4: Give a whole number from 0 to 1461',
    'last7: Give a whole number from 0 to 2557',
    'citizen: Give true or false',
  ])
  expect(faults(residence, {})).toHaveLength(1)
  expect(faults(residence, { days: 1, nrYearsOf10: 11 })).toHaveLength(1)
  expect(faults(residence, { days: 1, passport: 'Z1' })?.join()).toContain('passport')
})

test('the residence tool takes the most days that there can be', () => {
  const most = { days: 366, last4: 1461, last7: 2557, nrYearsOf10: 10 }
  expect(residence.input.safeParse(most).success).toBe(true)
})

test('the residence tool takes a citizen who is taxed elsewhere and has been nowhere before, unless told', () => {
  const input = residence.input.parse({ days: 182, indianIncome: 20_00_000 })
  expect(residence.run(input).result.status).toBe('RNOR')
  expect(residence.run({ ...input, days: 0 }).result.status).toBe('NR')
})

describe('what the residence tool does not know', () => {
  const of = (given: object) => residence.run(residence.input.parse(given))

  test('what the residence tool does not know is asked where it decides, with every status that it may lead to', () => {
    const visit = { days: 140, visiting: true }
    expect(of(visit).result).toMatchObject({
      status: 'NR',
      asks: ['indianIncome'],
      possible: ['NR', 'RNOR (deemed)', 'RNOR'],
    })
    expect(of(visit).notes[0]).toBe(
      'With Indian income up to ₹15 lakh, you’re NR. With more, NR or RNOR.',
    )
    expect(of({ ...visit, indianIncome: 20_00_000 }).result.asks).toEqual(['taxedElsewhere'])
    expect(of({ days: 30, indianIncome: 15_00_000 }).result).toMatchObject({
      asks: [],
      possible: ['NR'],
    })
    expect(of({ days: 30, citizen: false }).result.asks).toEqual([])
  })

  test('what the residence tool does not know counts seven years with the four of them that were given', () => {
    expect(of({ days: 200, last4: 1_000 }).result.status).toBe('ROR')
    expect(of({ days: 200, last4: 729 }).result.status).toBe('RNOR')
  })
})

test('the return form tool names every fault', () => {
  expect(
    faults(itrForm, { totalIncome: -1, status: 'NRI', business: 'shop', houses: 1.5 }),
  ).toEqual([
    'status: Give ROR, RNOR or NR',
    'totalIncome: Give an amount of zero or more',
    'business: Give presumptive, books, fno or intraday, or leave it out',
    'houses: Give a whole number from 0 to 1000',
  ])
  expect(faults(itrForm, { status: 'NR' })).toHaveLength(1)
  expect(faults(itrForm, { totalIncome: 1, year: '2025-26' })?.join()).toContain('year')
})
