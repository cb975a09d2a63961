import { fact, yearOf } from '#app/content/tax-facts.ts'
import type { FaqSeed } from './faq-seed.ts'

const category = 'salary-and-rent'

export const salaryAndRent: FaqSeed[] = [
  {
    slug: 'old-or-new-regime-for-a-salary',
    question: 'Is the old or the new regime better for my salary?',
    category,
    answer: `<p>It depends on what you can deduct. In the new regime a resident with a total income of up to ${fact('rebateIncomeNew')} pays no tax (${yearOf('rebateIncomeNew')}), leaving aside income at special rates. With the standard deduction of ${fact('standardDeductionNew')} that is a salary of ${fact('taxFreeSalaryNew')}.</p>
<p>The old regime allows HRA, section 80C up to ${fact('section80c')}, health insurance and home loan interest, but its slabs rise faster and its standard deduction is ${fact('standardDeductionOld')}. At higher salaries you need deductions of several lakh before it costs less.</p>
<p>Without business income you choose in the return, each year anew, and only if you file by the due date. What you told your employer does not bind you.</p>
<p>We compute both for every salaried return. A table with the point at which the answer turns is in <a href="/blog/old-or-new-tax-regime-fy-2025-26">old or new regime</a>.</p>`,
  },
  {
    slug: 'how-much-hra-is-exempt',
    question: 'How much of my HRA is exempt?',
    category,
    answer: `<p>The smallest of three amounts, in the old regime only:</p>
<ul>
<li>the HRA you received</li>
<li>rent paid, less ${fact('hraRentLess')} of salary</li>
<li>${fact('hraMetroShare')} of salary for ${fact('hraMetroCities')} (${yearOf('hraMetroCities')}), ${fact('hraOtherShare')} elsewhere</li>
</ul>
<p>${fact('hraNewMetroCities')} count with the higher share ${yearOf('hraNewMetroCities')}. Salary means basic pay with dearness allowance that counts for retirement and commission fixed as a share of turnover.</p>
<p>If rent, pay or city changed during the year, each period is worked out on its own. Yearly totals can give too much or too little; an example is in <a href="/blog/hra-worked-out-month-by-month">HRA month by month</a>.</p>
<p>If your employer left it out of Form 16, it can still be claimed in a return filed in time.</p>`,
  },
  {
    slug: 'landlord-pan-and-rent-to-parents',
    question: 'Do I need my landlord’s PAN, and may I pay rent to my parents?',
    category,
    answer: `<p>You need the PAN if rent for the year is above ${fact('landlordPanRent')} (${yearOf('landlordPanRent')}). Without it the employer does not allow the exemption.</p>
<p>Rent to parents is allowed if it is real:</p>
<ul>
<li>the house belongs to them and you live in it</li>
<li>the rent leaves your account each month</li>
<li>they declare it as rent in their own return</li>
</ul>
<p>For FY 2026-27 the form for your employer, Form 124, asks how the landlord is related to you. Answer it truthfully; the relation itself does no harm. Rent paid to a husband or wife, on the other hand, has often been refused.</p>
<p>Above ${fact('rentTdsMonthly')} a month you also have to deduct ${fact('rentTdsRate')} (${yearOf('rentTdsRate')}) if the landlord lives in India.</p>`,
  },
  {
    slug: 'two-form-16s-in-one-year',
    question: 'I changed jobs and have two Form 16s. What should I watch?',
    category,
    answer: `<p>Both go into one return. The usual surprise is that tax becomes due, although each employer deducted correctly by itself. The reason: both gave you the standard deduction and both began at the lowest slab. In the return these count once.</p>
<p>Look at four things:</p>
<ul>
<li>the standard deduction, ${fact('standardDeductionNew')} in the new regime (${yearOf('standardDeductionNew')}), taken only once</li>
<li>HRA and section 80C claimed with both employers</li>
<li>notice pay recovered, joining bonus repaid, leave encashed and gratuity</li>
<li>provident fund: transfer it rather than withdraw it, since early withdrawal can be taxed</li>
</ul>
<p>If much tax is due, interest may run for advance tax not paid. To avoid it next time, give the new employer the figures of the old one when you join. Our <a href="/services/salary-house-rent-filing">salary filing</a> joins the certificates for you.</p>`,
  },
  {
    slug: 'salary-arrears-and-form-10e',
    question: 'I received arrears of salary. Can the tax be reduced?',
    category,
    answer: `<p>Often yes. Arrears are taxed in the year you receive them, which may lift you into a higher slab. Relief under section 89 gives back the difference between that tax and what you would have paid had the money come in the years it belongs to.</p>
<ol>
<li>Ask your employer for a split of the arrears by year.</li>
<li>File <strong>Form 10E</strong> on the portal, before the return.</li>
<li>Claim the relief in the return, in the line for section 89.</li>
</ol>
<p>Relief claimed without Form 10E is usually refused in processing, and a demand follows. It can be put right, but with delay.</p>
<p>The relief exists in both regimes. Whether there is any depends on your income in the earlier years: if you were in the same slab then, it may be nil.</p>`,
  },
  {
    slug: 'how-is-house-rent-taxed',
    question: 'How is the rent from my flat taxed?',
    category,
    answer: `<p>Rent is income from house property. It is worked out in this order:</p>
<ol>
<li>rent received or receivable for the year</li>
<li>less municipal tax that you paid yourself</li>
<li>less ${fact('rentStandardDeduction')} of what remains, for repairs and the like, whatever you really spent</li>
<li>less interest on the loan</li>
</ol>
<p>This holds in both regimes (${yearOf('rentStandardDeduction')}). They differ when the result is a loss. In the old regime up to ${fact('houseLossSetOff')} of it may be set against salary and other income of the year, and the rest is carried forward for up to ${fact('lossCarryForward')} against house property income. In the new regime it cannot be set against salary.</p>
<p>With joint owners, rent and interest follow each owner’s share. Maintenance that the tenant pays directly to the society is normally not part of the rent.</p>`,
  },
]
