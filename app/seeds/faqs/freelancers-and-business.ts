import { LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'freelancers-and-business'

export const freelancersAndBusiness: FaqText[] = [
  {
    slug: 'freelancer-44ada-or-44ad',
    question: 'I’m a freelancer. Is it 44ADA or 44AD?',
    category,
    law: [
      'professionReceiptsDigital',
      'cashShare',
      'presumptiveTurnover',
      'presumptiveTurnoverDigital',
      'presumptiveCashProfit',
      'presumptiveDigitalProfit',
    ],
    answer: `<p>It depends on your work. For ${LATEST_YEAR}, listed professions use section 44ADA and declare at least ${figure('professionProfit')} of receipts up to ${figure('professionReceipts')}; other businesses use 44AD. For writers and creators it depends on the contract, so ask us. Our tool <a href="/tools/presumptive-or-books">44ADA, 44AD or books</a> compares the tax.</p>`,
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
    law: ['fnoTurnover', 'fnoBusiness', 'auditTurnover', 'cashShare', 'auditProfit'],
    answer: `<p>Turnover is the sum of all profits and losses, each counted as positive. With almost no cash, an audit is needed above ${figure('auditTurnoverDigital')} for FY 2025-26 and FY 2026-27, or, in some cases, if you left section 44AD early. Our tool <a href="/tools/f-and-o-turnover-and-audit">F&amp;O turnover and audit</a> reads your broker’s report.</p>`,
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
    law: [
      'advanceTaxPresumptive',
      'advanceTaxSeniors',
      'advanceTaxJune',
      'advanceTaxJuneShare',
      'advanceTaxSeptember',
      'advanceTaxSeptemberShare',
      'advanceTaxDecember',
      'advanceTaxDecemberShare',
      'advanceTaxMarch',
      'interestMonthly2026',
      'advanceTaxJuneEnough',
      'advanceTaxSeptemberEnough',
    ],
    answer: `<p>Yes, if your tax for the year, after TDS, is ${figure('advanceTaxFrom2026')} or more; resident seniors without business income are exempt. The next dates for FY 2026-27 are ${figure('advanceTaxDateDecember2026')} and ${figure('advanceTaxDateMarch2027')}. Our tool <a href="/tools/advance-tax">Advance tax</a> gives your instalments, and the interest if you missed one.</p>`,
  },
]
