import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#app/tax/working/answer.ts'
import { answerIn } from '../../../../test/tool-answer.ts'
import { initialValues } from '../form/form-values.ts'
import type { FormValues, ToolContext } from '../form/tool-type.ts'
import { tool } from './tool.ts'

beforeAll(() => tool.later?.load())

const now: ToolContext = { year: '2026-27', today: '2026-11-22' }
const lastYear: ToolContext = { year: '2025-26', today: '2026-11-22' }

function respond(values: FormValues, context = now) {
  return tool.respond({ ...initialValues(tool), ...values }, context)
}

const answer = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

const figureOf = ({ figures }: Answer, label: RegExp) =>
  figures.find((figure) => label.test(figure.label))?.value

const sale = (fields: FormValues, number = 0): FormValues =>
  Object.fromEntries(
    Object.entries({ bought: '2020-05-05', sold: '2026-06-03', cost: '1,00,000', ...fields }).map(
      ([name, value]) => [`sales.${number}.${name}`, value],
    ),
  )

describe('an investor sees', () => {
  test('the example worked out', () => {
    const found = answer(tool.example)
    // The short-term losses go to gold, which has no exempt amount: 80,000 - 35,000 - 20,000 at 12.5%
    // is 3,125; 90,000 on equity funds is exempt; one coin, 25,000 at 30%, is 7,500.
    expect(found.headline.value).toBe('₹10,625 before surcharge and cess')
    expect(figureOf(found, /^Left of/)).toBe('₹35,000')
    expect(found.notes.join()).toContain('losses of ₹15,000 on virtual digital assets')
  })

  test('tax from totals alone, and what is still free this year', () => {
    const found = answer({ longTotal: '15,000', shortTotal: '1 lakh' })
    expect(found.headline).toMatchObject({
      value: '₹20,000 before surcharge and cess',
      text: 'You can book ₹1.1 lakh more of long-term gains tax-free by 31 March 2027.',
    })
    expect(answer({ shortTotal: '15,000' }, lastYear).headline.text).toBeUndefined()
  })

  test('a loss typed in brackets carried forward', () => {
    const found = answer({ longTotal: '(90,000)', shortTotal: '50,000' })
    expect(found.headline.value).toBe('₹10,000 before surcharge and cess')
    expect(figureOf(found, /^Long-term loss carried/)).toBe('₹90,000')
    expect(found.notes.join()).toContain('New gains first use up losses')
  })

  test('an investor sees by when the return has to be filed to keep a loss', () => {
    const notes = (context: ToolContext, values: FormValues = { longTotal: '-90,000' }) =>
      answer(values, context).notes.join(' ')
    expect(notes(now)).toContain('To carry forward this year’s losses, file by 31 July 2027')
    const late = notes(lastYear)
    expect(late).toContain('The due date for this year was 31 July 2026.')
    expect(late).toContain('If you filed by then, you can carry forward this year’s losses')
    expect(late).not.toMatch(/if you file by/)
    const kept = (values: FormValues, context = lastYear) =>
      answer({ longTotal: '-90,000', ...values }, context).figures.find(
        ({ label }) => label === 'Long-term loss carried forward',
      )?.text
    expect(kept({})).toBe('if you filed by 31 July 2026')
    expect(kept({}, now)).toBeUndefined()
    expect(kept({ earlierLong: '5' })).toBe('₹90,000 of it, if you filed by 31 July 2026')
    expect(kept({ longTotal: '₹3', earlierLong: '5' })).toBeUndefined()
    expect(kept({ earlierShort: '5' })).toBe('if you filed by 31 July 2026')
    expect(notes({ year: '2024-25', today: '2026-11-22' })).toContain('was 16 September 2025')
    expect(notes(lastYear, { longTotal: '₹5', businessLoss: '9' })).toContain('was 31 August 2026')
    expect(notes({ ...lastYear, today: '2026-07-31' })).toContain('file by 31 July 2026')
    expect(notes(lastYear, { longTotal: '90,000' })).not.toContain('due date for this year')
    const earlier = { longTotal: '0', shortTotal: '-10', earlierLong: '90,000' }
    expect(notes(lastYear, { ...earlier, shortTotal: '₹5' })).not.toContain(
      'due date for this year',
    )
    expect(notes(lastYear, earlier)).toContain('due date for this year')
  })

  test('the value on 31 January 2018 as cost, for units with four decimals too', () => {
    const old = { bought: '2016-01-01', price: '6,00,000' }
    const found = answer(sale({ ...old, fmv: '3,50,000' }))
    expect(figureOf(found, /^Long-term gains/)).toBe('₹2,50,000')
    const units = { bought: '2016-01-01', cost: '10', price: '60.1234', fmv: '35', units: '10,000' }
    expect(figureOf(answer(sale(units)), /^Long-term gains/)).toBe('₹2,51,234')
  })

  test('an investor sees which rows are left out because they are not complete', () => {
    const found = answer({ ...sale({ price: '2 lakh' }), 'sales.1.sold': '2026-06-03' })
    expect(found.notes[0]).toBe('Left out until complete: Sale 2.')
    expect(respond({ 'sales.0.cost': '5' })).toHaveProperty('missing')
  })

  test('less tax with little other income, and the slab of a gain at slab rates', () => {
    const gold = sale({ asset: 'gold', bought: '2026-04-05', price: '2 lakh' })
    expect(answer(gold).headline.value).toBe('₹30,000 before surcharge and cess')
    // 15% of 1,00,000; + 4%
    expect(answer({ ...gold, otherIncome: '13,00,000' }).headline.value).toBe('₹15,600')
    expect(answer({ shortTotal: '3 lakh', otherIncome: '0' }).headline.value).toBe('₹0')
    // 20% of 3,00,000; + 4%
    expect(answer({ shortTotal: '3 lakh', otherIncome: '0', abroad: 'on' }).headline.value).toBe(
      '₹62,400',
    )
  })

  test('an investor sees what gains cost with rebate, surcharge and cess, where other income is known', () => {
    const paid = (values: FormValues) => answer(values).headline.value
    // Gold at slab rates, 10,00,000 in all: the rebate leaves no tax.
    const gold = sale({ asset: 'gold', bought: '2026-04-05', price: '2 lakh' })
    expect(paid({ ...gold, otherIncome: '9,00,000' })).toBe('₹0')
    // 16,00,000 in all: the rebate of 50,000 is lost, + 12.5% of 3,75,000 = 46,875; + 4%
    expect(paid({ longTotal: '5 lakh', otherIncome: '11 lakh' })).toBe('₹1,00,750')
    /*
     * 40,00,000 at slab rates: 3,00,000 + 30% of 16,00,000 = 7,80,000; + 20% of 20,00,000 = 11,80,000
     *   + 10% = 12,98,000; + 4% = 13,49,920; less 7,80,000 + 4% = 8,11,200
     * Relief at 50,00,000: 30,00,000 at slab rates 4,80,000 + 4,00,000 + 10,00,000 is more.
     */
    expect(paid({ shortTotal: '20 lakh', otherIncome: '40 lakh' })).toBe('₹5,38,720')
    const found = answer({ shortTotal: '20 lakh', otherIncome: '40 lakh' })
    expect(figureOf(found, /^Tax for the whole year/)).toBe('₹13,49,920')
    expect(found.workings[1]?.lines.at(-1)?.amount).toBe(1349920)
  })
})

