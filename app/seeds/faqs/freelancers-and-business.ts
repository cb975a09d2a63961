import { rupees } from '#app/content/tax-facts/format.ts'
import { LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { newRegimeTax, percentOf } from '#app/seeds/posts/worked-tax.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'freelancers-and-business'

const RECEIPTS = 1800000
const profit = percentOf(taxFacts.professionProfit.value, RECEIPTS)

export const freelancersAndBusiness: FaqText[] = [
  {
    slug: 'freelancer-44ada-or-44ad',
    question: 'I’m a freelancer. Is it 44ADA or 44AD?',
    category,
    law: [],
    answer: `<p>It depends on your work, not on your choice. For ${LATEST_YEAR}:</p>
<ul>
<li><strong>Section 44ADA</strong> is for listed professions: legal, medical, engineering, architecture, accountancy, technical consultancy, interior decoration, information technology, company secretaries, film artists. You declare at least ${figure('professionProfit')} of your receipts, which can be up to ${figure('professionReceipts')}, or ${figure('professionReceiptsDigital')} if cash is ${figure('cashShare')} or less.</li>
<li><strong>Section 44AD</strong> is for other businesses with turnover up to ${figure('presumptiveTurnover')}, or ${figure('presumptiveTurnoverDigital')} if cash is ${figure('cashShare')} or less. You declare at least ${figure('presumptiveCashProfit')} of turnover, or ${figure('presumptiveDigitalProfit')} of what you receive through the bank. You can’t use it for commission, brokerage or the listed professions.</li>
</ul>
<p>For writers, designers and content creators it’s often unclear, so show us your contract first.</p>
<p>Example: a software developer with receipts of ${rupees(RECEIPTS)} declares ${rupees(profit)}. In the new regime tax is ${newRegimeTax(profit) === 0 ? 'nil' : rupees(newRegimeTax(profit))}, and you get the TDS back. See <a href="/blog/section-44ada-for-professionals">section 44ADA</a>.</p>`,
  },
  {
    slug: 'freelancer-foreign-clients-and-gst',
    question: 'My clients are abroad. Do I pay income tax and GST on what they pay me?',
    category,
    law: ['professionProfit'],
    answer: `<p><strong>Income tax:</strong> yes, if you are resident. It’s Indian income from your work here, so you need Schedule FSI and Form 67 only if a client’s country deducted tax. You can use section 44ADA for these fees too. Convert each payment at the rate for its date and keep the bank’s remittance advice.</p>
<p><strong>GST:</strong> fees from abroad count towards the turnover of ${figure('gstServices')} a year above which service providers must register. In four north-eastern states it’s lower. Once registered, you can export services without GST under a letter of undertaking, if you’re paid in foreign currency.</p>
<p>Example: ₹15 lakh from a client in Germany and ₹7 lakh from India make ₹22 lakh. You register, charge GST on the Indian part and export the rest without it.</p>
<p>A platform may pay you in rupees and keep a fee. The gross amount is your receipt, and the fee is your expense.</p>`,
  },
  {
    slug: 'client-deducted-tds-194j',
    question: 'My client deducted TDS under section 194J. Is that my tax?',
    category,
    law: ['professionProfit'],
    answer: `<p>No, it’s only a payment towards it. Companies, firms and audited businesses deduct ${figure('feesTds')} from professional fees and ${figure('technicalTds')} from technical services, once your fees for the year cross ${figure('feesTdsFrom')} (${yearOf('feesTdsFrom')}). Your actual tax is calculated in the return.</p>
<ul>
<li>Declare the fee before TDS, not what reached your bank.</li>
<li>Check that each deduction shows in Form 26AS. If it doesn’t, only the client can correct it.</li>
<li>Collect Form 16A from each client. From tax year 2026-27, it’s Form 131.</li>
</ul>
<p>Example: fees of ₹9 lakh with ₹90,000 deducted. Under section 44ADA you declare ₹4.5 lakh, no tax is due in the new regime for ${LATEST_YEAR}, and you get the ₹90,000 back.</p>
<p>Don’t declare less than the fees in Form 26AS. GST is not part of your receipts if you show it separately on the invoice.</p>`,
  },
  {
    slug: 'f-and-o-turnover-and-audit',
    question: 'How is F&O turnover counted, and do I need an audit?',
    category,
    law: ['fnoTurnover', 'fnoBusiness'],
    answer: `<p>Turnover is the sum of the profits and losses on all your trades, with every loss counted as a positive figure. A profit of ₹50,000 and a loss of ₹40,000 make a turnover of ₹90,000. Contract values don’t count.</p>
<p>You need an audit if turnover is above ${figure('auditTurnover')}. If cash is at most ${figure('cashShare')} of receipts and of payments, as it is for most traders, the limit is ${figure('auditTurnoverDigital')}. Both limits are the same for ${LATEST_YEAR} and FY 2026-27.</p>
<p>A profit below ${figure('auditProfit')} of turnover leads to an audit only if you used section 44AD in an earlier year, leave it too early, and have total income above the basic exemption.</p>
<p>F&amp;O is business income, so you file ITR-3. For the steps, see <a href="/blog/f-and-o-turnover-and-tax-audit">F&amp;O turnover and audit</a>. Our <a href="/services/traders-filing">filing for traders</a> starts with this question.</p>`,
  },
  {
    slug: 'f-and-o-loss-in-the-new-regime',
    question: 'I made an F&O loss. Can I use it in the new regime, and skip the audit?',
    category,
    law: ['businessLossSetOff', 'lossReturnInTime'],
    answer: `<p>Yes, you can use it. An F&amp;O loss is a business loss, and both regimes treat it alike.</p>
<ul>
<li><strong>This year:</strong> set it off against rent, interest, capital gains and other business income, but not against salary, crypto gains or winnings.</li>
<li><strong>Later:</strong> for ${figure('businessLossCarryForward')}, against business income only, if you filed on time. For ${LATEST_YEAR}, the due date without audit was ${figure('dueDateBusinessAy2026')}.</li>
</ul>
<p>Example: salary ₹9 lakh, interest ₹40,000, F&amp;O loss ₹3 lakh. You set off ₹40,000 of the loss against the interest and carry forward ₹2.6 lakh. Your salary is taxed in full.</p>
<p>A loss alone doesn’t require an audit if you never used section 44AD and your turnover is within ${figure('auditTurnoverDigital')} with almost no cash. If you used it in the last five years, views differ, so ask us. Either way, keep books and file ITR-3. Don’t leave the loss out: your broker reports the trades.</p>`,
  },
  {
    slug: 'do-i-have-to-pay-advance-tax',
    question: 'Do I have to pay advance tax on my fees or investments?',
    category,
    law: ['advanceTaxPresumptive', 'advanceTaxSeniors'],
    answer: `<p>Yes, if your tax for the year, after TDS, is ${figure('advanceTaxFrom2026')} or more. Resident senior citizens without business or professional income are exempt.</p>
<p>By ${figure('advanceTaxJune')} you pay ${figure('advanceTaxJuneShare')} of the year’s tax, by ${figure('advanceTaxSeptember')} ${figure('advanceTaxSeptemberShare')}, by ${figure('advanceTaxDecember')} ${figure('advanceTaxDecemberShare')}, and by ${figure('advanceTaxMarch')} all of it. If you use section 44AD or 44ADA, all your advance tax, even on other income, is due by the last date. For income of FY 2026-27, the last two dates are ${figure('advanceTaxDateDecember2026')} and ${figure('advanceTaxDateMarch2027')}.</p>
<p>Any shortfall costs ${figure('interestMonthly2026')} a month. There’s some tolerance: no interest for June if you’ve paid ${figure('advanceTaxJuneEnough')}, or for September if you’ve paid ${figure('advanceTaxSeptemberEnough')}. You don’t have to guess capital gains. Pay the tax with the instalments after the sale.</p>
<p>If you’re salaried, you can ask your employer to deduct the tax on your other income instead. For an example, see the <a href="/blog/advance-tax-dates-shares-and-interest">advance tax calendar</a>.</p>`,
  },
]
