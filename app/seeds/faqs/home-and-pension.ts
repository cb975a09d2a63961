import { LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'salary-and-rent'

export const homeAndPension: FaqText[] = [
  {
    slug: 'two-houses-which-form',
    question: 'I own two houses. Which form do I use, and is the second one taxed?',
    category,
    law: ['itr1Houses', 'ownHouseNil', 'ownHouseInterestNew'],
    answer: `<p>For ${LATEST_YEAR}, you can use ITR-1 or ITR-4 with up to two houses. In earlier years, two houses meant ITR-2. You still need ITR-2 or ITR-3 if you have a third house, a house property loss brought forward, or anything else these forms exclude.</p>
<p>Two houses of your own can count as self-occupied, with a rental value of nil, even if one is vacant because you work elsewhere. From the third house on, you’re taxed as if you had let it out.</p>
<ul>
<li><strong>Old regime:</strong> loan interest of up to ${figure('homeLoanInterest')} for both houses together, not for each.</li>
<li><strong>New regime:</strong> no deduction for interest on a self-occupied house.</li>
</ul>
<p>Example: interest of ₹1.8 lakh on one home and ₹90,000 on the other gives ${figure('homeLoanInterest')} in the old regime, not ₹2.7 lakh. If you let out one of them, you deduct its interest from its rent without that limit, in both regimes.</p>`,
  },
  {
    slug: 'home-loan-in-the-new-regime',
    question: 'Can I claim home loan interest in the new regime?',
    category,
    law: ['ownHouseInterestNew', 'letHouseInterest', 'houseLossNew'],
    answer: `<p>Only for a house you let out, and only against its rent. For ${LATEST_YEAR}:</p>
<ul>
<li><strong>Your own home:</strong> no deduction in the new regime, and up to ${figure('homeLoanInterest')} in the old.</li>
<li><strong>A let-out house:</strong> you deduct all the interest, in both. If the result is a loss, the old regime lets you set off up to ${figure('houseLossSetOff')} against other income. The new one doesn’t. Whether you can then carry the loss forward is disputed, so keep the calculation.</li>
<li><strong>Two loans:</strong> each goes with its own house. A top-up loan counts to the extent you used it for the house.</li>
<li><strong>Under construction:</strong> nothing until completion. Then you spread the earlier interest over ${figure('preConstructionYears')}, within the ${figure('homeLoanInterest')} limit for your own home.</li>
</ul>
<p>Example: rent ₹3 lakh, municipal tax ₹20,000, interest ₹2.5 lakh. After ${figure('rentStandardDeduction')} of ₹2.8 lakh, the loss is ₹54,000. In the old regime, you set it off against salary.</p>`,
  },
  {
    slug: 'epf-withdrawal-gratuity-notice-pay',
    question: 'Is my EPF withdrawal, gratuity or notice pay taxed?',
    category,
    law: [],
    answer: `<ul>
<li><strong>EPF after ${figure('epfService')} of service:</strong> tax-free. Service with earlier employers counts if the balance was transferred.</li>
<li><strong>EPF before that:</strong> the employer’s share and the interest are taxed, and your own share to the extent you claimed section 80C for it. ${figure('epfTds')} TDS applies from ${figure('epfTdsFrom')} (${yearOf('epfTdsFrom')}). Ill health and closure of the employer’s business are exceptions.</li>
<li><strong>Gratuity:</strong> up to ${figure('gratuityLimit')} in a lifetime is tax-free for non-government employees (${yearOf('gratuityLimit')}), subject to a formula. Government employees pay no tax on it.</li>
<li><strong>Leave encashment on leaving:</strong> tax-free up to ${figure('leaveEncashment')} for non-government employees (${yearOf('leaveEncashment')}).</li>
<li><strong>Notice pay you receive:</strong> taxed as salary.</li>
<li><strong>Notice pay you paid:</strong> the law gives no deduction, though some tribunals have taxed only the salary that remained.</li>
</ul>
<p>Example: ₹80,000 withdrawn after three years. TDS is ₹8,000, and you settle the rest at your slab rate in the return.</p>
<p>All these exemptions are available in both regimes.</p>`,
  },
  {
    slug: 'senior-citizen-return-and-tds',
    question: 'My mother is 76 and has a pension and deposits. Does she have to file?',
    category,
    law: ['advanceTaxSeniors', 'interestTdsSenior', 'depositInterestSenior'],
    answer: `<p>Not if she is a resident of ${figure('noReturnAge')} or more whose pension and interest come from one specified bank, to which she gives a declaration. Otherwise the usual rules apply, and filing gets TDS back. The guide for <a href="/guides/senior-citizens">senior citizens</a> has limits, forms and an example.</p>`,
  },
]
