import { describe, expect, test } from 'vitest'
import type { Answer } from '#app/tax/working/answer.ts'
import { answerIn, faultsIn } from '../../../../test/tool-answer.ts'
import { initialValues } from '../form/form-values.ts'
import type { FormValues, ToolContext } from '../form/tool-type.ts'
import { tool } from './tool.ts'

const TODAY = '2026-11-22'

function respond(values: FormValues, context: Partial<ToolContext> = {}) {
  const given = { ...initialValues(tool), ...values }
  return tool.respond(given, { year: '2026-27', today: TODAY, ...context })
}

const answerTo = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

const status = (values: FormValues, context?: Partial<ToolContext>) =>
  answerTo(values, context).headline.value
const faultsOf = (values: FormValues) => faultsIn(respond(values))
const figure = (answer: Answer, label: RegExp) =>
  answer.figures.find((one) => label.test(one.label))

/** Here since birth, and still here. */
const always = { 'stays.0.exit': TODAY, all: 'on' }

test('the example has an answer with days left and a table of years', () => {
  const answer = answerTo(tool.example)
  expect(answer.headline.value).toBe('Non-resident (NR)')
  expect(figure(answer, /^Days in India/)?.value).toBe('113 days')
  expect(figure(answer, /before you become RNOR/)).toMatchObject({
    value: '6 days',
    text: 'Last day, if you stay on: 28 November 2026',
  })
  expect(answer.tables?.map(({ rows }) => rows.length)).toEqual([3, 11])
  expect(answer.tables?.[1]?.rows[1]).toEqual(['FY 2025-26', '149'])
})

describe('with the days of the year alone', () => {
  test('a first answer needs one number', () => {
    expect(respond({})).toHaveProperty('missing')
    expect(status({ days: '59', income: 'upTo' })).toBe('Non-resident (NR)')
    expect(status({ days: '59', situation: 'left', income: 'upTo' })).toBe('Non-resident (NR)')
  })

  test('nothing is guessed of the years before', () => {
    // Ten years abroad, the last four with 365 days on visits: resident by 60 days, and RNOR.
    expect(status({ days: '100', income: 'upTo' })).toBe(
      'Non-resident (NR) or Not ordinarily resident (RNOR) or Resident (ROR)',
    )
    expect(answerTo({ days: '100', income: 'upTo' }).headline.text).toContain('4 years before')
    expect(answerTo({ days: '100', income: 'upTo' }).workings).toEqual([])
    expect(status({ days: '181', situation: 'visits', income: 'upTo' })).toBe('Non-resident (NR)')
    expect(answerTo({ days: '200' }).headline).toMatchObject({
      value: 'Not ordinarily resident (RNOR) or Resident (ROR)',
      text: expect.stringContaining('7 years before'),
    })
  })

  test('the years before settle it', () => {
    expect(status({ days: '100', last4: '364', income: 'upTo' })).toBe('Non-resident (NR)')
    expect(status({ days: '200', last7: '729' })).toBe('Not ordinarily resident (RNOR)')
    expect(status({ days: '200', last7: '730' })).toBe(
      'Not ordinarily resident (RNOR) or Resident (ROR)',
    )
    expect(status({ days: '200', last7: '730', nrYears: '8' })).toBe('Resident (ROR)')
    expect(status({ days: '200', last7: '730', nrYears: '9' })).toBe(
      'Not ordinarily resident (RNOR)',
    )
    expect(status({ days: '200', last4: '1200', last7: '2500' })).toBe('Resident (ROR)')
  })

  test('a past year shows how many more days it took, and none that are left', () => {
    const answer = answerTo(
      { days: '170', situation: 'visits', income: 'upTo' },
      { year: '2025-26' },
    )
    expect(figure(answer, /^More days/)?.value).toBe('12 days')
    expect(figure(answer, /before you become/)).toBeUndefined()
  })
})

