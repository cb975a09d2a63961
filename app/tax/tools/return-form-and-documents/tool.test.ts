import { describe, expect, test } from 'vitest'
import { assessReturn, INCOMES, type Income } from '#app/tax/engine/assess-return.ts'
import type { Answer } from '#app/tax/working/answer.ts'
import { documentNames } from '#content/en/tools/return-form-and-documents/documents.ts'
import { answerIn, faultsIn } from '../../../../test/tool-answer.ts'
import { initialValues } from '../form/form-values.ts'
import type { FormValues } from '../form/tool-type.ts'
import { documentGroups } from './document-groups.ts'
import { tool } from './tool.ts'
import { tool as inHindi } from './tool-in-hindi.ts'

function respond(values: FormValues, today = '2026-07-01') {
  return tool.respond({ ...initialValues(tool), ...values }, { year: '2025-26', today })
}

const answerTo = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

const form = (values: FormValues) => answerTo(values).headline.value
const documents = (values: FormValues) =>
  answerTo(values).checklist?.groups.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
const figure = (answer: Answer, label: string) =>
  answer.figures.find((one) => one.label === label)?.value

test('the example has a form, a plan, a date and a list', () => {
  const answer = answerTo(tool.example)
  expect(answer.headline.value).toBe('ITR-1')
  expect(answer.figures.map(({ value }) => value)).toEqual([
    'Professional, ₹3,499',
    '31 July 2026',
    expect.stringMatching(/^0 of \d+ ready$/),
  ])
  expect(answer.notes.join()).toContain('₹1.25 lakh')
})

test('nothing is said before something is ticked', () => {
  expect(respond({})).toHaveProperty('missing')
  expect(respond({ vda: 'on' })).toHaveProperty('answer')
})

describe('the slip on the home page', () => {
  const choices = [...Array(2 ** INCOMES.length).keys()]
    .slice(1)
    .map((bits): [Income[]] => [INCOMES.filter((_, index) => bits & (1 << index))])

  test.each(choices)('the slip on the home page says the same of %j', (incomes) => {
    const values = Object.fromEntries(incomes.map((income) => [income, 'on']))
    const assessment = assessReturn(incomes)
    const answer = answerTo(values)
    if (answer.headline.value === 'It depends') {
      expect(incomes).toContain('shares')
      expect(answer.headline.text).toContain(`If you sold anything else: ${assessment?.form}.`)
    } else {
      expect(answer.headline.value.slice(0, 5)).toBe(assessment?.form)
      expect(answer.headline.value.includes('Schedule FA')).toBe(assessment?.scheduleFa)
    }
    expect(figure(answer, 'Our plan')?.toLowerCase()).toContain(assessment?.plan)
    expect(figure(answer, 'Due')).toBe(
      assessment?.dueDate === 'business' ? '31 August 2026' : '31 July 2026',
    )
    expect(documents(values)).toEqual(expect.arrayContaining(assessment?.documents ?? []))
  })
})

