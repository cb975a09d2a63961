import { paths } from '#app/paths.ts'
import { advanceTaxFacts as interest } from '../../../facts/advance-tax.ts'
import { dueDateFacts as dates } from '../../../facts/due-dates.ts'
import { formatFact } from '../../../facts/format.ts'
import { lateReturnFacts as facts } from '../../../facts/late-returns.ts'
import { LAST_YEAR_OF_1961_ACT } from '../../../facts/tax-year.ts'
import type { Season } from '../../season/season.ts'
import { assessedYear, type ToolPage } from '../page.ts'

const belated = formatFact(dates.belatedDateAy2026)
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
].map((share) => formatFact(share))

const revise = ({ on }: Season) =>
  `If you filed and something is wrong, you have until ${on.revised} for a revised one.`
const NO_EXTRA = 'Neither costs additional tax.'
/** The oldest year that an updated return is still open for, and the 31 March on which it closes. */
const oldest = ({ year }: Season) => {
  const start = Number(year.slice(0, 4))
  return { year: assessedYear(`${start - 4}-${start - 3}`), closes: `31 March ${start + 2}` }
}
const UPDATED = `It costs an extra ${shares[0]} of the tax and interest in its first year, and you can’t claim a refund.`

export const page: ToolPage = {
  title: 'What can I still do?',
  text: 'Missed the date? Made a mistake?',
  searchWords:
    'late belated revised updated return itr-u missed deadline last date penalty fee 234f 139(4) 139(5) 139(8a) mistake correct notice 148',
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
      title: 'Your options, in order',
      paragraphs: [
        {
          group: 'plain',
          open: (season) =>
            `If you don’t file for ${season.name} on time, you have until ${season.on.belated} for a belated return. ${revise(season)} ${NO_EXTRA}`,
          belated: (season) =>
            `If you haven’t filed for ${season.name}, you have until ${season.on.belated} for a belated return. ${revise(season)} ${NO_EXTRA}`,
          closed: (season) =>
            `For ${season.name}, the last day for a belated return was ${season.on.belated}. ${revise(season)}`,
        },
        `Then comes the updated return (ITR-U). You can file it for ${window} after the assessment year, but only if you owe more tax, or declared too high a loss in a return filed on time. The additional tax goes up every year: ${shares.slice(0, 3).join(', ')} and finally ${shares[3]} of the tax and interest, on top of both.`,
        `None of these works for an old refund or loss. You have to ask the department to condone the delay, within ${condonation} of the end of the assessment year. You need a good reason, and some patience.`,
      ],
    },
    {
      title: 'What a late return costs',
      paragraphs: [
        `The late fee is ${fee}, or ${smallFee} if your total income is up to ${feeIncome}. It depends on your income, not your tax, so you pay it even if you get a refund. There’s no fee if your income before deductions is within the basic exemption, unless another rule makes you file.`,
        `Interest is ${monthly} a month, and part of a month counts as a full month. There are three kinds. Section 234A runs from the due date to the day you file. Section 234B runs from April if you paid too little advance tax. Section 234C applies to each advance tax instalment you missed. All three can apply to the same tax.`,
      ],
    },
    {
      title: 'What you lose by filing late',
      paragraphs: [
        'From FY 2023-24 (AY 2024-25) on, a late return without business income is taxed in the new regime. You can’t carry forward losses from shares, F&O or a business. You can carry forward a house property loss, but only with a belated return, not an updated one. And you can update a year only once, so check your AIS for everything before you do.',
      ],
    },
  ],
  example: {
    title: 'A year that was never filed',
    text: 'A salaried consultant forgot to file for FY 2024-25 (AY 2025-26). She still owed tax after TDS and had paid no advance tax. Now she needs an updated return.',
  },
  edgeCases: [
    {
      title: 'Revising after December',
      // Section 428(b) of the Act of 2025 counts from the tax year, so the dispute ends with the Act of 1961.
      text: ({ year, name, on }) =>
        year <= LAST_YEAR_OF_1961_ACT
          ? `A fee is intended for returns revised after ${belated}. But section 234-I, as worded, counts from the end of the assessment year, so no fee would be due. We show both readings. Revise by then and you avoid the question.`
          : `If you revise a return for ${name} after ${on.belated}, there’s a fee of ${fee}, or ${smallFee} if your total income is up to ${feeIncome}. Until then it’s free.`,
    },
    {
      title: 'A notice has come',
      text: `Since ${formatFact(facts.updatedNoticeFrom)} you can answer a notice under section 148 with an updated return, within the time it gives. The additional tax is ${facts.updatedNoticeExtra.value} percentage points higher, but there’s no penalty on that income.`,
    },
    {
      title: 'Extended dates',
      text: 'For AY 2025-26 and earlier we count from the extended due dates. For AY 2026-27 we found no extension. Check the portal if you filed close to a due date.',
    },
    {
      title: 'Tax paid in between',
      text: 'Tax you paid by the due date attracts no interest under section 234A. If you paid some of it later, interest on that part stopped then, and you owe less than shown here.',
    },
    {
      title: 'Foreign assets',
      text: 'An updated return declares the income but doesn’t make up for a missing Schedule FA. Only an original, belated or revised return does.',
    },
    {
      title: 'Form 10-IEA',
      text: 'With business income, you choose the old regime with this form, not in the return. Whether you keep it with a late return is disputed, so we don’t promise it.',
    },
  ],
  faqs: [
    {
      question: ({ name }) => `Can I still file for ${name}?`,
      answer: {
        group: 'plain',
        open: 'Yes, on time and without a late fee.',
        belated: ({ on }) =>
          `Yes, you can file a belated return until ${on.belated}. After that, you can only file an updated return, and only if you owe tax. ${UPDATED}`,
        closed: ({ on }) =>
          `The last day for a belated return was ${on.belated}. You can only file an updated return, and only if you owe tax. ${UPDATED}`,
      },
    },
    {
      question: 'I made a mistake in a return that I filed late. Can I revise it?',
      answer: ({ name, on }) =>
        `Yes. You can revise a belated return too: for ${name}, until ${on.revised} or until your assessment is completed, if that’s earlier. You don’t pay the late fee again.`,
    },
    {
      question: 'Do I pay additional tax on the late fee?',
      answer:
        'No. It’s a percentage of the tax still to pay and the interest on it. The late fee is added afterwards, and only if you never filed a return for that year.',
    },
    {
      question: 'What happens if I do nothing?',
      answer:
        'Interest grows every month, and the department can see most income in the AIS. If it reopens the year, you may have to pay a penalty too. It’s cheaper to file first.',
    },
    {
      question: 'How far back can I file?',
      answer: (season) =>
        `Until ${oldest(season).closes}, you can file an updated return for years back to ${oldest(season).year}. That year then closes, and the additional tax for later years goes up.`,
    },
  ],
  related: [
    { href: paths.guide('earlier-years'), label: 'Guide to earlier years' },
    { href: paths.tool('i-got-a-notice'), label: 'I got a notice' },
    { href: paths.guide('tax-notices'), label: 'Guide to notices' },
    {
      href: paths.post('belated-revised-and-updated-returns-ay-2026-27'),
      label: 'Belated, revised and updated returns',
    },
    { href: paths.post('itr-u-updated-return-with-an-example'), label: 'ITR-U with an example' },
  ],
}
