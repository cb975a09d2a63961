import { rupees } from '#app/content/tax-facts/format.ts'
import { taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { percentOf } from '#app/seeds/posts/worked-tax.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'salary-and-rent'

const MONTHLY_RENT = 60000
const rentTds = percentOf(taxFacts.rentTdsRate.value, 12 * MONTHLY_RENT)

export const salaryAndRent: FaqText[] = [
  {
    slug: 'old-or-new-regime-for-a-salary',
    question: 'Is the old or the new regime better for my salary?',
    category,
    law: ['lateRegime'],
    answer: `<p>It depends on what you can deduct. In the new regime a resident with a total income of up to ${figure('rebateIncomeNew')} pays no tax (${yearOf('rebateIncomeNew')}), other than on income taxed at special rates. With the standard deduction of ${figure('standardDeductionNew')}, that’s a salary of ${figure('taxFreeSalaryNew')}.</p>
<p>The old regime allows HRA, section 80C up to ${figure('section80c')}, health insurance and home loan interest, but its slabs rise faster and its standard deduction is ${figure('standardDeductionOld')}. At higher salaries, it costs less only if you have several lakhs of deductions.</p>
<p>Without business income, you choose in the return every year, but only if you file by the due date. What you told your employer doesn’t bind you.</p>
<p>We calculate both for every salary return. For the break-even points, see <a href="/blog/old-or-new-tax-regime-fy-2025-26">old or new regime</a>.</p>`,
  },
  {
    slug: 'employer-used-the-wrong-regime',
    question: 'My employer deducted TDS under the wrong regime. Can I switch?',
    category,
    law: ['lateRegime'],
    answer: `<p>Yes, in your return, if you file it by the due date and have no business or professional income. What you declared to your employer only decides how much TDS is taken during the year.</p>
<ul>
<li><strong>Too much was deducted:</strong> choose the cheaper regime and claim the difference as a refund.</li>
<li><strong>Too little was deducted:</strong> pay the rest before you file. You may owe interest if it’s ${figure('advanceTaxFrom')} or more.</li>
</ul>
<p>Example: a salary of ₹12.75 lakh leaves no tax in the new regime (${yearOf('taxFreeSalaryNew')}). If your employer used the old one and deducted ₹1.2 lakh, you get all of it back.</p>
<p>If the due date has passed, a belated return is taxed in the new regime. That helps if your employer used the old one by mistake, but hurts if you wanted HRA and section 80C.</p>
<p>For the rest of this year, tell payroll now. Many employers allow one change before they fix the TDS for February and March.</p>`,
  },
  {
    slug: 'how-much-hra-is-exempt',
    question: 'How much of my HRA is exempt?',
    category,
    law: [],
    answer: `<p>The smallest of three amounts, in the old regime only:</p>
<ul>
<li>the HRA you received</li>
<li>rent paid, less ${figure('hraRentLess')} of salary</li>
<li>${figure('hraMetroShare')} of salary for ${figure('hraMetroCities')} (${yearOf('hraMetroCities')}), ${figure('hraOtherShare')} elsewhere</li>
</ul>
<p>${figure('hraNewMetroCities')} get the higher share ${yearOf('hraNewMetroCities')}. Salary means basic pay and dearness allowance that counts for retirement. For years up to FY 2025-26, commission fixed as a percentage of turnover also counts. Whether it does under the new rule isn’t settled.</p>
<p>If your rent, pay or city changed during the year, you calculate each period separately. Yearly totals can give too much or too little. See the example in <a href="/blog/hra-worked-out-month-by-month">HRA month by month</a>.</p>
<p>If your employer missed the claim, you can still make it in a return filed on time.</p>`,
  },
  {
    slug: 'landlord-pan-and-rent-to-parents',
    question: 'Do I need my landlord’s PAN, and can I pay rent to my parents?',
    category,
    law: ['rentTdsOnce'],
    alsoLaw: ['CBDT circular 8/2013'],
    answer: `<p>You need the PAN if your rent for the year is above ${figure('landlordPanRent')}. Without it your employer won’t allow the exemption. A landlord who has no PAN gives you a written declaration with name and address instead.</p>
<p>You can pay rent to your parents if it’s real:</p>
<ul>
<li>the house belongs to them and you live in it</li>
<li>the rent leaves your account each month</li>
<li>they declare it as rent in their own return</li>
</ul>
<p>For FY 2026-27, the form you give your employer (Form 124) asks how the landlord is related to you. Answer truthfully. Being related is not a problem, but claims for rent paid to a husband or wife have often been refused.</p>
<p>If the rent is above ${figure('rentTdsMonthly')} a month, you also deduct ${figure('rentTdsRate')} TDS (${yearOf('rentTdsRate')}), once a year, if the landlord lives in India.</p>`,
  },
  {
    slug: 'tds-on-house-rent',
    question: 'My rent is above ₹50,000 a month. When do I deduct TDS, and on which form?',
    category,
    law: ['rentTdsMost', 'rentTdsAbroad', 'rentTdsForm'],
    answer: `<p>Once, not every month: when you pay the rent for March, or for your last month if you move out earlier. You deduct ${figure('rentTdsRate')} (${yearOf('rentTdsRate')}) of the whole year’s rent, but never more than that last month’s rent. The rule applies if any month’s rent was above ${figure('rentTdsMonthly')}.</p>
<p>Example: ${rupees(MONTHLY_RENT)} a month for twelve months. From the March rent you deduct ${rupees(rentTds)} and pay the landlord ${rupees(MONTHLY_RENT - rentTds)}.</p>
<p>Pay it within ${figure('challanStatementDays')} of the end of that month, with Form 26QC for FY 2025-26 or Form 141 from tax year 2026-27, and give the landlord the certificate. You need the landlord’s PAN, but no TAN.</p>
<p>This applies to rent you pay your parents too. If the landlord lives abroad, you deduct TDS from every payment, whatever the amount, and at a higher rate. Ask us before you pay.</p>`,
  },
  {
    slug: 'two-form-16s-in-one-year',
    question: 'I changed jobs and have two Form 16s. What should I watch out for?',
    category,
    law: [],
    answer: `<p>Both go into one return. You’ll often find that more tax is due, though each employer deducted correctly. Both gave you the standard deduction and both started at the lowest slab. In the return, you get these only once.</p>
<p>Check four things:</p>
<ul>
<li>the standard deduction, ${figure('standardDeductionNew')} in the new regime (${yearOf('standardDeductionNew')}), taken only once</li>
<li>HRA and section 80C claimed with both employers</li>
<li>notice pay recovered, joining bonus repaid, leave encashment and gratuity</li>
<li>provident fund: transfer it rather than withdraw it, since early withdrawal can be taxed</li>
</ul>
<p>If a lot of tax is due, you may owe interest for not paying advance tax. Next time, give your new employer your old salary details when you join. Our <a href="/services/salary-house-rent-filing">salary filing</a> combines the Form 16s for you.</p>`,
  },
  {
    slug: 'salary-arrears-and-form-10e',
    question: 'I received salary arrears. Can I reduce the tax on them?',
    category,
    law: [],
    alsoLaw: [
      'Section 89, Income-tax Act 1961',
      'Section 157, Income-tax Act 2025',
      'Rule 21AA, Income-tax Rules 1962',
    ],
    answer: `<p>Often yes. Arrears are taxed in the year you receive them, which may push you into a higher slab. Relief under section 89 gives you the difference between that tax and what you would have paid if the money had come in the years it belongs to.</p>
<ol>
<li>Ask your employer for a year-wise split of the arrears.</li>
<li>File <strong>Form 10E</strong> on the portal, before the return.</li>
<li>Claim the relief in the return, in the line for section 89.</li>
</ol>
<p>If you claim relief without Form 10E, it’s usually refused in processing and you get a demand. You can fix it, but it takes time.</p>
<p>You can claim it in both regimes. It can also be nil: if you were in the same slab in the earlier years, there’s no difference to claim.</p>`,
  },
  {
    slug: 'how-is-house-rent-taxed',
    question: 'How is the rent from my flat taxed?',
    category,
    law: [],
    answer: `<p>Rent is income from house property. Calculate it in this order:</p>
<ol>
<li>rent received or receivable for the year</li>
<li>less municipal tax that you paid yourself</li>
<li>less ${figure('rentStandardDeduction')} of what remains, whatever you really spent on repairs</li>
<li>less interest on the loan</li>
</ol>
<p>This is the same in both regimes, for FY 2025-26 and FY 2026-27. They differ when the result is a loss. In the old regime, you can set off up to ${figure('houseLossSetOff')} of it against salary and other income of the year, and carry the rest forward for up to ${figure('houseLossYears')} against house property income. In the new regime, you can’t set it off against salary.</p>
<p>Joint owners split rent and interest by their shares. Maintenance that the tenant pays directly to the society is normally not part of the rent. See our guide to <a href="/guides/rental-income">rental income</a>.</p>`,
  },
]