describe('while a question that decides is open', () => {
  const headline = (values: FormValues) => answerTo(values).headline

  test('a visitor of 140 days reads both ends, and that the income decides', () => {
    // Section 6(1), Explanation 1(b): above 15 lakh, 120 days with 365 in four years are enough.
    const answer = answerTo({ situation: 'visits', days: '140' })
    expect(answer.headline).toMatchObject({
      value: 'It depends',
      text: expect.stringMatching(
        /^With Indian income up to ₹15 lakh, you’re NR\. With more, NR or RNOR\. Answer “Your income/,
      ),
    })
    expect(answer.workings).toEqual([])
    expect(figure(answer, /before you become/)).toBeUndefined()
    expect(figure(answer, /^Taxed/)).toBeUndefined()
    expect(
      headline({ situation: 'visits', days: '140', origin: 'pio', last4: '365' }).text,
    ).toMatch(/you’re NR\. With more, RNOR\./)
  })

  test.each<[FormValues, string]>([
    [{ situation: 'visits', days: '30' }, 'It depends'],
    [{ situation: 'left', days: '100' }, 'It depends'],
    [{ days: '59' }, 'It depends'],
    // Only a citizen is a deemed resident, and the 120 days are for visits of citizens and PIOs.
    [{ situation: 'visits', days: '119', origin: 'pio' }, 'Non-resident (NR)'],
    [{ situation: 'visits', days: '140', origin: 'pio', last4: '364' }, 'Non-resident (NR)'],
    [{ days: '59', origin: 'other' }, 'Non-resident (NR)'],
    [{ days: '182', last4: '1200', last7: '2500' }, 'Resident (ROR)'],
    [{ situation: 'visits', days: '140', income: 'upTo' }, 'Non-resident (NR)'],
  ])('%j is answered %s', (values, expected) => {
    expect(status(values)).toBe(expected)
  })

  test('a citizen with a large income is asked where one is taxed', () => {
    // Section 6(1A): 30 days and 20 lakh of rent make a deemed resident whom no country taxes.
    const uae = { situation: 'visits', days: '30', income: 'above' }
    expect(headline(uae)).toMatchObject({
      value: 'It depends',
      text: expect.stringMatching(
        /^If another country taxes you as its resident, you’re NR\. If none does, RNOR\. Answer “Does/,
      ),
    })
    expect(status({ ...uae, untaxed: 'on' })).toBe('Deemed resident (RNOR)')
    expect(status({ ...uae, untaxed: 'taxed' })).toBe('Non-resident (NR)')
    expect(status({ ...uae, origin: 'pio' })).toBe('Non-resident (NR)')
  })

  test('somebody who is RNOR either way is not asked', () => {
    const visits = { situation: 'visits', days: '130', income: 'above' }
    expect(status({ ...visits, last4: '400' })).toBe('Not ordinarily resident (RNOR)')
    expect(status({ ...visits, untaxed: 'on' })).toBe('Not ordinarily resident (RNOR)')
  })

  test('a person of Indian origin reads which limit goes with which income', () => {
    const answer = answerTo({ situation: 'visits', days: '30', origin: 'pio', last4: '400' })
    expect(figure(answer, /become RNOR$/)).toMatchObject({
      value: '89 days',
      text: expect.stringMatching(/^With Indian income above ₹15 lakh\./),
    })
  })

  test('staying on to a status that no answer changes is answered at once', () => {
    const back = { 'stays.0.exit': '2012-06-30', 'stays.1.entry': '2026-08-09', all: 'on' }
    expect(headline(back)).toMatchObject({
      value: 'Not ordinarily resident (RNOR) if you stay',
      text: expect.stringContaining('NR or RNOR until 5 February 2027'),
    })
  })

  test('every question that decides stands in sight', () => {
    const shown = tool.more.filter(({ open }) => open).flatMap(({ fields }) => fields)
    const names = [...tool.basics, ...shown].map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['origin', 'income', 'untaxed', 'last4', 'last7']))
  })
})

