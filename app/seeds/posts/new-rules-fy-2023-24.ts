import { rupees } from '#app/content/plans.ts'
import {
  fact,
  factInWords,
  factWithYear,
  LATEST_YEAR,
  newRegimeSlabs,
  slabRows,
  taxFacts,
  yearOf,
} from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'
import { newRegimeTax } from './worked-tax.ts'

const incomes = [700000, 900000, 1200000, 1500000]
const then = slabRows(newRegimeSlabs['FY 2023-24'])
/** Assessment year 2024-25 ended in March 2025. */
const lastDay = `31 March ${2025 + taxFacts.updatedReturnWindow.value / 12}`
const now = slabRows(newRegimeSlabs['FY 2025-26'])

export const newRulesFy202324: PostSeed = {
  slug: 'new-income-tax-rules-you-should-know-for-fy-2023-24',
  title: 'New Income Tax Rules You Should Know for FY 2023-24',
  excerpt:
    'FY 2023-24 was the year in which the new regime became the default. What changed then, what has changed again since, and which rule applies if you are still dealing with that year.',
  category: 'tax-law-changes',
  publishedAt: '2026-03-18T10:00:00+05:30',
  metaTitle: 'New Income Tax Rules for FY 2023-24, and Since',
  metaDescription:
    'What changed in income tax for FY 2023-24: default new regime, slabs, rebate, debt funds, presumptive limits. Each with the rule that applies today beside it.',
  metaKeywords:
    'FY 2023-24, AY 2024-25, new tax regime, rebate 87A, debt mutual funds, 44AD, 44ADA',
  ogTitle: 'The rules of FY 2023-24, with today’s rule beside each',
  ogDescription:
    'The year the new regime became the default: slabs, rebate, standard deduction, debt funds and presumptive limits, and what each of them has become since.',
  content: `<p>Income of FY 2023-24 (AY 2024-25) should long have been returned. People still ask about it for three reasons: a notice has come, an updated return is due, or an old article on the internet is taken for today’s law. So this article does two things. It says what was new in that year, and it puts today’s rule beside it.</p>
<p>“Today” means ${LATEST_YEAR} unless another year is named.</p>
<h2>The new regime became the default</h2>
<p>Until FY 2022-23 you had to ask for the new regime. From FY 2023-24 it is the other way round: section 115BAC applies unless you choose the old regime. A salaried person chooses in the return, by the due date. Someone with business or professional income files Form 10-IEA by the due date. That has not changed since.</p>
<h3>Slabs then and now</h3>
${table({
  caption: 'New regime, FY 2023-24 (AY 2024-25)',
  head: ['Total income', 'Rate'],
  rows: then.map(({ income, rate }) => [income, rate]),
})}
${table({
  caption: `New regime, ${LATEST_YEAR}`,
  head: ['Total income', 'Rate'],
  rows: now.map(({ income, rate }) => [income, rate]),
})}
<p>FY 2024-25 stood between the two, with slabs of its own. The old regime’s slabs did not change in any of these years.</p>
<h3>What it means in rupees</h3>
${table({
  caption: 'New-regime tax of a resident with cess, no income at special rates',
  head: ['Total income', 'FY 2023-24', 'FY 2025-26'],
  rows: incomes.map((income) => [
    rupees(income),
    rupees(newRegimeTax(income, 'FY 2023-24')),
    rupees(newRegimeTax(income, 'FY 2025-26')),
  ]),
})}
<h2>Changes for people with a salary</h2>
${table({
  head: ['Rule', 'FY 2023-24', 'Today'],
  rows: [
    [
      'Rebate under section 87A, new regime: total income up to',
      fact('rebateIncomeNew2023'),
      factWithYear('rebateIncomeNew'),
    ],
    ['The same: at most', fact('rebateMostNew2023'), factWithYear('rebateMostNew')],
    [
      'Marginal relief on the rebate ends at',
      fact('marginalReliefEnd2023'),
      factWithYear('marginalReliefEnd'),
    ],
    [
      'Standard deduction, new regime',
      fact('standardDeductionNew2023'),
      factWithYear('standardDeductionNew'),
    ],
    [
      'Standard deduction, old regime',
      fact('standardDeductionOld'),
      `${fact('standardDeductionOld')} (unchanged)`,
    ],
    [
      'Highest surcharge, new regime',
      `${fact('surchargeMostNew')}, before that ${fact('surchargeMostOld')}`,
      `${fact('surchargeMostNew')} (unchanged)`,
    ],
    [
      'Leave encashment on retirement, free of tax up to',
      fact('leaveEncashment'),
      `${fact('leaveEncashment')} (unchanged)`,
    ],
  ],
})}
<p>The standard deduction in the new regime was itself new in that year. The limit for leave encashment concerns employees outside government and counts over a working life, not per employer.</p>
<h2>Changes for investors</h2>
<h3>Debt funds</h3>
<p>Units of debt mutual funds bought from ${fact('debtFundCutOff')} are taxed at your slab rate however long you hold them (section 50AA). That is still the rule. Units bought before that day follow the older law of holding periods, which changed for sales from ${fact('capitalGainsChange')}.</p>
<h3>Shares and equity funds</h3>
<p>Nothing changed here in FY 2023-24, yet this is where most wrong figures come from. For that year long-term gains were taxed at ${fact('ltcgEquityRate2023')} above ${fact('ltcgEquityExemption2023')}, and short-term gains at ${fact('stcgEquityRate2023')}. For sales ${yearOf('ltcgEquityRate')} it is ${fact('ltcgEquityRate')} above ${fact('ltcgEquityExemption')}, and ${fact('stcgEquityRate')}. The <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">guide to capital gains</a> has both sets.</p>
<h3>A new house</h3>
<p>From that year sections 54 and 54F look at no more than ${factInWords('newHouseCeiling')} of the cost of the new house. It concerns few people, but for them it is decisive, and it still holds.</p>
<h3>Life insurance</h3>
<p>For ${yearOf('insurancePremium')}, other than unit-linked ones, maturity money is free of tax only as far as the yearly premiums of all such policies stay within ${fact('insurancePremium')}. Money paid on death stays free. Older policies are not touched.</p>
<h2>Changes for small businesses and professions</h2>
<p>The limits of presumptive taxation were raised for those who are paid mostly through the bank:</p>
<ul>
<li>section 44AD, business: ${factInWords('presumptiveTurnover')}, or ${factInWords('presumptiveTurnoverDigital')} where cash is at most ${fact('cashShare')} of receipts</li>
<li>section 44ADA, professions: ${factInWords('professionReceipts')}, or ${factInWords('professionReceiptsDigital')} on the same condition</li>
</ul>
<p>Both higher limits began with FY 2023-24 and were still in force for ${LATEST_YEAR}. Some pages date them to a later year; that is wrong.</p>
<h2>If FY 2023-24 is still open for you</h2>
<p>The time for a belated or revised return of AY 2024-25 is over. What remains is an updated return: it may be filed within ${fact('updatedReturnWindow')} of the end of the assessment year, that is until ${lastDay}. It carries additional tax, which grows with each year that passes, and it cannot be used to claim a refund or to raise one. If you are owed money for that year, the way is a request for condonation of delay, which has to be made within ${fact('condonationWindow')} of the end of the assessment year.</p>
<blockquote><p>Always read the year first. A return is taxed by the law of the year in which the income arose, not by the law of the day on which you file.</p></blockquote>
<p>The <a href="/blog/belated-revised-and-updated-returns-ay-2026-27">article on late returns</a> explains these routes and their cost.</p>
<h2>What to do next</h2>
<p>Take out your acknowledgement for AY 2024-25 and check three things: the regime it was filed in, whether all capital gains of that year are in it, and whether the tax credit matches Form 26AS. If something is missing, <a href="/contact">tell us what it is</a> before a notice does. We prepare returns of earlier years as an additional service; <a href="/pricing">the price</a> is fixed and named before we start.</p>`,
}
