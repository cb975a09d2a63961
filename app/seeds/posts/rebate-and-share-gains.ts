import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { fact, LATEST_YEAR, taxFacts } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'
import { percentOf, rebateReadings, withCess } from './worked-tax.ts'

const LIMIT = taxFacts.rebateIncomeNew.value
const SALARY = fact('taxFreeSalaryNew')

const people = [
  { who: 'Asha', income: 1100000, kind: 'short-term', gain: 50000 },
  { who: 'Bela', income: LIMIT, kind: 'short-term', gain: 100000 },
  { who: 'Chetan', income: LIMIT, kind: 'long-term', gain: 20000 },
  { who: 'Divya', income: LIMIT, kind: 'long-term', gain: 100000 },
  { who: 'Eshan', income: LIMIT, kind: 'long-term', gain: 200000 },
].map(({ who, income, kind, gain }) => {
  const isLong = kind === 'long-term'
  const tax = rebateReadings(income, isLong ? { ltcg112a: gain } : { stcg111a: gain })
  return { who, income, kind, gain, tax }
})

const NPS_BASIC = 750000
const nps = percentOf(taxFacts.npsEmployerNew.value, NPS_BASIC)
const divyaIncome = LIMIT + 100000

const ONLY_GAIN = 500000
const unused = taxFacts.basicExemptionNew.value
const onlyGainTax = withCess(percentOf(taxFacts.stcgEquityRate.value, ONLY_GAIN - unused))

