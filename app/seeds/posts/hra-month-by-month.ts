import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
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
const mumbaiRent = sum(year.filter(({ city }) => city === 'Mumbai').map(({ rent }) => rent))
const rentTds = percentOf(taxFacts.rentTdsRate.value, mumbaiRent)
const saved = withCess(percentOf(taxFacts.topRate.value, exempt))

export const hraMonthByMonth: PostSeed = {
  slug: 'hra-worked-out-month-by-month',
  title: 'HRA Exemption, Calculated Month by Month',
  excerpt:
    'Three amounts, and the smallest is exempt. One employee with two cities and a pay rise, calculated month by month, and why yearly totals give the wrong answer.',
  category: 'tax-planning',
  publishedAt: '2026-06-24T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'HRA Exemption, Calculated Month by Month',
  metaDescription:
    'How to calculate the HRA exemption for FY 2025-26, with a month-by-month example across two cities, rent to parents, landlord PAN and TDS on rent explained.',
  metaKeywords:
    'HRA, house rent allowance, section 10(13A), rule 2A, rule 279, landlord PAN, TDS on rent, rent to parents',
  ogTitle: 'HRA, month by month: one example with all the traps',
  ogDescription:
    'Two cities, a pay rise and a higher rent in one year. See each month’s three amounts and why yearly totals overstate the exemption.',
  content: `<p>House rent allowance (HRA) looks like a simple exemption until something changes during the year: a move, a pay rise, a new landlord. Many payroll systems then work with yearly totals and arrive at a figure you can’t defend. This article does the calculation month by month.</p>
<p>HRA is exempt in the old regime only. If the <a href="/blog/old-or-new-tax-regime-fy-2025-26">new regime costs you less anyway</a>, you can stop here. Figures are for ${LATEST_YEAR} unless another year is named.</p>
<h2>The rule</h2>
<p>The smallest of these three amounts is exempt:</p>
<ol>
<li>the HRA you received</li>
<li>the rent you paid, less ${figure('hraRentLess')} of salary</li>
<li>${figure('hraMetroShare')} of salary if the house is in one of four cities (${figure('hraMetroCities')}), ${figure('hraOtherShare')} anywhere else</li>
</ol>
<p><strong>Salary</strong> means basic pay, plus dearness allowance if your terms of employment count it for retirement benefits. For years up to FY 2025-26, courts have also counted commission that is a fixed share of turnover. From FY 2026-27, rule 279 excludes all other allowances, and whether commission still counts is open. Special allowance, bonus and perquisites never do. What counts is the city you live in, not the city of your office.</p>
<p>The rule looks at the <em>relevant period</em>: the time you lived in the house and received HRA. Whenever rent, basic pay, HRA or city changes, a new period begins.</p>
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
      rupeesInFull(month.allowance),
      rupeesInFull(rentLess(month)),
      rupeesInFull(cityShare(month)),
      rupeesInFull(exemption(month)),
    ]),
    ['Total', '', rupeesInFull(received), '', '', rupeesInFull(exempt)],
  ],
})}
<p>There are three periods, and a different amount can be the smallest in each. In Hyderabad, it’s the rent figure. In August and September, it’s the HRA itself, which equals the share for the city. After the pay rise, it’s the rent figure again, because ${figure('hraRentLess')} of a higher salary is subtracted.</p>
<p>Of ${rupees(received)} received, ${rupees(exempt)} is exempt and ${rupees(received - exempt)} is taxed. At ${figure('topRate')} plus cess, the exemption saves ${rupees(saved)} in the old regime. Whether that makes the old regime cheaper is a separate calculation.</p>
<h3>What yearly totals would have shown</h3>
<p>Rent for the year is ${rupees(rentPaid)} and basic pay ${rupees(basicPaid)}. Rent less ${figure('hraRentLess')} of salary comes to ${rupees(exemptByTotals)}, which is ${rupees(exemptByTotals - exempt)} more than the right answer. And which city share would you use, Hyderabad’s or Mumbai’s? The totals can’t tell you.</p>
<h2>Hyderabad from April 2026</h2>
<p>${figure('hraNewMetroCities')} join the ${figure('hraMetroShare')} cities ${yearOf('hraNewMetroCities')}. You might expect a larger exemption there, but look at Rohan’s first four months again. His exemption was limited by the rent, not by the share for the city. With the higher share it would be exactly the same. The change helps people whose rent is high compared with their basic pay.</p>
<h2>Documents to keep</h2>
<ul>
<li>rent agreement, and receipts or bank entries for every month</li>
<li>the landlord’s name, address and PAN, if rent for the year is above ${figure('landlordPanRent')}</li>
<li>salary slips for the months in which anything changed</li>
<li>from FY 2026-27, your Form 124 to the employer, which also asks how you are related to the landlord</li>
</ul>
<p>Rohan’s rent is far above that limit, so he keeps the PAN of both landlords.</p>
<h3>If your landlord won’t give a PAN</h3>
<p>Your employer won’t allow the exemption without it. If the landlord has no PAN, a written declaration with name and address takes its place. You can still claim rent you really paid in your return, but then the bank entries and the agreement have to prove the claim on their own. Don’t use anyone else’s PAN: the rent shows up in their statement.</p>
<h3>Rent paid to parents</h3>
<p>This is allowed if it is real. Your parent owns the house, you live there, the money leaves your account each month, and your parent declares the rent. Rent paid to a husband or wife has often been refused.</p>
<h3>TDS on a high rent</h3>
<p>If the rent is above ${figure('rentTdsMonthly')} for any month, you must deduct ${figure('rentTdsRate')} for a landlord resident in India (section 194-IB). You deduct <strong>once</strong>, from the rent of the last month of the year or of the tenancy, on the whole rent of the year. Rohan paid his Mumbai landlord ${rupees(mumbaiRent)} from August to March, so he deducts ${rupees(rentTds)} from the March 2026 rent. He pays it with Form 26QC within 30 days of the end of that month, and gives the landlord Form 16C.</p>
<p>In FY 2026-27 the limit, the rate and the date are the same, under section 393(1), with Form 141, and the certificate is Form 132. If the landlord lives abroad, you deduct TDS from every payment, whatever the amount.</p>
<h2>When you can’t claim</h2>
<ul>
<li>for months in which you paid no rent or lived in your own house</li>
<li>for a house that you own, wholly or in part</li>
<li>for months in which you received no HRA (section 80GG may help then)</li>
<li>in the new regime, and therefore in a belated return without business income</li>
</ul>
<p>The Act set ${figure('dueDateAy2026')} (${yearOf('dueDateAy2026')}) as the due date for a salary return. If you missed it, you lose the old regime for the year, and HRA with it, however good your receipts are.</p>
<h2>Home loan and HRA together</h2>
<p>You can claim both, and the department looks closely when you do. It is easy to explain when your own house is in another city, is let out or is under construction. If it is empty and in the same city, you need a convincing reason: the commute, a child’s school, parents who live there.</p>
<blockquote><p>If your employer missed the claim, you can still make it in your return. You need to have paid rent, received HRA and filed on time, even if Form 16 shows nothing.</p></blockquote>
<h2>What to do next</h2>
<p>Make a table like Rohan’s for your own year. It needs five figures a month, and most months repeat. Compare the result with the exemption in your Form 16. If they differ, or if two employers each calculated a part, <a href="/contact">ask us</a>. Our <a href="/services/salary-house-rent-filing">salary and house rent filing</a> includes this calculation.</p>
${sources([
  'hraMetroShare',
  'hraNewMetroCities',
  'landlordPanRent',
  'rentTdsMonthly',
  'rentTdsMonthly2026',
  'dueDateAy2026',
])}`,
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
