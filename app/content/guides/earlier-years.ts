import { rupeesInFull } from '../tax-facts/format.ts'
import { fact, taxFacts, yearOf } from '../tax-facts.ts'
import type { Guide } from './guide.ts'
import { lawBehind, oneTimeService } from './help.ts'

const LAST_DAY = '31 March 2027. After that, the rate goes up.'
const UPDATED = 'Updated return (ITR-U)'

const missedTax = 60000
const months = 21
const interest = (missedTax * taxFacts.interestMonthly.value * months) / 100
const additional = ((missedTax + interest) * taxFacts.updatedExtraTaxYear1.value) / 100

export const earlierYears: Guide = {
  slug: 'earlier-years',
  metaKey: 'earlier-years',
  title: 'Missed a year, or left income out?',
  lead: 'You can usually fix it. How, and at what cost, depends on how old the year is.',
  service: {
    ...oneTimeService('Prior Year Filing'),
    when: 'One return for one earlier year. Any tax, interest and late fee go to the government.',
  },
  inShort: [
    {
      term: 'Open to everyone',
      text: `Four assessment years by updated return, back to ${fact('updatedReturnOldest')} ${yearOf('updatedReturnOldest')}.`,
    },
    {
      term: 'Only with permission',
      text: `Old refunds and losses, within ${fact('condonationWindow')} of the end of the assessment year.`,
    },
    {
      term: 'Next due date',
      text: `${fact('belatedDateAy2026')}: last day for a belated return of FY 2025-26.`,
    },
  ],
  cases: {
    title: 'Which year, which return',
    text: 'As of November 2026. Additional tax is a percentage of tax plus interest, and you pay it on top of both.',
    jumpBy: 'title',
    labels: ['How', 'Until', 'Cost on top of tax'],
    entries: [
      {
        title: 'FY 2025-26',
        law: 'AY 2026-27',
        texts: [
          'Belated return, or a revised return if you’ve already filed.',
          `${fact('belatedDateAy2026')} if you haven’t filed. ${fact('revisedDateAy2026')} to revise.`,
          `Late fee of ${fact('lateFee')} (${fact('lateFeeSmall')} for total income up to ${fact('lateFeeIncome')}), and interest of ${fact('interestMonthly')} a month.`,
        ],
      },
      {
        title: 'FY 2024-25',
        law: 'AY 2025-26',
        texts: [
          UPDATED,
          LAST_DAY,
          `${fact('updatedExtraTaxYear1')} additional tax and interest, plus the late fee if you never filed.`,
        ],
      },
      {
        title: 'FY 2023-24',
        law: 'AY 2024-25',
        texts: [
          UPDATED,
          LAST_DAY,
          `${fact('updatedExtraTaxYear2')} additional tax and interest, plus the late fee if you never filed.`,
        ],
      },
      {
        title: 'FY 2022-23',
        law: 'AY 2023-24',
        texts: [
          UPDATED,
          LAST_DAY,
          `${fact('updatedExtraTaxYear3')} additional tax and interest, plus the late fee if you never filed.`,
        ],
      },
      {
        title: 'FY 2021-22',
        law: 'AY 2022-23',
        texts: [
          UPDATED,
          '31 March 2027. After that the year is closed.',
          `${fact('updatedExtraTaxYear4')} additional tax and interest, plus the late fee if you never filed.`,
        ],
      },
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
    text: `You filed for FY 2024-25 on time but left out some income. You file the updated return in December 2026, at the first rate (${yearOf('updatedExtraTaxYear1')}).`,
    rows: [
      { label: 'Tax on the income left out', value: rupeesInFull(missedTax) },
      {
        label: `Interest, section 234B, ${months} months from April 2025`,
        value: rupeesInFull(interest),
      },
      {
        label: `Additional tax, ${fact('updatedExtraTaxYear1')} of both`,
        value: rupeesInFull(additional),
      },
      {
        label: 'Payable before filing',
        value: rupeesInFull(missedTax + interest + additional),
        result: true,
      },
    ],
    note: `After 31 March 2027 the additional tax is ${fact('updatedExtraTaxYear2')}. Interest under section 234C may also apply. If you file in response to a notice under section 148, the rate is ${taxFacts.updatedNoticeExtra.value} percentage points higher (${yearOf('updatedNoticeExtra')}).`,
  },
  documents: [
    'PAN and the year you need',
    'Form 26AS and AIS for that year',
    'Form 16 or Form 16A for that year',
    'Bank statements from April to March',
    'Capital gains statements, sale deeds or fee invoices',
    'Returns and acknowledgements for the years before and after',
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
      answer:
        'It declares the income, but it doesn’t cure the missing Schedule FA, because the Black Money Act names only the original, belated and revised returns. For FY 2025-26 you can still list the assets in a belated or revised return. For earlier years, the 2026 disclosure scheme may help once it opens. Check its dates on the portal.',
    },
    {
      question: 'How many years back can you file for me?',
      answer:
        'Four assessment years by updated return, and five with condonation of delay. Older years only if the department asks for the return. Within these limits, returns can be filed for up to 7 previous assessment years. We’ll first tell you which of your years are still open.',
    },
  ],
  closing: {
    title: 'Tell us which year it is',
    text: 'We’ll tell you how to file, by when and what it costs, in one message. After 31 March 2027, one year closes and the others cost more.',
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
    { name: 'Section 43, Black Money Act 2015', about: 'Which returns cure a missing Schedule FA' },
  ],
  chat: {
    hero: 'Hello, I missed an income tax return for an earlier year and would like to know what is still open.',
    closing: 'Hello, I would like you to file an income tax return for an earlier year.',
  },
}
