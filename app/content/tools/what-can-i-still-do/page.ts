import { paths } from '#app/paths.ts'
import { advanceTaxFacts as interest } from '../../tax-facts/advance-tax.ts'
import { dueDateFacts as dates } from '../../tax-facts/due-dates.ts'
import { formatFact } from '../../tax-facts/format.ts'
import { lateReturnFacts as facts } from '../../tax-facts/late-returns.ts'
import type { ToolPage } from '../page.ts'

const belated = formatFact(dates.belatedDateAy2026)
const revised = formatFact(dates.revisedDateAy2026)
const window = formatFact(facts.updatedReturnWindow)
const condonation = formatFact(facts.condonationWindow)
const fee = formatFact(facts.lateFee)
const smallFee = formatFact(facts.lateFeeSmall)
const feeIncome = formatFact(facts.lateFeeIncome)
const monthly = formatFact(interest.interestMonthly)
const shares = [
  facts.updatedExtraTaxYear1,
  facts.updatedExtraTaxYear2,
  facts.updatedExtraTaxYear3,
  facts.updatedExtraTaxYear4,
].map(formatFact)

export const page: ToolPage = {
  title: 'What can I still do?',
  text: 'Missed the date? Made a mistake?',
  metadata: {
    title: 'Missed ITR Due Date? Late, Revised or Updated Return',
    description:
      'Find out which income tax return you can still file: belated, revised or updated. Its last day, late fee, interest and additional tax, today and if you wait.',
    keywords: [
      'belated return',
      'revised return',
      'ITR-U calculator',
      'late fee 234F',
      'interest 234A 234B',
    ],
  },
  about: [
    {
      title: 'Four ways, one after the other',
      paragraphs: [
        `If you haven’t filed for FY 2025-26 (AY 2026-27), you have until ${belated} for a belated return. If you filed and something is wrong, you have until ${revised} for a revised one. Both put the year right without additional tax.`,
        `Then comes the updated return, ITR-U. It stays open for ${window} after the assessment year, but only if you owe more tax. Each year of waiting makes it dearer: ${shares.slice(0, 3).join(', ')} and finally ${shares[3]} of tax and interest, on top of both.`,
        `For an old refund or loss, none of these works. You ask the department to condone the delay, within ${condonation} of the end of the assessment year. That needs a good reason and some patience.`,
      ],
    },
    {
      title: 'What a late return costs',
      paragraphs: [
        `The late fee is ${fee}, or ${smallFee} with total income up to ${feeIncome}. It looks at your income, not at your tax, so you pay it even if you get a refund. Within the basic exemption there’s none, unless another rule makes you file.`,
        `Interest is ${monthly} for each month, and a started month counts in full. There are three kinds. Section 234A runs from the due date to the day you file. Section 234B runs from April if you paid too little advance tax. Section 234C charges each instalment that you missed. All three can apply to the same tax.`,
      ],
    },
    {
      title: 'What money can’t bring back',
      paragraphs: [
        'A late return without business income is taxed in the new regime. Losses from shares, F&O or a business can’t be carried forward. A loss from house property can, if the return is belated, not updated. And you can update a year only once, so look through the AIS for everything before you do.',
      ],
    },
  ],
  example: {
    title: 'A year that was never filed',
    text: 'A consultant with a salary forgot FY 2024-25. After TDS, tax was left to pay, and no advance tax was paid. It takes an updated return now.',
  },
  edgeCases: [
    {
      title: 'Revising after December',
      text: `A fee is intended for returns revised after ${belated}. As section 234-I is worded, it counts from the end of the assessment year, so that none falls due. We show both readings. Revise before then, and the question doesn’t arise.`,
    },
    {
      title: 'A notice has come',
      text: `Since ${formatFact(facts.updatedNoticeFrom)} an updated return can answer a notice under section 148, within its time. It costs ${facts.updatedNoticeExtra.value} points more, and saves the penalty on that income.`,
    },
    {
      title: 'Extended dates',
      text: 'For AY 2025-26 and earlier we count from the extended due dates. For AY 2026-27 we found no extension. Check the portal if you filed near a due date.',
    },
    {
      title: 'Tax paid in between',
      text: 'Tax you paid before the due date bears no interest for lateness. If you paid some of it later, the interest on that part stopped then, and you owe less than shown here.',
    },
    {
      title: 'Foreign assets',
      text: 'An updated return declares the income but doesn’t cure a missing Schedule FA. Only an original, belated or revised return does.',
    },
    {
      title: 'Form 10-IEA',
      text: 'With business income, the old regime is chosen by form, not in the return. Whether it survives a late return is disputed, so we don’t promise it.',
    },
  ],
  faqs: [
    {
      question: 'Can I still file for FY 2025-26 after the due date?',
      answer: `Yes, a belated return until ${belated}. After that only an updated return is left, which needs tax to pay and costs ${shares[0]} of tax and interest on top. A refund can’t be claimed with it.`,
    },
    {
      question: 'I made a mistake in a return that I filed late. Can I revise it?',
      answer: `Yes. A belated return can be revised too, for AY 2026-27 until ${revised} or until it’s assessed. You don’t pay the late fee a second time.`,
    },
    {
      question: 'Is the additional tax counted on the late fee?',
      answer:
        'No. It’s a share of the tax still to pay and the interest on it. The late fee is added afterwards, and only if you never filed a return for that year.',
    },
    {
      question: 'What happens if I do nothing?',
      answer:
        'Interest grows every month, and the department can see most income in the AIS. If it reopens the year, there can be a penalty besides. Filing first is cheaper.',
    },
    {
      question: 'How old can a year be?',
      answer: `Until ${revised} updated returns reach back to ${formatFact(facts.updatedReturnOldest)}. That year closes then, and the others rise to the next share.`,
    },
  ],
  related: [
    { href: paths.guide('earlier-years'), label: 'Guide to earlier years' },
    { href: paths.guide('tax-notices'), label: 'Guide to notices' },
    {
      href: paths.post('belated-revised-and-updated-returns-ay-2026-27'),
      label: 'Belated, revised and updated returns',
    },
    { href: paths.post('itr-u-updated-return-with-an-example'), label: 'ITR-U with an example' },
  ],
}
