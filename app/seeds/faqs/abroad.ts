import { rupees } from '#app/content/tax-facts/format.ts'
import { LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { percentOf, withCess } from '#app/seeds/posts/worked-tax.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'nri-and-foreign-income'

const PRICE = 4500000
const tdsOnPrice = withCess(percentOf(taxFacts.ltcgPropertyRate.value, PRICE))

export const abroad: FaqText[] = [
  {
    slug: 'rsu-espp-vest-sale-schedule-fa',
    question: 'How are my RSUs or ESPP shares taxed, and where do I report them?',
    category,
    law: ['scheduleFaPenalty', 'form67Date'],
    alsoLaw: ['Section 17(2), Income-tax Act 1961'],
    answer: `<p>Twice: at vesting the market value is salary, in your Form 16; at sale the gain over that value is a capital gain, long-term after ${figure('holdingOther')} at ${figure('ltcgOtherRate')} (${yearOf('ltcgOtherRate')}). The shares go into Schedule FA. <a href="/blog/rsu-and-espp-from-vest-to-schedule-fa">RSU and ESPP</a> follows one grant with numbers.</p>`,
  },
  {
    slug: 'buying-a-house-from-an-nri',
    question: 'I’m buying a flat from an NRI. How much TDS do I deduct?',
    category,
    law: ['propertyTdsAbroad'],
    answer: `<p>Not ${figure('propertyTdsRate')}, which is for resident sellers. If the NRI has held the flat for more than ${figure('holdingProperty')}, it’s ${figure('ltcgPropertyRate')} plus surcharge and cess (${yearOf('ltcgPropertyRate')}), on every payment, whatever the price.</p>
<p>The TDS is meant to cover tax on the seller’s gain. Without a certificate from the assessing officer, you deduct from the whole price. On ${rupees(PRICE)}, that’s ${rupees(tdsOnPrice)} without surcharge. If the seller has a lower deduction certificate, you deduct at its rate.</p>
<ul>
<li>Payments from ${figure('buyerTanNotNeededFrom')}: a resident individual or HUF needs no TAN and pays by challan with a PAN.</li>
<li>Earlier payments: you needed a TAN and a quarterly TDS statement.</li>
</ul>
<p>If you deduct too little, the department will ask you for the rest, with interest. Provide for the certificate in the agreement to sell, and get the seller’s residential status in writing.</p>`,
  },
  {
    slug: 'tcs-on-foreign-tour-and-remittance',
    question: 'TCS was collected on my foreign tour. How do I get it back?',
    category,
    law: [],
    answer: `<p>Claim it in your return, like TDS. It’s in Form 26AS under your PAN, and you get a refund of whatever exceeds your tax. You can also report it to your employer, who then deducts less from your salary.</p>
<table><caption>Rates of TCS</caption><thead><tr><th>Payment</th><th>FY 2025-26</th><th>From 1 April 2026</th></tr></thead><tbody>
<tr><td>Foreign tour package</td><td>${figure('tourTcs')}, and ${figure('tourTcsAbove')} above ${figure('remittanceLimit')}</td><td>${figure('tourTcs2026')}</td></tr>
<tr><td>Education or treatment, above ${figure('remittanceLimit')}</td><td>${figure('studyTcs')}</td><td>${figure('tcsStudyAbroad2026')}</td></tr>
<tr><td>Other money sent abroad, above ${figure('remittanceLimit')}</td><td>${figure('remittanceTcs')}</td><td>${figure('remittanceTcs')}</td></tr>
</tbody></table>
<p>Example: on a tour for ₹4 lakh, TCS was ₹20,000 in FY 2025-26 and is now ₹8,000.</p>
<p>The ${figure('remittanceLimit')} limit covers all your remittances in the year. Money borrowed from a bank for studies is exempt. If you booked the tour on your child’s PAN, the credit is under that PAN, so check before you file.</p>`,
  },
  {
    slug: 'foreign-asset-disclosure-scheme-2026',
    question: 'Has the foreign asset disclosure scheme opened?',
    category,
    law: [],
    answer: `<p>When we last checked in November 2026, we couldn’t find a notification with its opening date. The Finance Act 2026 lets the government fix the first and last dates, so check the portal or the Gazette before you plan on it.</p>
<p>The Act provides for two cases:</p>
<ul>
<li><strong>Only the reporting was missed</strong>, and the asset came from taxed income or from your time as a non-resident: for assets up to ${figure('disclosureTaxed')}, you pay a fee of ${figure('disclosureFee')}.</li>
<li><strong>Income or asset never taxed:</strong> up to ${figure('disclosureUntaxed')}, you pay tax of ${figure('disclosureTax')} and the same amount again.</li>
</ul>
<p>Either way, what you declare is protected from penalty and prosecution under the Black Money Act.</p>
<p>Example: RSUs worth ₹12 lakh, taxed as salary but never listed. If that is the only gap, the fee is ${figure('disclosureFee')}. Shares and accounts up to ${figure('scheduleFaPenaltyFloor')} in all are already outside that penalty (${yearOf('scheduleFaPenaltyFloor')}), so check first whether you need the scheme. For ${LATEST_YEAR}, list everything.</p>`,
  },
]
