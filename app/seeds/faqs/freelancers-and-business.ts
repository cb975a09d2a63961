import { filingFact, filingYearOf } from '#app/content/facts/filing.ts'
import { rupees } from '#app/content/plans.ts'
import {
  fact,
  factInWords,
  factWithYear,
  LATEST_YEAR,
  taxFacts,
  yearOf,
} from '#app/content/tax-facts.ts'
import { newRegimeTax, percentOf } from '#app/seeds/posts/worked-tax.ts'
import type { FaqSeed } from './faq-seed.ts'

const category = 'freelancers-and-business'

const RECEIPTS = 1800000
const profit = percentOf(taxFacts.professionProfit.value, RECEIPTS)

export const freelancersAndBusiness: FaqSeed[] = [
  {
    slug: 'freelancer-44ada-or-44ad',
    question: 'I’m a freelancer. Is it 44ADA or 44AD?',
    category,
    answer: `<p>It depends on your work, not on your choice. For ${LATEST_YEAR}:</p>
<ul>
<li><strong>Section 44ADA</strong> is for listed professions: legal, medical, engineering, architecture, accountancy, technical consultancy, interior decoration, information technology, company secretaries, film artists. You declare ${fact('professionProfit')} of receipts, up to ${factInWords('professionReceipts')}, or ${factInWords('professionReceiptsDigital')} if cash is ${fact('cashShare')} or less.</li>
<li><strong>Section 44AD</strong> is for other business: ${fact('presumptiveCashProfit')} of turnover, ${fact('presumptiveDigitalProfit')} of what comes through the bank, up to ${factInWords('presumptiveTurnover')}. Not for commission, brokerage or the listed professions.</li>
</ul>
<p>Writers, designers and content creators fall between the two, so ask about your contract first.</p>
<p>Example: a software developer with receipts of ${rupees(RECEIPTS)} declares ${rupees(profit)}. In the new regime tax is ${newRegimeTax(profit) === 0 ? 'nil' : rupees(newRegimeTax(profit))}, and TDS comes back as a refund. More in <a href="/blog/section-44ada-for-professionals">section 44ADA</a>.</p>`,
  },
  {
    slug: 'freelancer-foreign-clients-and-gst',
    question: 'My clients are abroad. Do I pay income tax and GST on what they pay me?',
    category,
    answer: `<p><strong>Income tax:</strong> yes, if you are resident. It is Indian income from your work here, so Schedule FSI and Form 67 come in only if a client’s country deducted tax. Section 44ADA is open for these fees as well. Convert each payment at the rate for its date and keep the bank’s remittance advice.</p>
<p><strong>GST:</strong> fees from abroad count towards the turnover of ${factInWords('gstServices')} (${yearOf('gstServices')}) from which you have to register for services; in four north-eastern states it is lower. Once registered, services to clients abroad can go out without GST under a letter of undertaking, if you are paid in foreign currency.</p>
<p>Example: ₹15,00,000 from a client in Germany and ₹7,00,000 from India are ₹22,00,000. You register, charge GST on the Indian part and export the rest without it.</p>
<p>Platforms may pay you in rupees or keep a fee. The fee is your expense, and the gross amount is your receipt.</p>`,
  },
  {
    slug: 'client-deducted-tds-194j',
    question: 'My client deducted TDS under section 194J. Is that my tax?',
    category,
    answer: `<p>No, it’s a payment towards it. Companies, firms and audited businesses deduct ${filingFact('feesTds')} from professional fees and ${filingFact('technicalTds')} from technical services, once the fees of the year pass ${filingFact('feesTdsFrom')} (${filingYearOf('feesTdsFrom')}). Your real tax comes from the return.</p>
<ul>
<li>Declare the fee before TDS, not what reached your bank.</li>
<li>Check that each deduction shows in Form 26AS. If it doesn’t, only the client can correct it.</li>
<li>Collect Form 16A from each client; from tax year 2026-27 it is Form 131.</li>
</ul>
<p>Example: fees of ₹9,00,000 with ₹90,000 deducted. Under section 44ADA you declare ₹4,50,000, no tax is due in the new regime for ${LATEST_YEAR}, and the ₹90,000 comes back.</p>
<p>Fees declared must not be less than those in Form 26AS. GST that the client paid on top is not part of your receipts if it is shown separately.</p>`,
  },
  {
    slug: 'f-and-o-turnover-and-audit',
    question: 'How is F&O turnover counted, and do I need an audit?',
    category,
    answer: `<p>Turnover is the sum of profits and losses of all trades without their signs. A profit of ₹50,000 and a loss of ₹40,000 make a turnover of ₹90,000. Contract values do not count.</p>
<p>You need an audit (${yearOf('auditTurnover')})</p>
<ul>
<li>above a turnover of ${factInWords('auditTurnover')}, or</li>
<li>above ${factInWords('auditTurnoverDigital')} where cash is at most ${fact('cashShare')} of receipts and of payments, which fits most traders.</li>
</ul>
<p>A profit below ${fact('auditProfit')} of turnover leads to an audit below these limits only if you used section 44AD in an earlier year, leave it too early, and your total income is above the basic exemption.</p>
<p>F&amp;O is business income, and the form is ITR-3. The steps are in <a href="/blog/f-and-o-turnover-and-tax-audit">F&amp;O turnover and audit</a>, and our <a href="/services/traders-filing">filing for traders</a> starts with this question.</p>`,
  },
  {
    slug: 'f-and-o-loss-in-the-new-regime',
    question: 'I made an F&O loss. Can I use it in the new regime, and skip the audit?',
    category,
    answer: `<p>Yes, an F&amp;O loss is a business loss and both regimes treat it alike (${yearOf('lossCarryForward')}).</p>
<ul>
<li><strong>This year:</strong> against all income except salary: rent, interest, capital gains, other business.</li>
<li><strong>Later:</strong> for ${fact('lossCarryForward')}, against business income only, if you filed on time. For ${LATEST_YEAR} that was ${fact('dueDateBusinessAy2026')} without audit.</li>
</ul>
<p>Example: salary ₹9,00,000, interest ₹40,000, F&amp;O loss ₹3,00,000. ₹40,000 of the loss covers the interest and ₹2,60,000 is carried forward. The salary is taxed in full.</p>
<p>A loss alone needs no audit if you never used section 44AD and stay within ${factInWords('auditTurnoverDigital')} with almost no cash. If you did use it in the last five years, readings differ, so ask us. Either way you keep books and file ITR-3; leaving the loss out is not an option, because your broker reports the trades.</p>`,
  },
  {
    slug: 'do-i-have-to-pay-advance-tax',
    question: 'Do I have to pay advance tax on my fees or investments?',
    category,
    answer: `<p>Yes, if the tax of the year, after TDS, is ${fact('advanceTaxFrom')} or more (${yearOf('advanceTaxFrom')}). Resident senior citizens without business income are excused.</p>
<p>By ${fact('advanceTaxJune')} you pay ${fact('advanceTaxJuneShare')} of the year’s tax, by ${fact('advanceTaxSeptember')} ${fact('advanceTaxSeptemberShare')}, by ${fact('advanceTaxDecember')} ${fact('advanceTaxDecemberShare')}, and by ${fact('advanceTaxMarch')} all of it. If you use section 44AD or 44ADA, all your advance tax, on other income too, is due on the last date. The next date is ${factWithYear('advanceTaxDateDecember2026')}.</p>
<p>What falls short costs ${fact('interestMonthly')} a month. There is some tolerance: no interest for June with ${fact('advanceTaxJuneEnough')} paid, or for September with ${fact('advanceTaxSeptemberEnough')}. You need not guess capital gains: pay with the instalments that follow the sale.</p>
<p>With a salary, you can have other income taxed by your employer instead. The <a href="/blog/advance-tax-dates-shares-and-interest">advance tax calendar</a> has an example.</p>`,
  },
]
