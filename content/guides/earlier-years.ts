import { assessedYear } from '../en/tools/page.ts'
import { rupeesInFull } from '../facts/format.ts'
import { fact, taxFacts, yearOf } from '../facts/tax-facts.ts'
import type { DatedGuide } from './guide.ts'
import { lawBehind, oneTimeService } from './help.ts'

const LATE_COST = `Late fee of ${fact('lateFee')} (${fact('lateFeeSmall')} for total income up to ${fact('lateFeeIncome')}), and interest of ${fact('interestMonthly')} a month.`

const tax = 60000
/** From April of the year after until the updated return. */
export const MONTHS_LATE = 21
const interest = (tax * taxFacts.interestMonthly.value * MONTHS_LATE) / 100
const additional = ((tax + interest) * taxFacts.updatedExtraTaxYear1.value) / 100

const EARLIER_YEAR =
  'One return for one earlier year. Any tax, interest and late fee go to the government.'
const SCHEDULE_FA =
  'It declares the income, but it doesn’t make up for the missing Schedule FA, because the Black Money Act names only the original, belated and revised returns.'
const DISCLOSURE =
  'For earlier years, the 2026 disclosure scheme may help once it opens. Check its dates on the portal.'

export const earlierYears: DatedGuide = {
  slug: 'earlier-years',
  metaKey: 'earlier-years',
  title: 'Missed a year, or left income out?',
  lead: 'You can usually fix it. How, and at what cost, depends on how old the year is.',
  service: {
    ...oneTimeService('Prior Year Filing'),
    when: {
      group: 'plain',
      open: EARLIER_YEAR,
      belated: ({ income }) =>
        `${EARLIER_YEAR} A belated return for ${income} costs the price of its plan.`,
      closed: EARLIER_YEAR,
    },
  },
  tool: { id: 'what-can-i-still-do', label: 'See what I can still file' },
  topic: 'earlier-year',
  inShort: [
    {
      term: 'Without permission',
      text: ({ year }) =>
        `Four assessment years by updated return, back to ${yearBefore(year, 4).name}.`,
    },
    {
      term: 'Only with permission',
      text: `Old refunds and losses, within ${fact('condonationWindow')} of the end of the assessment year.`,
    },
    {
      term: 'This season',
      text: {
        group: 'plain',
        open: ({ income, on }) => `${on.plain}: due date for ${income}, without business income.`,
        belated: ({ income, on }) => `${on.belated}: last day for a belated return of ${income}.`,
        closed: ({ income, on }) => `${on.revised}: last day to revise a return of ${income}.`,
      },
    },
  ],
  cases: {
    title: 'Which year, which return',
    text: 'Additional tax is a percentage of tax plus interest, and you pay it on top of both.',
    jumpBy: 'title',
    labels: ['How', 'Until', 'Cost on top of tax'],
    entries: [
      {
        title: ({ income }) => income,
        law: ({ year }) => assessedYear(year),
        texts: [
          {
            group: 'plain',
            open: 'Not late yet: file the return by its due date.',
            belated: 'Belated return, or a revised return if you’ve already filed.',
            closed: 'Revised return if you’ve filed, updated return (ITR-U) if you haven’t.',
          },
          {
            group: 'plain',
            open: ({ on }) => `${on.plain} without business income.`,
            belated: ({ on }) => `${on.belated} if you haven’t filed. ${on.revised} to revise.`,
            closed: ({ on }) => `${on.revised} to revise. ${on.updated} for an updated return.`,
          },
          {
            group: 'plain',
            open: 'None, if you file on time.',
            belated: LATE_COST,
            closed: LATE_COST,
          },
        ],
      },
      updatedReturn(1, 'updatedExtraTaxYear1'),
      updatedReturn(2, 'updatedExtraTaxYear2'),
      updatedReturn(3, 'updatedExtraTaxYear3'),
      updatedReturn(4, 'updatedExtraTaxYear4'),
      {
        title: 'A refund or loss you didn’t claim',
        law: 'Section 119(2)(b)',
        texts: [
          'Request condonation of delay, with your reason. Then file the return.',
          `${fact('condonationWindow')} from the end of the assessment year (requests ${yearOf('condonationWindow')}).`,
          'No additional tax, but no interest on the late refund either.',
        ],
      },
      {
        title: 'Anything older',
        law: 'Sections 142(1) and 148',
        texts: [
          'Only if the department asks for the return by notice.',
          'The date is in the notice.',
          'Tax, interest and possibly a penalty. See the guide to notices.',
        ],
      },
    ],
  },
  ledger: {
    title: 'What an updated return costs: an example',
    text: ({ year }) =>
      `You filed for ${yearBefore(year, 1).name} on time but left out some income. You file the updated return in December ${startOf(year) + 1}, at the first rate (${yearOf('updatedExtraTaxYear1')}).`,
    rows: [
      { label: 'Tax on the income left out', value: rupeesInFull(tax) },
      {
        label: ({ year }) =>
          `Interest, section 234B, ${MONTHS_LATE} months from April ${startOf(year)}`,
        value: rupeesInFull(interest),
      },
      {
        label: `Additional tax, ${fact('updatedExtraTaxYear1')} of both`,
        value: rupeesInFull(additional),
      },
      {
        label: 'Payable before filing',
        value: rupeesInFull(tax + interest + additional),
        result: true,
      },
    ],
    note: ({ year }) =>
      `After 31 March ${startOf(year) + 2} the additional tax is ${fact('updatedExtraTaxYear2')}. Interest under section 234C may also apply. If you file in response to a notice under section 148, the rate is ${taxFacts.updatedNoticeExtra.value} percentage points higher (${yearOf('updatedNoticeExtra')}).`,
  },
  documents: [
    'PAN and the year you need',
    'Form 26AS and AIS for that year',
    'Form 16 or Form 16A for that year',
    'Bank statements from April to March',
    'Capital gains statements, sale deeds or fee invoices',
    'Returns filed for the years before and after',
    'Any notice or email about that year',
  ],
  steps: [
    {
      number: 1,
      title: 'Tell us the year',
      description: 'Tell us whether you filed, owe tax or expect a refund.',
    },
    {
      number: 2,
      title: 'We tell you your options',
      description:
        'Which return you can still file, by when and at what cost, before you pay us anything.',
    },
    {
      number: 3,
      title: 'We prepare it',
      description:
        'We use your AIS and documents, and calculate the tax, interest and additional tax.',
    },
    {
      number: 4,
      title: 'You pay and approve',
      description: 'You pay the tax to the government. We file the return and help you verify it.',
    },
  ],
  faqs: [
    {
      question: 'Can I get a refund for an old year?',
      answer: `Not through an updated return, which can neither claim nor increase a refund. Instead, apply on the portal for condonation of delay, with your reason and figures, within ${fact('condonationWindow')} of the end of the assessment year. If the department agrees, you file the return. It takes months and needs a good reason, such as illness, a notice sent to the wrong address or a mistake by the deductor.`,
    },
    {
      question: 'I got a notice for that year. Can I still file an updated return?',
      answer: `Yes. Since 1 March 2026 you can file an updated return in response to a notice under section 148, within the time it allows. The additional tax is ${taxFacts.updatedNoticeExtra.value} percentage points higher, but there’s no penalty on the income you declare in it. You can’t do this after a search or once the assessment is complete.`,
    },
    {
      question: 'Can I use the old regime for an earlier year?',
      answer:
        'For FY 2023-24 and later, only if you chose it in a return filed by the due date or, with business income, filed Form 10-IEA on time. Otherwise, if your first return for the year is belated or updated, the new regime applies. For FY 2022-23 and earlier, the old regime was the default.',
    },
    {
      question: 'Can I carry forward a loss from a year I didn’t file?',
      answer:
        'To carry forward a business or capital loss, you must file the return by the due date. If you missed it, only condonation of delay helps. A house property loss is the exception: you can carry it forward even with a belated return. An updated return can reduce a loss you declared on time, but it can’t create one.',
    },
    {
      question: 'Does an updated return help if I left out foreign assets?',
      answer: {
        group: 'plain',
        open: ({ income }) =>
          `${SCHEDULE_FA} For ${income} you can list the assets in the return itself. ${DISCLOSURE}`,
        belated: ({ income }) =>
          `${SCHEDULE_FA} For ${income} you can still list the assets in a belated or revised return. ${DISCLOSURE}`,
        closed: ({ income }) =>
          `${SCHEDULE_FA} If you filed for ${income}, you can still list the assets in a revised return. ${DISCLOSURE}`,
      },
    },
    {
      question: 'How many years back can you file for me?',
      answer:
        'The last four assessment years by updated return. With special permission (condonation of delay), an old refund or loss up to five years back. Beyond that, only if the department issues a notice, which the law now allows for at most about five years. We’ll first tell you which of your years are still open.',
    },
  ],
  closing: {
    title: 'Tell us which year it is',
    text: 'We’ll tell you how to file, by when and what it costs, in one message. After each 31 March, one year closes and the others cost more.',
  },
  sources: [
    {
      name: 'Sections 139(4), 139(5) and 139(8A), Income-tax Act 1961',
      about: 'Belated, revised and updated returns; sections 263(4), (5) and (6) of the 2025 Act',
    },
    {
      name: 'Section 140B, Income-tax Act 1961',
      about: 'Additional tax on an updated return; section 267 of the 2025 Act',
    },
    lawBehind(taxFacts.updatedNoticeExtra),
    {
      name: 'Section 234F, Income-tax Act 1961',
      about: 'The late fee; section 428 of the 2025 Act',
    },
    {
      name: 'Section 119(2)(b), Income-tax Act 1961; CBDT circular 11/2024',
      about: 'Condonation of delay in claiming a refund or a loss',
    },
    {
      name: 'Section 43, Black Money Act 2015',
      about: 'Which returns make up for a missing Schedule FA',
    },
  ],
  chat: {
    hero: 'Hello, I missed an income tax return for an earlier year and would like to know what is still open.',
    closing: 'Hello, I would like you to file an income tax return for an earlier year.',
  },
}

/** The row of the year that lies some years before the one being filed. */
function updatedReturn(
  years: 1 | 2 | 3 | 4,
  rate: `updatedExtraTaxYear${1 | 2 | 3 | 4}`,
): DatedGuide['cases']['entries'][number] {
  const after = years === 4 ? 'After that the year is closed.' : 'After that, the rate goes up.'
  return {
    title: ({ year }) => yearBefore(year, years).name,
    law: ({ year }) => assessedYear(yearBefore(year, years).year),
    texts: [
      'Updated return (ITR-U)',
      ({ year }) => `31 March ${startOf(year) + 2}. ${after}`,
      `${fact(rate)} additional tax and interest, plus the late fee if you never filed.`,
    ],
  }
}

/** The calendar year in which a financial year begins. */
export const startOf = (year: string) => Number(year.slice(0, 4))

/** The financial year that lies some years before one. */
export function yearBefore(year: string, years: number) {
  const start = startOf(year) - years
  const earlier = `${start}-${String(start + 1).slice(2)}`
  return { year: earlier, name: `FY ${earlier}` }
}
