import { filingFact, filingFactInWords, filingYearOf } from '#app/content/facts/filing.ts'
import { fact, LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import type { FaqSeed } from './faq-seed.ts'

const category = 'salary-and-rent'

export const homeAndPension: FaqSeed[] = [
  {
    slug: 'two-houses-which-form',
    question: 'I own two houses. Which form do I use, and is the second one taxed?',
    category,
    answer: `<p>For ${LATEST_YEAR} ITR-1 and ITR-4 take up to two houses. In earlier years two houses meant ITR-2. You still need ITR-2 or ITR-3 for a third house, for a house loss brought forward from an earlier year, and for everything else that these forms exclude.</p>
<p>Two houses of your own can count as self-occupied, with a rental value of nil, even if one stands empty because you work elsewhere. From the third on, one is taxed as if it were let.</p>
<ul>
<li><strong>Old regime:</strong> loan interest of up to ${fact('homeLoanInterest')} (${yearOf('homeLoanInterest')}) for both together, not for each.</li>
<li><strong>New regime:</strong> no interest on a self-occupied house.</li>
</ul>
<p>Example: interest of ₹1,80,000 on one home and ₹90,000 on the other gives ${fact('homeLoanInterest')} in the old regime, not ₹2,70,000. If you let one of them, its interest is deducted from its rent without that limit, in both regimes.</p>`,
  },
  {
    slug: 'home-loan-in-the-new-regime',
    question: 'Can I claim home loan interest in the new regime?',
    category,
    answer: `<p>Only for a house you let, and only against rent. For ${LATEST_YEAR}:</p>
<ul>
<li><strong>Your own home:</strong> no deduction in the new regime; up to ${fact('homeLoanInterest')} in the old.</li>
<li><strong>A let-out house:</strong> all the interest, in both. If it ends in a loss, the old regime sets up to ${fact('houseLossSetOff')} against other income. The new one does not; whether the loss can then be carried forward is disputed, so keep the working.</li>
<li><strong>Two loans:</strong> each follows its own house. A top-up loan counts as far as it paid for the house.</li>
<li><strong>Under construction:</strong> nothing until completion. Then the interest of the earlier years is spread over ${filingFact('beforePossessionYears')}, inside the ${fact('homeLoanInterest')} for your own home.</li>
</ul>
<p>Example: rent ₹3,00,000, municipal tax ₹20,000, interest ₹2,50,000. After ${fact('rentStandardDeduction')} of ₹2,80,000, the loss is ₹54,000. The old regime sets it against salary.</p>`,
  },
  {
    slug: 'epf-withdrawal-gratuity-notice-pay',
    question: 'Is my EPF withdrawal, gratuity or notice pay taxed?',
    category,
    answer: `<ul>
<li><strong>EPF after ${filingFact('epfService')} of service:</strong> free. Service with earlier employers counts if the balance was transferred.</li>
<li><strong>EPF before that:</strong> the employer’s share and the interest are taxed, and your own share as far as you claimed section 80C for it. ${filingFact('epfTds')} TDS is deducted from ${filingFactInWords('epfTdsFrom')} on (${filingYearOf('epfTdsFrom')}). Ill health and the employer closing down are exceptions.</li>
<li><strong>Gratuity:</strong> up to ${filingFactInWords('gratuityLimit')} in a lifetime is free for employees outside government (${filingYearOf('gratuityLimit')}), within a formula. Government employees pay nothing.</li>
<li><strong>Leave encashed on leaving:</strong> free up to ${fact('leaveEncashment')} outside government (${yearOf('leaveEncashment')}).</li>
<li><strong>Notice pay you receive:</strong> taxed as salary.</li>
<li><strong>Notice pay you paid:</strong> no deduction is provided; some tribunals taxed only the salary that remained.</li>
</ul>
<p>Example: ₹80,000 withdrawn after three years. ₹8,000 is deducted, and the return settles what is due at your slab.</p>
<p>All these exemptions hold in both regimes.</p>`,
  },
  {
    slug: 'senior-citizen-return-and-tds',
    question: 'My mother is 76 and has a pension and deposits. Does she have to file?',
    category,
    answer: `<p>Not if she meets all of these: resident, ${filingFact('noReturnAge')} or older, only pension and interest, both at the same specified bank, and a declaration given to that bank (section 194P). The bank then deducts the right tax and no return is needed. Interest from a second bank breaks the rule.</p>
<p>Otherwise the usual limits apply. What helps her:</p>
<ul>
<li>Banks deduct no TDS on interest of up to ${filingFact('interestTdsSenior')} a year (${filingYearOf('interestTdsSenior')}).</li>
<li>If no tax is due for the year, Form 15H stops the TDS altogether; it is Form 121 from tax year 2026-27.</li>
<li>No advance tax from the age of ${filingFact('seniorAge').replace(' years', '')} without business income.</li>
<li>In the old regime, ${fact('depositInterestSenior')} of interest is deducted (${yearOf('depositInterestSenior')}).</li>
</ul>
<p>With a pension of ₹6,00,000 and interest of ₹2,00,000, the new regime leaves no tax. File anyway to get back TDS. More in our guide for <a href="/guides/senior-citizens">senior citizens</a>.</p>`,
  },
]
