import { filingFact, filingFactInWords } from '#app/content/facts/filing.ts'
import { rupees } from '#app/content/plans.ts'
import { fact, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { percentOf, withCess } from '#app/seeds/posts/worked-tax.ts'
import type { FaqSeed } from './faq-seed.ts'

const category = 'nri-and-foreign-income'

const PRICE = 4500000
const tdsOnPrice = withCess(percentOf(taxFacts.ltcgPropertyRate.value, PRICE))

export const abroad: FaqSeed[] = [
  {
    slug: 'rsu-espp-vest-sale-schedule-fa',
    question: 'How are my RSUs or ESPP shares taxed, and where do I report them?',
    category,
    answer: `<p>Twice, at two different times:</p>
<ol>
<li><strong>At vesting or purchase:</strong> the market value, less what you paid, is salary. Your employer shows it in Form 16, and shares sold to cover the tax are TDS.</li>
<li><strong>At sale:</strong> the gain over that value. Foreign shares are long term after ${fact('holdingOther')} and then taxed at ${fact('ltcgOtherRate')} (${yearOf('ltcgOtherRate')}), before that at your slab.</li>
</ol>
<p>Example: 100 shares vest at ₹5,000. Salary rises by ₹5,00,000; 31 are sold for the tax, 69 stay. Sold at ₹6,000 after 18 months, the gain is ₹69,000 at your slab.</p>
<p>The 69 shares, and the broker’s account, go into Schedule FA if you are ordinarily resident, for the calendar year in which you held them. Dividends go into the return before foreign tax, with Form 67 for the credit. The <a href="/blog/schedule-fa-and-form-67">article on Schedule FA</a> has more.</p>`,
  },
  {
    slug: 'buying-a-house-from-an-nri',
    question: 'I’m buying a flat from an NRI. How much TDS do I deduct?',
    category,
    answer: `<p>Not ${fact('propertyTdsRate')}: that is for resident sellers. For an NRI who has held the flat for more than ${fact('holdingProperty')} it is ${fact('ltcgPropertyRate')} plus surcharge and cess (${yearOf('ltcgPropertyRate')}), at every payment and whatever the price.</p>
<p>It is meant as tax on the seller’s gain. Without a certificate from the assessing officer you can’t know the gain, so you deduct from the whole price. On ${rupees(PRICE)} that is ${rupees(tdsOnPrice)}, without surcharge. If the seller brings a lower deduction certificate, you follow it.</p>
<ul>
<li>Payments from ${fact('buyerTanNotNeededFrom')}: a resident individual or HUF needs no TAN and pays with a PAN challan.</li>
<li>Earlier payments: you needed a TAN and a quarterly TDS statement.</li>
</ul>
<p>Deduct too little and the department asks you for the rest, with interest. Settle the certificate in the agreement to sell, and check the seller’s residential status in writing.</p>`,
  },
  {
    slug: 'tcs-on-foreign-tour-and-remittance',
    question: 'TCS was collected on my foreign tour. How do I get it back?',
    category,
    answer: `<p>Claim it in your return like TDS. It is shown in Form 26AS under your PAN, and whatever exceeds your tax is refunded. You can also report it to your employer, who then deducts less from your salary.</p>
<table><caption>Rates of TCS</caption><thead><tr><th>Payment</th><th>FY 2025-26</th><th>From 1 April 2026</th></tr></thead><tbody>
<tr><td>Foreign tour package</td><td>${filingFact('tourTcs')}, above ${filingFactInWords('remittanceLimit')} ${filingFact('tourTcsAbove')}</td><td>${filingFact('tourTcs2026')}</td></tr>
<tr><td>Education or treatment, above ${filingFactInWords('remittanceLimit')}</td><td>${filingFact('studyTcs')}</td><td>${fact('tcsStudyAbroad2026')}</td></tr>
<tr><td>Other money sent abroad, above ${filingFactInWords('remittanceLimit')}</td><td>${filingFact('remittanceTcs')}</td><td>${filingFact('remittanceTcs')}</td></tr>
</tbody></table>
<p>Example: a tour for ₹4,00,000. In FY 2025-26 ₹20,000 was collected; now it is ₹8,000.</p>
<p>The limit of ${filingFactInWords('remittanceLimit')} is for all your remittances of the year together. Money borrowed from a bank for studies is exempt. If the tour was booked on your child’s PAN, the credit is there, so check before you file.</p>`,
  },
  {
    slug: 'foreign-asset-disclosure-scheme-2026',
    question: 'Has the window of the foreign asset disclosure scheme opened?',
    category,
    answer: `<p>We could not find a notification with its opening date when we last checked in November 2026. The Finance Act 2026 leaves the first and the last day to the government, so look at the portal or the Gazette before you plan on it.</p>
<p>What the Act provides:</p>
<ul>
<li><strong>Only the reporting was missed</strong>, and the asset came from taxed income or from your time as a non-resident: value up to ${filingFactInWords('disclosureTaxed')}, a fee of ${filingFactInWords('disclosureFee')}.</li>
<li><strong>Income or asset never taxed:</strong> up to ${filingFactInWords('disclosureUntaxed')}, with tax of ${filingFact('disclosureTax')} and the same amount again.</li>
</ul>
<p>Either way there is protection from penalty and prosecution under the Black Money Act for what is declared.</p>
<p>Example: RSUs worth ₹12,00,000, taxed as salary but never listed. If that is the only gap, the fee is ${filingFactInWords('disclosureFee')}. Shares and accounts up to ${fact('scheduleFaPenaltyFloor')} in all are already outside that penalty (${yearOf('scheduleFaPenaltyFloor')}), so check first whether you need the scheme. For ${LATEST_YEAR}, list everything.</p>`,
  },
]