describe('wrong input is marked at its field', () => {
  test.each([
    ['a sale of another year', sale({ sold: '2026-03-31', price: '1' }), 'sales.0.sold'],
    ['a sale before the purchase', sale({ sold: '2020-05-04', price: '1' }), 'sales.0.sold'],
    ['a day that does not exist', sale({ bought: '2020-02-30', price: '1' }), 'sales.0.bought'],
    ['letters', { longTotal: 'many' }, 'longTotal'],
    ['a negative price', sale({ price: '-5' }), 'sales.0.price'],
  ])('%s', (_, values, path) => {
    expect(respond(values)).toMatchObject({ faults: [{ path }] })
  })
})

test('every line names a rule of the register, in each year', () => {
  const all = [
    answer(tool.example),
    answer({ ...tool.example, 'sales.0.sold': '2025-06-01' }, lastYear),
    answer(
      {
        ...sale({ asset: 'gold', bought: '2019-04-01', sold: '2024-07-22', price: '5 lakh' }),
        ...sale({ asset: 'debt_fund', bought: '2023-05-01', sold: '2024-07-23', price: '2' }, 1),
        ...sale({ sold: '2024-07-22', price: '2 lakh' }, 2),
        businessLoss: '5',
        otherIncome: '0',
      },
      { year: '2024-25', today: '2026-11-22' },
    ),
  ]
  for (const { workings } of all) {
    for (const { rule } of workings.flatMap(({ lines }) => lines)) {
      expect(tool.facts).toHaveProperty(rule)
    }
  }
})

test('a non-resident is refused what follows other rules', () => {
  const unlisted = sale({ asset: 'unlisted_share', price: '3,00,000' })
  expect(respond({ ...unlisted, abroad: 'on' })).toMatchObject({
    faults: [{ path: 'sales.0.asset', message: expect.stringContaining('ask us') }],
  })
  expect(answer({ longTotal: '2 lakh', abroad: 'on' }).assumptions?.join()).toContain('treaty')
})
