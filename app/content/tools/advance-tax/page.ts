import { paths } from '#app/paths.ts'
import { advanceTaxFacts as facts } from '../../tax-facts/advance-tax.ts'
import { formatFact } from '../../tax-facts/format.ts'
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
  text: 'Your next instalment, and the interest if one was late.',
  metadata: {
    title: 'Advance Tax Calculator With 234B and 234C Interest',
    description:
      'Your advance tax instalments with dates and amounts, interest under sections 234B and 234C to today, and the relief for gains that came later in the year.',
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
        `Everyone whose tax for the year, after TDS and TCS, comes to ${from} or more. Salaried people often get there through rent, deposits or share sales, because no employer deducts tax on those. You can also ask your employer to deduct more instead.`,
        'Residents of 60 or older without business or professional income pay none. They settle the tax with the return.',
      ],
    },
    {
      title: 'The four dates',
      paragraphs: [
        `You pay ${shares}, and the whole of it by ${lastDate}, each time counted with what you’ve paid before. With income under section 44AD or 44ADA, there’s one date for all your tax: ${lastDate}. Section 44AE has no such rule, so transporters pay in four instalments.`,
        'What you pay between then and 31 March is late for the last instalment, yet still counts as advance tax.',
      ],
    },
    {
      title: 'Two kinds of interest',
      paragraphs: [
        `Section 234C looks at each date: ${monthly} a month for three months on what was short, and one month for the last. The first two dates forgive a little. ${juneEnough} is enough in June and ${septemberEnough} in September, but if you paid less, interest runs on the whole gap to the full share.`,
        `Section 234B looks at 31 March. If you paid less than ${enough} of the tax by then, ${monthly} a month runs from April on all that’s missing, until you pay. Both are worked out on hundreds of rupees, rounded down.`,
      ],
    },
    {
      title: 'Gains you couldn’t foresee',
      paragraphs: [
        'No one can know in June that they’ll sell a house in January. So the tax on capital gains, dividends, winnings and the first income of a new business bears no interest for dates before it. The condition: you pay it with the instalments that are left, or by 31 March.',
      ],
    },
  ],
  example: {
    title: 'A share sale in the middle of the year',
    text: 'Part of the tax comes from shares that were sold during the year. It counts from the next date on.',
  },
  edgeCases: [
    {
      title: 'The date is a Sunday',
      text: 'By a circular of 1994, paying on the next working day is in time if the bank is closed. We count the Monday after a Sunday as in time.',
    },
    {
      title: 'TDS that was never deducted',
      text: 'Take off only the TDS that really was or will be deducted. Check it against Form 26AS, or Form 168 for tax year 2026-27.',
    },
    {
      title: 'A gain after 15 March',
      text: 'No instalment is left for it. Pay its tax by 31 March, and no interest under section 234C runs on it.',
    },
    {
      title: 'An estimate that was too low',
      text: 'Interest goes by the final tax. If you find more income later, the early instalments were short as well, except for gains and the like.',
    },
    {
      title: 'Tax paid after March',
      text: 'It first settles the interest that has run, then the tax. From the next month, interest runs only on what’s left.',
    },
    {
      title: 'A late return',
      text: 'If you also file after the due date, section 234A adds interest of its own. The tool for late returns shows all three.',
    },
  ],
  faqs: [
    {
      question: 'How do I find my tax for the year?',
      answer:
        'Add up your expected income, work out the tax in the regime you’ll use, and take off TDS. The tool “Old or new regime” does it. An estimate is fine, because you can correct it at each date.',
    },
    {
      question: 'I missed an instalment. Should I pay now or wait for the next date?',
      answer:
        'For section 234C the three months are charged anyway once a date is missed. Paying by the next date is enough to avoid more. From April, though, each month costs extra, so clear it before 31 March.',
    },
    {
      question: 'I paid 13% by June. Is there interest?',
      answer: `No. ${juneEnough} is enough for June. Below that, interest runs on the gap to ${formatFact(facts.advanceTaxJuneShare)}, not to ${juneEnough}.`,
    },
    {
      question: 'I have a salary and a practice under 44ADA. Which dates apply?',
      answer: `One: ${lastDate}, for your whole advance tax. That includes the tax on interest, rent and gains.`,
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
