import { rupees } from '../plans.ts'
import { fact, taxFacts, yearOf } from '../tax-facts.ts'
import type { Guide } from './guide.ts'
import { lawOf, oneTimeService } from './help.ts'

const LAST_DAY = '31 March 2027, then the share rises.'
const UPDATED = 'Updated return (ITR-U)'

const missedTax = 60000
const months = 21
const interest = (missedTax * taxFacts.interestMonthly.value * months) / 100
const additional = ((missedTax + interest) * taxFacts.updatedExtraTaxYear1.value) / 100

export const earlierYears: Guide = {
  slug: 'earlier-years',
  metaKey: 'earlier-years',
  title: 'Missed a year, or left income out?',
  lead: 'You can usually put it right. Which way is open, and what it costs, depends on how old the year is.',
  service: {
    ...oneTimeService('Prior Year Filing'),
    when: 'One return for one earlier year. Tax, interest and late fee go to the government.',
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
      term: 'Next deadline',
      text: `${fact('belatedDateAy2026')}: last day for a belated return of FY 2025-26.`,
    },
  ],
  cases: {
    title: 'Which year, which return',
    text: 'As of November 2026. The additional tax is a share of the tax and interest together, on top of both.',
    jumpBy: 'title',
    labels: ['Way', 'Until', 'Cost on top of tax'],
    entries: [
      {
        title: 'FY 2025-26',
        law: 'AY 2026-27',
        texts: [
          'Belated return, or a revised one if you have filed.',
          `${fact('belatedDateAy2026')} if you have not filed. ${fact('revisedDateAy2026')} to revise.`,
          `Late fee of ${fact('lateFee')}, or ${fact('lateFeeSmall')} up to an income of ${fact('lateFeeIncome')}; interest of ${fact('interestMonthly')} a month.`,
        ],
      },
      {
        title: 'FY 2024-25',
        law: 'AY 2025-26',
        texts: [
          UPDATED,
          LAST_DAY,
          `${fact('updatedExtraTaxYear1')} additional tax, interest; late fee if no return was filed.`,
        ],
      },
      {
        title: 'FY 2023-24',
        law: 'AY 2024-25',
        texts: [
          UPDATED,
          LAST_DAY,
          `${fact('updatedExtraTaxYear2')} additional tax, interest; late fee if no return was filed.`,
        ],
      },
      {
        title: 'FY 2022-23',
        law: 'AY 2023-24',
        texts: [
          UPDATED,
          LAST_DAY,
          `${fact('updatedExtraTaxYear3')} additional tax, interest; late fee if no return was filed.`,
        ],
      },
      {
        title: 'FY 2021-22',
        law: 'AY 2022-23',
        texts: [
          UPDATED,
          '31 March 2027. After that the year is closed.',
          `${fact('updatedExtraTaxYear4')} additional tax, interest; late fee if no return was filed.`,
        ],
      },
      {
        title: 'A refund or loss you did not claim',
        law: 'Section 119(2)(b)',
        texts: [
          'Request to condone the delay, with the reason. Then the return.',
          `${fact('condonationWindow')} from the end of the assessment year (requests ${yearOf('condonationWindow')}).`,
          'No additional tax. No interest on a refund that was claimed late.',
        ],
      },
      {
        title: 'Anything older',
        law: 'Sections 142(1) and 148',
        texts: [
          'Only if the department asks for the return by notice.',
          'The notice itself gives the date.',
          'Tax, interest and possibly a penalty. See the guide to notices.',
        ],
      },
    ],
  },
  ledger: {
    title: 'What an updated return costs: an example',
    text: `A return for FY 2024-25 was filed on time, but income was left out. The updated return is filed in December 2026, at the first share (${yearOf('updatedExtraTaxYear1')}).`,
    rows: [
      { label: 'Tax on the income left out', value: rupees(missedTax) },
      {
        label: `Interest, section 234B, ${months} months from April 2025`,
        value: rupees(interest),
      },
      {
        label: `Additional tax, ${fact('updatedExtraTaxYear1')} of both`,
        value: rupees(additional),
      },
      {
        label: 'To pay before filing',
        value: rupees(missedTax + interest + additional),
        result: true,
      },
    ],
    note: `After 31 March 2027 the share is ${fact('updatedExtraTaxYear2')}. Interest under section 234C may be added. In answer to a notice under section 148 it is ${taxFacts.updatedNoticeExtra.value} points more (${yearOf('updatedNoticeExtra')}).`,
  },
  documents: [
    'PAN and the year you need',
    'Form 26AS and AIS of that year',
    'Form 16 or Form 16A of that year',
    'Bank statements from April to March',
    'Capital gains statements, sale deeds or fee invoices',
    'Returns and acknowledgements of the years around it',
    'Any notice or e-mail about that year',
  ],
  steps: [
    {
      number: 1,
      title: 'Tell us the year',
      description: 'And whether you filed for it, owe tax or expect money back.',
    },
    {
      number: 2,
      title: 'We name the way',
      description:
        'Which return is open, until when and what it costs, before you pay us anything.',
    },
    {
      number: 3,
      title: 'We prepare it',
      description:
        'From the AIS and your documents, with tax, interest and additional tax worked out.',
    },
    {
      number: 4,
      title: 'You pay and approve',
      description: 'You pay the tax to the government; we file, and help you verify.',
    },
  ],
  faqs: [
    {
      question: 'Can I get a refund for an old year?',
      answer: `Not by an updated return: it can neither claim nor raise a refund. You ask the department to condone the delay, on the portal, with the reason and the figures, within ${fact('condonationWindow')} of the end of the assessment year. If it agrees, you file the return it allows. It takes months, and a good reason: illness, a wrong address for a notice, a mistake of the deductor.`,
    },
    {
      question: 'I got a notice for that year. Can I still file an updated return?',
      answer: `Since 1 March 2026 you may answer a notice under section 148 with an updated return, within the time that the notice gives. The additional tax is ${taxFacts.updatedNoticeExtra.value} points higher, and there is no penalty for the income you declare in it. After a search, or once the assessment is complete, the way is closed.`,
    },
    {
      question: 'Can I use the old regime for an earlier year?',
      answer:
        'For FY 2023-24 and later only if a return with that choice was filed by its due date, or, with business income, if Form 10-IEA was filed in time. A belated or an updated first return is taxed in the new regime. For FY 2022-23 and earlier the old regime was the normal one.',
    },
    {
      question: 'Can I carry a loss forward from a year I did not file?',
      answer:
        'Business and capital losses need a return filed by the due date. If that date has passed, only condonation helps. A loss from house property is the exception: it survives a belated return. An updated return may lower a loss that you declared in time, but it cannot create one.',
    },
    {
      question: 'Does an updated return help with foreign assets I did not list?',
      answer:
        'It declares the income. It does not cure the missing Schedule FA: the Black Money Act names the original, the belated and the revised return only. For FY 2025-26 you can still list the assets in a belated or revised return. For earlier years the disclosure scheme of 2026 may help once it opens; confirm its dates on the portal.',
    },
    {
      question: 'How many years back can you file for me?',
      answer:
        'By updated return, four assessment years. By condonation, five. Older years only if the department asks for them. Within these limits, returns can be filed for up to 7 previous assessment years, and we tell you first which of yours are open.',
    },
  ],
  closing: {
    title: 'Tell us which year it is',
    text: 'You get the way, the last day and the cost in one message. On 31 March 2027 one year closes and the others become dearer.',
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
    lawOf(taxFacts.updatedNoticeExtra),
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
    hero: 'Hello, I missed an income tax return of an earlier year and would like to know what is still open.',
    closing: 'Hello, I would like you to file an income tax return for an earlier year.',
  },
}
