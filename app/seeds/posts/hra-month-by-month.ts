import { rupees } from '#app/content/plans.ts'
import { fact, factWithYear, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'
import { percentOf, withCess } from './worked-tax.ts'

interface Month {
  name: string
  city: string
  /** Percent of salary for the city. */
  share: number
  basic: number
  allowance: number
  rent: number
}

const hyderabad = { city: 'Hyderabad', share: taxFacts.hraOtherShare.value, rent: 45000 }
const mumbai = { city: 'Mumbai', share: taxFacts.hraMetroShare.value, rent: 80000 }

const year: Month[] = [
  ...months(['April', 'May', 'June', 'July'], { ...hyderabad, basic: 125000, allowance: 50000 }),
  ...months(['August', 'September'], { ...mumbai, basic: 125000, allowance: 62500 }),
  ...months(['October', 'November', 'December', 'January', 'February', 'March'], {
    ...mumbai,
    basic: 150000,
    allowance: 75000,
  }),
]

const received = sum(year.map(({ allowance }) => allowance))
const rentPaid = sum(year.map(({ rent }) => rent))
const basicPaid = sum(year.map(({ basic }) => basic))
const exempt = sum(year.map(exemption))
const exemptByTotals = rentPaid - percentOf(taxFacts.hraRentLess.value, basicPaid)
const saved = withCess(percentOf(taxFacts.topRate.value, exempt))

export const hraMonthByMonth: PostSeed = {
  slug: 'hra-worked-out-month-by-month',
  title: 'HRA Worked Out Month by Month',
  excerpt:
    'Three amounts, and the smallest is exempt. One employee with two cities and a pay rise, worked out month by month, and why the yearly totals give the wrong answer.',
  category: 'tax-planning',
  publishedAt: '2026-06-24T10:00:00+05:30',
  metaTitle: 'HRA Exemption Worked Out Month by Month',
  metaDescription:
    'How the HRA exemption is computed for FY 2025-26, with a month-by-month example across two cities, rent to parents, landlord PAN and tenant TDS explained.',
  metaKeywords:
    'HRA, house rent allowance, section 10(13A), rule 2A, landlord PAN, FY 2025-26, rent to parents',
  ogTitle: 'HRA, month by month: one example with all the traps',
  ogDescription:
    'Two cities, a pay rise and a higher rent in one year. See each month’s three amounts and why yearly totals overstate the exemption.',
  content: `<p>House rent allowance looks like a simple exemption until something changes during the year: a move, a pay rise, a new landlord. Then many payroll systems, and many people, work with yearly totals and arrive at an amount that cannot be defended. This article does the sum month by month.</p>
<p>HRA is exempt in the old regime only. If the <a href="/blog/old-or-new-tax-regime-fy-2025-26">new regime costs you less anyway</a>, you can stop here. Figures are for ${LATEST_YEAR} unless another year is named.</p>
<h2>The rule</h2>
<p>Of these three amounts, the smallest is exempt:</p>
<ol>
<li>the HRA you received</li>
<li>the rent you paid, less ${fact('hraRentLess')} of salary</li>
<li>${fact('hraMetroShare')} of salary if the house is in ${fact('hraMetroCities')}, ${fact('hraOtherShare')} anywhere else</li>
</ol>
<p><strong>Salary</strong> means basic pay, with dearness allowance that counts for retirement benefits and commission that is a fixed share of turnover. Special allowance, bonus and perquisites are not part of it. What decides the city is where the house is, not where the office is.</p>
<p>The rule speaks of the <em>relevant period</em>: the time in which you lived in the house and received HRA. Whenever rent, basic pay, HRA or city changes, a new period begins.</p>
<h2>The example</h2>
<p>Rohan works in Hyderabad with a basic pay of ${rupees(125000)} a month and HRA of ${rupees(50000)}. His rent is ${rupees(45000)}. In August he is posted to Mumbai: HRA rises to ${rupees(62500)} and rent to ${rupees(80000)}. From October his basic pay is ${rupees(150000)} and HRA ${rupees(75000)}.</p>
${table({
  caption: 'Rohan’s HRA, FY 2025-26',
  head: [
    'Month',
    'City',
    'HRA received',
    'Rent less share of salary',
    'Share for the city',
    'Exempt',
  ],
  rows: [
    ...year.map((month) => [
      month.name,
      month.city,
      rupees(month.allowance),
      rupees(rentLess(month)),
      rupees(cityShare(month)),
      rupees(exemption(month)),
    ]),
    ['Year', '', rupees(received), '', '', rupees(exempt)],
  ],
})}
<p>There are three periods, and the smallest amount is not always the same one. In Hyderabad it is the rent. In August and September it is the HRA itself, together with the share for the city. After the pay rise it is the rent again, because ${fact('hraRentLess')} of a higher salary is taken off.</p>
<p>Of ${rupees(received)} received, ${rupees(exempt)} is exempt and ${rupees(received - exempt)} is taxed. At ${fact('topRate')} and with cess the exemption is worth ${rupees(saved)} in the old regime. Whether that makes the old regime the cheaper one is a separate sum.</p>
<h3>What yearly totals would have said</h3>
<p>Rent for the year is ${rupees(rentPaid)} and basic pay ${rupees(basicPaid)}. Rent less ${fact('hraRentLess')} of salary comes to ${rupees(exemptByTotals)}, which is ${rupees(exemptByTotals - exempt)} more than the right answer. And which share would you use for the third amount, that of Hyderabad or that of Mumbai? The totals cannot say.</p>
<h2>Hyderabad from April 2026</h2>
<p>${fact('hraNewMetroCities')} join the cities with ${fact('hraMetroShare')} ${yearOf('hraNewMetroCities')}. It is natural to expect a larger exemption there, but look at Rohan’s first four months again. His exemption was limited by the rent, not by the share for the city. With the higher share it would be exactly the same. The change helps those who pay a high rent in relation to basic pay.</p>
<h2>Papers to keep</h2>
<ul>
<li>rent agreement, and receipts or bank entries for every month</li>
<li>the landlord’s name, address and PAN, if rent for the year is above ${fact('landlordPanRent')} (${yearOf('landlordPanRent')})</li>
<li>salary slips for the months in which anything changed</li>
<li>from FY 2026-27, what you declared to the employer about how the landlord is related to you</li>
</ul>
<p>Rohan’s rent is far above that limit, so he keeps the PAN of both landlords.</p>
<h3>If your landlord will not give a PAN</h3>
<p>The employer will not allow the exemption without it. In the return you can still claim rent that was really paid, but then the bank entries and the agreement have to carry the claim alone. Do not use anybody else’s PAN: it appears in their statement.</p>
<h3>Rent paid to parents</h3>
<p>It is allowed if it is real. The house belongs to the parent, you live there, the money leaves your account each month, and the parent declares it as rent. Rent paid to a husband or wife has often been refused.</p>
<h3>A costly house</h3>
<p>If the rent is above ${fact('rentTdsMonthly')} a month, you have a duty of your own: deduct ${fact('rentTdsRate')} when you pay a landlord who lives in India (${yearOf('rentTdsRate')}). Rohan has to do so in Mumbai, and hands the landlord a certificate. Where the landlord lives abroad, other rules and higher rates apply from the first rupee.</p>
<h2>When you may not claim</h2>
<ul>
<li>for months in which you paid no rent or lived in your own house</li>
<li>for a house that you own, wholly or in part</li>
<li>for months in which you received no HRA; section 80GG may help then</li>
<li>in the new regime, and therefore in a belated return</li>
</ul>
<p>The due date in law for a salary return was set at ${factWithYear('dueDateAy2026')}. Anyone who misses it loses the old regime for the year and the HRA exemption with it, however good the receipts are.</p>
<h2>Home loan and HRA together</h2>
<p>Both are possible, and the combination is looked at closely. It is easy to explain when your own house is in another city, is let, or is still being built. If it stands in the same city and is empty, you need a reason that convinces: distance to work, a child’s school, parents who live there.</p>
<blockquote><p>An employer who missed the claim does not decide the matter. If you paid rent and received HRA, you can claim the exemption in a return filed in time, even though Form 16 shows nothing.</p></blockquote>
<h2>What to do next</h2>
<p>Make a table like Rohan’s for your own year. It needs five figures a month, and most months repeat. Then compare the result with the exemption in your Form 16. If they differ, or if two employers each worked out their own part, <a href="/contact">send us both</a>. Our <a href="/services/salary-house-rent-filing">salary and house rent filing</a> includes this computation.</p>`,
}

function months(names: string[], rest: Omit<Month, 'name'>): Month[] {
  return names.map((name) => ({ name, ...rest }))
}

function rentLess({ rent, basic }: Month): number {
  return rent - percentOf(taxFacts.hraRentLess.value, basic)
}

function cityShare({ share, basic }: Month): number {
  return percentOf(share, basic)
}

function exemption(month: Month): number {
  return Math.min(month.allowance, rentLess(month), cityShare(month))
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