test.each<[FormValues, string]>([
  [{ salary: 'on', shares: 'on', gains: 'none' }, 'ITR-1'],
  [{ shares: 'on', gains: 'listed', ltcg112a: '1,25,000' }, 'ITR-1'],
  [{ shares: 'on', gains: 'listed', ltcg112a: '1,25,001' }, 'ITR-2'],
  [{ shares: 'on', gains: 'listed', lossBf: 'on', lossCapital: 'on' }, 'ITR-2'],
  [{ salary: 'on', lossBf: 'on', lossHouse: 'on' }, 'ITR-2'],
  [{ salary: 'on', lossBf: 'on', lossBusiness: 'on' }, 'ITR-3'],
  [{ salary: 'on', lossBf: 'on', lossCapital: 'on', lossSpeculative: 'on' }, 'ITR-3'],
  [{ salary: 'on', lossBusiness: 'on' }, 'ITR-1'],
  [{ fno: 'on', lossBf: 'on' }, 'ITR-3'],
  [{ business: 'on', tds194n: 'on' }, 'ITR-4'],
  [{ salary: 'on', tds194n: 'on' }, 'ITR-2'],
  [{ salary: 'on', totalIncome: '50 lakh' }, 'ITR-1'],
  [{ salary: 'on', totalIncome: '50,00,004' }, 'ITR-1'],
  [{ salary: 'on', totalIncome: '50,00,005' }, 'ITR-2'],
  [{ salary: 'on', totalIncome: '50,00,010' }, 'ITR-2'],
  [{ rent: 'on', houses: '2' }, 'ITR-1'],
  [{ rent: 'on', houses: '३' }, 'ITR-2'],
  [{ salary: 'on', agri: '5,000' }, 'ITR-1'],
  [{ salary: 'on', agri: '5,001' }, 'ITR-2'],
  [{ salary: 'on', sold: 'on' }, 'ITR-2'],
  [{ salary: 'on', status: 'NR' }, 'ITR-2'],
  [{ abroad: 'on', status: 'NR' }, 'ITR-2'],
  [{ abroad: 'on', status: 'RNOR' }, 'ITR-2'],
  [{ business: 'on', kind: 'books' }, 'ITR-3'],
  [{ business: 'on', vda: 'on' }, 'ITR-3'],
  [{ business: 'on', status: 'NR' }, 'ITR-3'],
  [{ salary: 'on', firmPartner: 'on' }, 'ITR-3'],
  [{ salary: 'on', kind: 'books' }, 'ITR-1'],
  [{ salary: 'on', gains: 'any' }, 'ITR-1'],
])('the form for %j is %s', (values, expected) => {
  expect(form(values)).toBe(expected)
})

describe('while a question that decides is open', () => {
  test('a holder of shares reads both ends, both plans, and is asked whether anything was sold', () => {
    const answer = answerTo({ salary: 'on', shares: 'on' })
    expect(answer.headline.value).toBe('It depends')
    expect(answer.headline.text).toMatch(
      /^If you sold nothing, .*: ITR-1\. If you sold anything else: ITR-2\. Answer “Did you sell/,
    )
    expect(figure(answer, 'Our plan')).toBe('Basic, ₹1,999 or Professional, ₹3,499')
    expect(answer.tables).toEqual([])
    const holder = answerTo({ salary: 'on', shares: 'on', gains: 'none' })
    expect(holder.headline.value).toBe('ITR-1')
    expect(figure(holder, 'Our plan')).toBe('Basic, ₹1,999')
    expect(form({ shares: 'on', gains: 'none' })).toBe('ITR-1')
    expect(form({ business: 'on', shares: 'on' })).toBe('It depends')
  })

  test('a gain without its amount may need either form', () => {
    const { headline } = answerTo({ shares: 'on', gains: 'listed' })
    expect(headline).toMatchObject({
      value: 'It depends',
      text: 'With a gain up to ₹1.25 lakh: ITR-1. With more: ITR-2. Enter the gain.',
    })
  })

  test('a loss from earlier years is asked for its kind, where that decides', () => {
    const answer = answerTo({ salary: 'on', lossBf: 'on' })
    expect(answer.headline).toMatchObject({
      value: 'It depends',
      text: 'If the loss is from a house or from capital gains: ITR-2. If any of it is from business, F&O or intraday: ITR-3. Tick what the loss is from.',
    })
    expect(form({ business: 'on', lossBf: 'on' })).toBe('ITR-3')
    // No business this year: the due date is that of a salary.
    expect(figure(answer, 'Due')).toBe('31 July 2026')
  })

  test('a question that does not decide is not asked while one that decides is open', () => {
    expect(form({ shares: 'on', fno: 'on' })).toBe('ITR-3')
    expect(form({ shares: 'on', abroad: 'on' })).toBe('ITR-2 with Schedule FA')
    expect(form({ shares: 'on', status: 'NR' })).toBe('ITR-2')
  })

  test('every question stands in sight', () => {
    expect(tool.more.filter(({ open }) => !open)).toEqual([])
  })
})

