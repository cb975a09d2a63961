import { paths } from '#app/paths.ts'
import { noticeFacts } from '../../../facts/filing/notices.ts'
import { refundFacts as facts } from '../../../facts/filing/refunds.ts'
import { formatFact } from '../../../facts/format.ts'
import type { ToolPage } from '../page.ts'

const rate = formatFact(facts.refundInterest)
const least = formatFact(facts.refundInterestLeast)
const processing = formatFact(noticeFacts.processingMonths)

export const page: ToolPage = {
  title: 'Refund and interest',
  text: 'When it’s due, how much interest, why it’s held.',
  searchWords:
    'refund refunds interest 244a 437 delayed hold held failed stuck status processing when',
  metadata: {
    title: 'Income Tax Refund Interest Calculator, 244A',
    description:
      'Interest on your income tax refund under section 244A with its 10% test, the last day for the department to process your return, and what to check if the refund is held.',
    keywords: [
      'income tax refund interest calculator',
      'section 244A interest',
      'refund not received',
      'refund on hold',
    ],
  },
  about: [
    {
      title: 'How much interest',
      paragraphs: [
        `${rate} for each month or part of one. If you filed on time, it runs from 1 April after the year. If you filed late, from the day of filing. There’s none on a refund of less than ${least} of your tax.`,
        'On self-assessment tax, it runs from the return or the payment, whichever is later.',
      ],
    },
    {
      title: 'How long it may take',
      paragraphs: [
        `The department has ${processing} from the end of the financial year in which you filed. Simple returns are usually far quicker.`,
      ],
    },
  ],
  example: {
    title: 'TDS refunded in November',
    text: 'The return was filed on time, and the refund is more than 10% of the tax.',
  },
  edgeCases: [
    {
      title: 'A refund after condonation of delay',
      text: 'It bears no interest.',
    },
    {
      title: 'A refund from an appeal',
      text: 'Other rules add to the interest. This tool doesn’t cover them.',
    },
    {
      title: 'Refund withheld in a scrutiny',
      text: 'With reasons in writing and approval, the department may hold a refund while an assessment is pending.',
    },
  ],
  faqs: [
    {
      question: 'Is the interest taxable?',
      answer:
        'Yes, in the year in which you get it, as income from other sources. The refund itself isn’t.',
    },
    {
      question: 'Do I have to ask for the interest?',
      answer:
        'No. It’s added when the refund is granted. If it’s missing or too low, ask for rectification.',
    },
    {
      question: 'Which Act applies?',
      answer:
        'For FY 2025-26 and earlier, section 244A of the Income-tax Act 1961. From tax year 2026-27, section 437 of the Income-tax Act 2025, at the same rate.',
    },
  ],
  related: [
    { href: paths.guide('refunds'), label: 'Guide to refunds' },
    { href: paths.tool('i-got-a-notice'), label: 'I got a notice' },
    { href: paths.question('refund-not-received'), label: 'My refund hasn’t come' },
  ],
}