describe('with stays', () => {
  test('both the day of arrival and the day of departure count', () => {
    const stay = { 'stays.0.entry': '2026-05-01', 'stays.0.exit': '2026-05-31' }
    expect(figure(answerTo(stay), /^Days in India/)?.value).toBe('31 days')
  })

  test('an open stay counts to today, a planned one to its end', () => {
    const open = answerTo({ 'stays.0.entry': '2026-11-13' })
    expect(figure(open, /^Days in India/)?.value).toBe('10 days')
    const planned = answerTo({ 'stays.0.entry': '2026-11-13', 'stays.0.exit': '2026-12-02' })
    expect(figure(planned, /^Days in India/)).toMatchObject({
      value: '20 days',
      text: '10 so far, the rest planned',
    })
  })

  test('somebody who was always here is a resident', () => {
    expect(status(always)).toBe('Resident (ROR)')
    expect(status(always, { year: '2025-26' })).toBe('Resident (ROR)')
  })

  test('somebody who is abroad learns from when a return would change nothing', () => {
    const answer = answerTo({
      situation: 'visits',
      'stays.0.entry': '2026-04-01',
      'stays.0.exit': '2026-07-31',
      all: 'on',
      income: 'upTo',
    })
    expect(figure(answer, /before you become/)).toMatchObject({
      value: '59 days',
      text: 'Or come back to stay from 1 February 2027',
    })
  })

  test('where the day of arrival decides, both readings stand there', () => {
    const answer = answerTo({
      situation: 'visits',
      'stays.0.entry': '2026-04-02',
      'stays.0.exit': '2026-09-30',
      all: 'on',
      income: 'upTo',
    })
    expect(answer.headline.value).toBe('Not ordinarily resident (RNOR)')
    expect(answer.notes.join()).toContain('181 days and be NR')
  })

  test('those who come back see how long they stay RNOR', () => {
    const answer = answerTo({
      'stays.0.exit': '2012-06-30',
      'stays.1.entry': '2026-08-01',
      all: 'on',
    })
    const [ahead] = answer.tables ?? []
    expect(ahead?.rows.map(([, one]) => one)).toEqual([
      ...Array(3).fill('Not ordinarily resident (RNOR)'),
      'Resident (ROR)',
    ])
  })

  describe('somebody who came back for good and is still here', () => {
    const back = {
      'stays.0.exit': '2012-06-30',
      'stays.1.entry': '2026-08-09',
      all: 'on',
      income: 'upTo',
    }

    test('with stays somebody who came back for good and is still here reads the status of staying on, and until when it is another one', () => {
      const answer = answerTo(back)
      expect(answer.headline).toMatchObject({
        value: 'Not ordinarily resident (RNOR) if you stay',
        text: expect.stringContaining('NR until 5 February 2027'),
      })
      expect(figure(answer, /^Days in India/)).toMatchObject({
        value: '106 days',
        text: '235 if you stay to 31 March',
      })
      expect(figure(answer, /before you become RNOR/)?.value).toBe('75 days')
    })

    test('somebody for whom staying changes nothing, or who is on a visit, keeps their status', () => {
      expect(status({ ...back, 'stays.1.entry': '2026-05-01' })).toBe(
        'Not ordinarily resident (RNOR)',
      )
      expect(status({ ...back, situation: 'visits' })).toBe('Non-resident (NR)')
      expect(status({ 'stays.0.entry': '2026-10-13', all: 'on', income: 'upTo' })).toBe(
        'Non-resident (NR)',
      )
    })

    test('somebody who came back may have to say more of the years before', () => {
      expect(answerTo({ 'stays.0.entry': '2026-09-25', income: 'upTo' }).headline).toMatchObject({
        value: 'Not ordinarily resident (RNOR) or Resident (ROR) if you stay',
        text: expect.stringContaining('years before'),
      })
    })
  })

  test('days that were typed too have to be the same', () => {
    const stay = { 'stays.0.entry': '2026-05-01', 'stays.0.exit': '2026-05-31' }
    expect(faultsOf({ ...stay, days: '30' })).toEqual(['days'])
    expect(faultsOf({ ...stay, days: '31' })).toEqual([])
  })

  test.each<[string, FormValues, string]>([
    [
      'ends before it begins',
      { 'stays.0.entry': '2026-05-02', 'stays.0.exit': '2026-05-01' },
      'stays.0.exit',
    ],
    ['begins after today and is open', { 'stays.0.entry': '2026-12-01' }, 'stays.0.exit'],
    ['is on a day that does not exist', { 'stays.0.entry': '2026-02-30' }, 'stays.0.entry'],
    [
      'overlaps another, in whatever order',
      {
        'stays.0.entry': '2026-05-01',
        'stays.0.exit': '2026-06-01',
        'stays.1.entry': '2026-04-01',
        'stays.1.exit': '2026-05-02',
      },
      'stays.0.entry',
    ],
    [
      'is the second without a beginning',
      { 'stays.0.exit': '2020-06-01', 'stays.1.exit': '2021-06-01' },
      'stays.1.exit',
    ],
  ])('a stay that %s is pointed out', (_, values, path) => {
    expect(faultsOf(values)).toEqual([path])
  })

  test('a stay that begins on the day the last one ended is no fault', () => {
    const stays = {
      'stays.0.entry': '2026-05-01',
      'stays.0.exit': '2026-06-01',
      'stays.1.entry': '2026-06-01',
      'stays.1.exit': '2026-06-10',
    }
    expect(figure(answerTo(stays), /^Days in India/)?.value).toBe('41 days')
  })
})

describe('with a larger Indian income', () => {
  const above = {
    income: 'above',
    untaxed: 'taxed',
    situation: 'visits',
    last4: '500',
    last7: '900',
  }

  test('a visitor is RNOR from the 120th day', () => {
    expect(status({ ...above, days: '119' })).toBe('Non-resident (NR)')
    expect(status({ ...above, days: '120' })).toBe('Not ordinarily resident (RNOR)')
    expect(status({ ...above, days: '120', income: 'upTo' })).toBe('Non-resident (NR)')
  })

  test('a citizen whom no country taxes is a deemed resident', () => {
    expect(status({ ...above, days: '0', untaxed: 'on' })).toBe('Deemed resident (RNOR)')
    expect(status({ ...above, days: '0', untaxed: 'on', origin: 'pio' })).toBe('Non-resident (NR)')
    expect(status({ ...above, days: '0', untaxed: 'on', income: 'upTo' })).toBe('Non-resident (NR)')
  })

  test('a deemed resident, who is RNOR, reads of no days left before RNOR', () => {
    const deemed = answerTo({ ...above, days: '20', untaxed: 'on' })
    expect(figure(deemed, /become RNOR/)).toBeUndefined()
    expect(figure(answerTo({ ...above, days: '20' }), /become RNOR/)?.value).toBe('99 days')
  })
})

test('numbers that cannot be are pointed out at their field', () => {
  expect(faultsOf({ days: '367' })).toEqual(['days'])
  expect(faultsOf({ days: 'many' })).toEqual(['days'])
  expect(faultsOf({ days: '10', last4: '400', last7: '300' })).toEqual(['last7'])
  expect(status({ days: ' ५९ ', income: 'upTo' })).toBe('Non-resident (NR)')
})