test('a tax audit without a business is no return that there is', () => {
  const response = respond({ salary: 'on', audit: 'on' })
  expect(response).toEqual({
    faults: [{ path: 'audit', message: expect.stringContaining('needs a business') }],
  })
  for (const business of ['business', 'fno', 'firmPartner']) {
    expect(respond({ salary: 'on', audit: 'on', [business]: 'on' })).toHaveProperty('answer')
  }
})

test('every other form is named with what speaks against it', () => {
  const [table] = answerTo({ salary: 'on', vda: 'on' }).tables ?? []
  expect(table?.rows.map(([name]) => name)).toEqual(['ITR-1', 'ITR-2', 'ITR-3', 'ITR-4'])
  expect(table?.rows[0]?.[1]).toContain('crypto')
  expect(table?.rows[1]?.[1]).toBe('Yours')
  expect(table?.mark).toBe(1)
})

test('an audit moves the due date, and a date that has passed is no due date', () => {
  const due = (values: FormValues, today?: string) => figure(answerTo(values, today), 'Due')
  expect(due({ business: 'on', audit: 'on' })).toBe('31 October 2026')
  expect(due({ salary: 'on', firmPartner: 'on' })).toBe('31 August 2026')
  expect(due({ salary: 'on' }, '2026-11-22')).toBe(
    'Was 31 July 2026. Belated return until 31 December 2026, late fee ₹1,000 or ₹5,000',
  )
})

test('the late fee is the one of the income, where that is known', () => {
  const due = (values: FormValues) =>
    figure(answerTo({ salary: 'on', ...values }, '2026-11-22'), 'Due')
  expect(due({ totalIncome: '5,00,010' })).toMatch(/late fee ₹5,000$/)
  // Section 234F: one thousand rupees where the total income does not exceed five lakh.
  expect(due({ totalIncome: '5,00,000' })).toMatch(/late fee ₹1,000$/)
  expect(due({ totalIncome: '4,00,010' })).toMatch(/late fee ₹1,000$/)
  // Section 139(1): up to 4 lakh, what is free of tax, no return is due for the income alone.
  expect(due({ totalIncome: '4,00,000' })).toMatch(
    /late fee ₹1,000, or none if you didn’t have to file$/,
  )
})

test('the list of documents follows what was ticked', () => {
  expect(documents({ salary: 'on' })).not.toContain('deeds')
  expect(documents({ salary: 'on', sold: 'on' })).toContain('deeds')
  expect(documents({ salary: 'on', vda: 'on' })).toContain('exchanges')
  expect(documents({ rent: 'on', status: 'NR' })).toContain('nreAccounts')
  expect(documents({ sold: 'on' })).toContain('lastReturn')
  expect(documents({ fno: 'on' })).toContain('trades')
})

test('the list of documents counts those that are ready, and only those that are needed', () => {
  const values = { salary: 'on', have: 'form16 statements deeds nonsense' }
  expect(figure(answerTo(values), 'Documents')).toBe(`2 of ${documents(values).length} ready`)
})

test('the list of documents asks for no PAN, Aadhaar or password', () => {
  expect(Object.values(documentNames).join()).not.toMatch(/\bPAN\b|Aadhaar|password/i)
})

test('the list of documents has each document in one group', () => {
  const listed: string[] = Object.values(documentGroups).flat()
  expect(listed.toSorted()).toEqual(Object.keys(documentNames).toSorted())
})

test('the list of documents can be sent to oneself, whole', () => {
  const { links = [], groups = [] } = answerTo({ salary: 'on' }).checklist ?? {}
  expect(links.map(({ href }) => href.split('?')[0])).toEqual(['https://wa.me/', 'mailto:'])
  for (const { href } of links) {
    for (const { name } of groups.flatMap(({ items }) => items)) {
      expect(decodeURIComponent(href)).toContain(name)
    }
  }
})

test('an impossible entry is pointed out at its field', () => {
  const faults = (values: FormValues) => faultsIn(respond({ salary: 'on', ...values }))
  expect(faults({ totalIncome: 'lots', houses: '1.5', agri: '-1' })).toEqual([
    'totalIncome',
    'houses',
    'agri',
  ])
})