export const rebateAndShareGains: PostSeed = {
  slug: 'rebate-87a-salary-and-share-gains',
  title: `Salary Below ${SALARY} and Share Gains: Is the Rebate Lost?`,
  excerpt:
    'Your salary alone would be tax-free, but you sold shares. What the section 87A rebate covers, whether gains count towards its limit, and both answers in rupees.',
  category: 'tax-planning',
  publishedAt: '2026-11-18T10:00:00+05:30',
  metaTitle: 'Share Gains and the Section 87A Rebate',
  metaDescription: `A salary below ${SALARY} and gains on shares in FY 2025-26: what the section 87A rebate covers, whether gains count towards it, both readings in rupees.`,
  metaKeywords:
    'section 87A, rebate, 12 lakh, capital gains, 111A, 112A, new regime, FY 2025-26, marginal relief',
  ogTitle: `Salary under ${SALARY}, and you sold shares`,
  ogDescription:
    'Does a gain on shares cost you the whole rebate? The reading of the section, the other reading, and what each means in rupees.',
  content: `<p>In the new regime, a salary of ${figure('taxFreeSalaryNew')} is tax-free. Then you sell a few shares, and the portal shows tax of ${figure('rebateMostNew')} or more. Is that right? Part of the answer is settled and part is disputed. This article keeps the two apart. Figures are for ${LATEST_YEAR} and a resident below 60, and they are the same for FY 2026-27 under section 156 of the Income-tax Act 2025.</p>
<h2>What is settled</h2>
<ul>
<li>The rebate covers tax at the slab rates only. It never reduces tax on equity gains, short- or long-term, in the new regime from FY 2025-26.</li>
<li>It is at most ${figure('rebateMostNew')}, and goes to resident individuals with total income up to ${figure('rebateIncomeNew')}.</li>
<li>Just above the limit, marginal relief keeps the tax within the income above it. This relief, too, can’t reduce the tax on the gains.</li>
<li>Short-term equity gains are taxed at ${figure('stcgEquityRate')}. Long-term ones are taxed at ${figure('ltcgEquityRate')} above ${figure('ltcgEquityExemption')} a year.</li>
</ul>
<h2>What is disputed</h2>
<p>What does the limit of ${figure('rebateIncomeNew')} apply to? There are two readings.</p>
<ol>
<li><strong>Total income.</strong> These are the words of the section. Capital gains are part of total income, so they count. Even a long-term gain within the exempt ${figure('ltcgEquityExemption')} counts, because that amount lowers only the tax, not the income.</li>
<li><strong>Income taxed at slab rates.</strong> Some advisers leave the gains out of the limit, because the rebate doesn’t apply to them anyway. Reportedly, earlier versions of the portal’s utility did so too.</li>
</ol>
<p>No decision that we know of settles it for FY 2025-26. We follow the words of the section unless you decide otherwise, and show you both figures.</p>
<h2>Both answers in rupees</h2>
${table({
  caption: 'New regime, FY 2025-26, tax with cess',
  head: ['Who', 'If gains count', 'If they don’t'],
  rows: people.map(({ who, income, kind, gain, tax }) => [
    `${who}: ${kind} gain of ${rupeesInFull(gain)}, with ${rupeesInFull(income)} from salary`,
    rupeesInFull(tax.text),
    rupeesInFull(tax.slabOnly),
  ]),
})}
<p>The salary is the amount after the standard deduction.</p>
<p>Asha is safe on both readings: salary and gain together stay below ${figure('rebateIncomeNew')}, and she pays only the tax on the gain.</p>
<p>Bela’s total income is ${rupees(LIMIT + 100000)}. On the first reading she loses the whole rebate, because her tax of ${rupees(people[1]!.tax.beforeRebate)} before cess is less than the ${rupees(100000)} by which she exceeds the limit, and marginal relief ends there.</p>
<p>Chetan exceeds the limit by only ${rupees(20000)}, so marginal relief caps his tax at that amount, plus cess.</p>
<p>Divya’s case surprises people most. Her long-term gain is within the exempt amount and isn’t taxed at all. Yet on the first reading it costs her the rebate on her salary.</p>
<h2>The old regime is different</h2>
<p>There the rebate is at most ${figure('rebateMostOld')}, for total income up to ${figure('rebateIncomeOld')}, with no marginal relief. It can reduce tax on short-term equity gains. It never reduces tax on long-term equity gains.</p>
<h2>If you have little other income</h2>
<p>The rebate isn’t the only relief. If you are a resident and your other income is below the basic exemption of ${figure('basicExemptionNew')}, the unused part reduces your equity gains. With no other income and a short-term gain of ${rupees(ONLY_GAIN)}, you pay ${figure('stcgEquityRate')} on ${rupees(ONLY_GAIN - unused)}, which is ${rupees(onlyGainTax)} with cess.</p>
<h2>Earlier years</h2>
<p>For FY 2023-24 and FY 2024-25 the new-regime limit was ${figure('rebateIncomeNew2024')}. The bar on short-term equity gains was not yet in the law, but the portal refused the rebate against them. In August 2025 the Ahmedabad tribunal allowed it (Jayshreeben Palsana). The rebate never covered long-term equity gains in those years either. If your return for one of them was processed without the rebate, ask a CA to look at it.</p>
<h2>What you can do before 31 March</h2>
<ul>
<li><strong>Add up before you sell.</strong> Salary after the standard deduction, interest, rent and all gains. Below ${figure('rebateIncomeNew')} the two readings agree.</li>
<li><strong>Spread sales over two years.</strong> A sale on 1 April falls in the next year, with a new limit and a new exempt amount.</li>
<li><strong>Use losses.</strong> A short-term loss reduces gains, and so total income.</li>
<li><strong>Ask for employer NPS.</strong> With basic pay of ${rupees(NPS_BASIC)}, ${figure('npsEmployerNew')} is ${rupees(nps)}. Divya’s total income falls from ${rupees(divyaIncome)} to ${rupees(divyaIncome - nps)}, and she pays nothing on either reading.</li>
</ul>
<blockquote><p>Near the limit, one more sale can cost more tax than it earns you. Do the sum first.</p></blockquote>
<h2>When you file</h2>
<p>If the two readings differ for you, decide with your CA and keep a note of the reason. The portal may compute one way today and another after an update. If you claim the rebate on the second reading and it is refused later, you owe the difference with interest. If you pay on the first, you can still ask for a refund within the time to revise, until ${figure('revisedDateAy2026')}. For <a href="/blog/advance-tax-dates-shares-and-interest">advance tax</a>, estimate on the first reading.</p>
<h2>What to do next</h2>
<p>Take your Form 16 and your broker’s tax statement, and find your row in the table. For holding periods and set-off, see the <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">guide to capital gains</a>. If you’d like both figures calculated for your case, that is part of our <a href="/services/capital-gains-filing">capital gains filing</a>, and one <a href="/contact">message</a> is enough to start.</p>
${sources([
  'rebateIncomeNew',
  'rebateIncomeNew2026',
  'stcgEquityRate',
  'ltcgEquityRate',
  'basicExemptionNew',
  'npsEmployerNew',
  'revisedDateAy2026',
])}`,
}
