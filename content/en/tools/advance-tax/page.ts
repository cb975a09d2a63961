import { paths } from '#app/paths.ts'
import { advanceTaxFacts as facts } from '../../../facts/advance-tax.ts'
import { formatFact } from '../../../facts/format.ts'
import type { ToolPage } from '../page.ts'

const from = formatFact(facts.advanceTaxFrom)
const monthly = formatFact(facts.interestMonthly)
const juneEnough = formatFact(facts.advanceTaxJuneEnough)
const septemberEnough = formatFact(facts.advanceTaxSeptemberEnough)
const enough = formatFact(facts.advanceTaxEnough)
const steps = [
  [facts.advanceTaxJuneShare, facts.advanceTaxJune],
  [facts.advanceTaxSeptemberShare, facts.advanceTaxSeptember],
  [facts.advanceTaxDecemberShare, facts.advanceTaxDecember],
] as const
const shares = steps
  .map(([share, date]) => `${formatFact(share)} by ${formatFact(date)}`)
  .join(', ')
const lastDate = formatFact(facts.advanceTaxMarch)

export const page: ToolPage = {
  title: 'Advance tax',
  text: 'Your next instalment, and the interest if you missed one.',
  searchWords: 'advance tax instalment instalments interest 234b 234c quarterly',
  metadata: {
    title: 'Advance Tax Calculator With 234B and 234C Interest',
    description:
      'Advance tax instalments with dates and amounts, interest under sections 234B and 234C up to today, and the relief for gains made later in the year.',
    keywords: [
      'advance tax calculator',
      '234C interest calculator',
      '234B interest',
      'advance tax due dates',
    ],
  },
  about: [
    {
      title: 'Who pays advance tax',
      paragraphs: [
        `Everyone whose tax for the year, after TDS and TCS, comes to ${from} or more. Salaried people often owe it because of rent, deposits or share sales, where the employer deducts no tax. You can ask your employer to deduct more instead.`,
        'Residents aged 60 or older with no business or professional income don’t pay advance tax. They pay all their tax with the return.',
      ],
    },
    {
      title: 'The four dates',
      paragraphs: [
        `You pay ${shares}, and the whole of it by ${lastDate}. Each figure includes what you’ve already paid. With income under section 44AD or 44ADA, there’s one date for all your tax: ${lastDate}. Section 44AE has no such rule, so transporters pay in four instalments.`,
        'What you pay after that, up to 31 March, is late for the last instalment but still counts as advance tax.',
      ],
    },
    {
      title: 'Two kinds of interest',
      paragraphs: [
        `Section 234C looks at each date: ${monthly} a month on the shortfall, for three months on each of the first three dates and for one month on the last. The first two dates leave some room: ${juneEnough} is enough in June and ${septemberEnough} in September. If you paid less than that, interest runs on the whole gap up to the full share.`,
        `Section 234B looks at 31 March. If you paid less than ${enough} of the tax by then, ${monthly} a month runs from April on the whole shortfall until you pay. For both, the amount is first rounded down to the nearest ₹100.`,
      ],
    },
    {
      title: 'Gains you couldn’t foresee',
      paragraphs: [
        'No one can know in June that they’ll sell a house in January. So the tax on capital gains, dividends, winnings and the first income of a new business attracts no interest for earlier due dates. The condition is that you pay it with the remaining instalments, or by 31 March.',
      ],
    },
  ],
  example: {
    title: 'A share sale in the middle of the year',
    text: 'Part of the tax comes from shares sold during the year. It counts only from the next due date.',
  },
  edgeCases: [
    {
      title: 'The due date is a Sunday',
      text: 'Under a 1994 circular, you can pay on the next working day if the bank is closed. We treat the Monday after a Sunday as on time.',
    },
    {
      title: 'TDS that was never deducted',
      text: 'Subtract only TDS that has been or will be deducted. Check it against Form 26AS, or Form 168 for tax year 2026-27.',
    },
    {
      title: 'An estimate that was too low',
      text: 'Interest depends on your final tax. If you find more income later, your early instalments were short too, unless it’s a gain, dividend or similar.',
    },
    {
      title: 'Tax paid after March',
      text: 'It goes towards the interest so far first, then the tax. From the next month, interest runs only on what’s left.',
    },
    {
      title: 'A late return',
      text: 'If you also file after the due date, section 234A adds a third kind of interest. “What can I still do?” shows all three.',
    },
  ],
  faqs: [
    {
      question: 'How do I find my tax for the year?',
      answer:
        'Add up your expected income, calculate the tax in the regime you’ll use and subtract TDS. Our tool “Old or new regime” calculates the tax. An estimate is fine, because you can correct it at each due date.',
    },
    {
      question: 'I missed an instalment. Should I pay now or wait for the next date?',
      answer:
        'Once you miss a date, section 234C charges all three months anyway, so paying by the next date is enough to avoid more. From April, each month costs extra, so pay everything by 31 March.',
    },
    {
      question: 'What if I pay too much?',
      answer:
        'You get it back with your return, and the department may add interest. There’s no penalty for paying early or too much.',
    },
  ],
  related: [
    {
      href: paths.post('advance-tax-dates-shares-and-interest'),
      label: 'Advance tax: dates, shares and interest',
    },
    { href: paths.tool('old-or-new-regime'), label: 'Old or new regime' },
    { href: paths.tool('what-can-i-still-do'), label: 'What can I still do?' },
    { href: paths.service('professionals-filing'), label: 'Returns for professionals' },
  ],
}