describe('in Hindi', () => {
  const hindi = (values: FormValues, today = '2026-11-27') =>
    inHindi.respond({ ...initialValues(inHindi), ...values }, { year: '2025-26', today })
  const forms = ({ headline }: Answer) => `${headline.value} ${headline.text}`.match(/ITR-\d/g)
  const amounts = ({ figures }: Answer) => figures.map(({ value }) => value.match(/₹[\d,]+/g))
  const lines = ({ workings }: Answer) =>
    workings.flatMap((working) => working.lines.map(({ rule }) => rule))
  const textsIn = (part: unknown): string[] => {
    if (typeof part === 'string') return [part]
    if (typeof part !== 'object' || part === null) return []
    return Object.entries(part).flatMap(([key, value]) =>
      ['id', 'rule', 'field', 'href'].includes(key) ? [] : textsIn(value),
    )
  }

  test.each<FormValues>([
    tool.example,
    { salary: 'on' },
    { salary: 'on', shares: 'on' },
    { shares: 'on', gains: 'listed' },
    {
      shares: 'on',
      gains: 'listed',
      ltcg112a: '1,25,001',
      totalIncome: '50,00,010',
      agri: '6,000',
    },
    { salary: 'on', lossBf: 'on' },
    { salary: 'on', lossBf: 'on', lossSpeculative: 'on' },
    { salary: 'on', houses: '3', vda: 'on', director: 'on', unlisted: 'on', winnings: 'on' },
    { salary: 'on', sold: 'on', esopDeferred: 'on', tds194n: 'on', abroad: 'on' },
    { rent: 'on', status: 'NR' },
    { rent: 'on', abroad: 'on', status: 'RNOR' },
    { business: 'on', kind: 'presumptive', totalIncome: '4,10,000' },
    { business: 'on', kind: 'books', audit: 'on', totalIncome: '9,00,000' },
    { fno: 'on', firmPartner: 'on', have: 'trades banks' },
  ])('the answer to %j is the English one', (values) => {
    for (const today of ['2026-07-01', '2026-11-27', '2027-01-10']) {
      const [own, english] = [answerIn(hindi(values, today)), answerTo(values, today)]
      expect(forms(own)).toEqual(forms(english))
      expect(amounts(own)).toEqual(amounts(english))
      expect(lines(own)).toEqual(lines(english))
      expect(own.headline.tone).toBe(english.headline.tone)
      for (const part of ['notes', 'assumptions'] as const)
        expect(own[part]).toHaveLength(english[part]?.length ?? 0)
      const ids = ({ checklist }: Answer) =>
        checklist?.groups.map(({ items }) => items.map(({ id }) => id))
      expect(ids(own)).toEqual(ids(english))
      expect(
        textsIn(own).filter((text) => !/[\u0900-\u097f]/.test(text) && /[a-z]/.test(text)),
      ).toEqual([])
    }
  })

  test('a tool in Hindi says the rule of each line in Hindi', () => {
    const { words, facts } = inHindi
    for (const { value } of Object.values(facts))
      if (typeof value === 'string')
        expect(words?.register.value(value)).toMatch(
          /^(?=.*[\u0900-\u097f])(?!.*\b(?:and|if|the)\b)/,
        )
  })

  test('a tool in Hindi says what is wrong at its field', () => {
    const faults = hindi({ salary: 'on', audit: 'on', totalIncome: 'बहुत', houses: '1.5' })
    if (!('faults' in faults)) throw new Error('no fault was found')
    expect(faults.faults.map(({ path }) => path).toSorted()).toEqual([
      'audit',
      'houses',
      'totalIncome',
    ])
    for (const { message } of faults.faults) expect(message).toMatch(/^[\u0900-\u097f]/)
  })

  test('the list is sent in Hindi where it is asked for in Hindi', () => {
    const { links = [] } = answerIn(hindi({ salary: 'on' })).checklist ?? {}
    for (const { href } of links)
      expect(decodeURIComponent(href)).toContain('☐ हर नौकरी का फॉर्म 16')
  })
})
