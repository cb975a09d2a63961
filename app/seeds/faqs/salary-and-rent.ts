import { yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'salary-and-rent'

export const salaryAndRent: FaqText[] = [
  {
    slug: 'old-or-new-regime-for-a-salary',
    question: 'Is the old or the new regime better for my salary?',
    category,
    law: [
      'lateRegime',
      'rebateIncomeNew',
      'standardDeductionNew',
      'section80c',
      'standardDeductionOld',
    ],
    answer: `<p>It depends on what you can deduct. In the new regime a resident pays no tax on a salary up to ${figure('taxFreeSalaryNew')} (${yearOf('rebateIncomeNew')}); above that, the old one wins only with several lakhs of deductions, in a return filed on time. Our tool <a href="/tools/old-or-new-regime">Old or new regime</a> compares yours.</p>`,
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
    law: ['hraNewMetroCities'],
    answer: `<p>In the old regime, the smallest of three amounts: the HRA you received, rent less ${figure('hraRentLess')} of salary, and ${figure('hraMetroShare')} of salary in ${figure('hraMetroCities')} (${yearOf('hraMetroCities')}) or ${figure('hraOtherShare')} elsewhere. Our tool <a href="/tools/hra-and-rent-tds">HRA by month</a> calculates yours, in a return filed on time.</p>`,
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
    law: ['rentTdsMost', 'rentTdsAbroad', 'rentTdsForm', 'challanStatementDays'],
    answer: `<p>Once a year: with the rent for March, or your last month, you deduct ${figure('rentTdsRate')} (${yearOf('rentTdsRate')}) of the year’s rent if any month was above ${figure('rentTdsMonthly')}. The form is 26QC, and Form 141 from tax year 2026-27. Our tool <a href="/tools/tds-on-rent-and-house">TDS on rent and house</a> gives the amount and the last day.</p>`,
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
<li>File <strong>Form 10E</strong> (Form 39 for arrears received from tax year 2026-27) on the portal, before the return.</li>
<li>Claim the relief in the return, in the line for section 89.</li>
</ol>
<p>If you claim relief without Form 10E, it’s usually refused in processing and you get a demand. You can fix it, but it takes time.</p>
<p>You can claim it in both regimes. It can also be nil: if you were in the same slab in the earlier years, there’s no difference to claim.</p>`,
  },
  {
    slug: 'how-is-house-rent-taxed',
    question: 'How is the rent from my flat taxed?',
    category,
    law: ['houseLossSetOff', 'houseLossYears'],
    answer: `<p>Rent received, less municipal tax you paid, less ${figure('rentStandardDeduction')} of the rest, less loan interest, in both regimes (FY 2025-26 and FY 2026-27). They differ when the result is a loss. The guide to <a href="/guides/rental-income">rental income</a> goes through co-owners, loans and TDS.</p>`,
  },
]
