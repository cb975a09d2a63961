import { fact, factInWords, factWithYear, LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import type { FaqSeed } from './faq-seed.ts'

const category = 'investments-and-trading'

export const investmentsAndTrading: FaqSeed[] = [
  {
    slug: 'tax-on-shares-and-equity-funds',
    question: 'How are gains on shares and equity funds taxed?',
    category,
    answer: `<p>By holding period and by day of sale. Held for more than ${fact('holdingEquity')} is long term.</p>
<table><caption>Listed shares and equity funds, STT paid, before cess</caption><thead><tr><th>Gain</th><th>FY 2023-24 and up to ${fact('capitalGainsLastOldDay')}</th><th>From ${fact('capitalGainsChange')}</th></tr></thead><tbody>
<tr><td>Long term</td><td>${fact('ltcgEquityRate2023')} above ${fact('ltcgEquityExemption2023')} a year (FY 2023-24)</td><td>${fact('ltcgEquityRate')} above ${fact('ltcgEquityExemption')} a year (${yearOf('ltcgEquityExemption')})</td></tr>
<tr><td>Short term</td><td>${fact('stcgEquityRate2023')}</td><td>${fact('stcgEquityRate')}</td></tr>
</tbody></table>
<p>For ${LATEST_YEAR} only the last column matters. The rebate under section 87A does not reduce this tax in the new regime. For units and shares bought by ${fact('grandfatheringDate')} the price of that day may stand in for the cost.</p>
<p>Units of debt funds bought from ${fact('debtFundCutOff')} are taxed at your slab rate, however long you hold them. The <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">guide to capital gains</a> covers the other assets.</p>`,
  },
  {
    slug: 'tax-on-the-sale-of-a-house',
    question: 'I sold a house. How is the gain taxed?',
    category,
    answer: `<p>Held for more than ${fact('holdingProperty')}, the gain is long term. For sales ${yearOf('ltcgPropertyRate')} the tax is ${fact('ltcgPropertyRate')} of the plain gain. A resident individual or HUF who bought before that day pays the lower of this and ${fact('ltcgPropertyIndexedRate')} of the indexed gain. For sales in FY 2023-24 it was ${fact('ltcgPropertyRate2023')} with indexation.</p>
<p>The gain can be exempt if you put it into another house in India, bought within ${fact('newHouseAfter')} or built within ${fact('newHouseBuilt')} after the sale, or into notified bonds of up to ${factInWords('gainBondsLimit')} within ${fact('gainBondsWindow')} (${yearOf('gainBondsWindow')}).</p>
<p>If the stamp duty value is more than ${fact('stampValueTolerance')} above the price, it takes the place of the price. Two worked examples are in <a href="/blog/selling-a-house-indexed-or-not">selling a house</a>. Please ask before the sale rather than after, if you can.</p>`,
  },
  {
    slug: 'how-is-crypto-taxed',
    question: 'How is crypto taxed, and what about losses?',
    category,
    answer: `<p>Gains on virtual digital assets are taxed at ${fact('cryptoRate')} (${yearOf('cryptoRate')}), whatever your slab and however long you held. Only the cost of purchase is deducted, no fees and no interest.</p>
<p>Losses have no use: a loss on one coin cannot be set against a gain on another, against other income, or carried forward. Exchanging one coin for another counts as a sale.</p>
<p>The payer deducts ${fact('cryptoTds')} of the price once payments in the year exceed ${fact('cryptoTdsFrom')}, or ${fact('cryptoTdsFromSpecified')} for specified persons, which most individuals without business income are (${yearOf('cryptoTds')}). It is credited in your return.</p>
<p>Each transfer is listed in Schedule VDA. Coins on a foreign platform may also belong in Schedule FA. There is an example in <a href="/blog/crypto-tax-in-india">crypto tax in India</a>.</p>`,
  },
  {
    slug: 'f-and-o-turnover-and-audit',
    question: 'How is F&O turnover counted, and do I need an audit?',
    category,
    answer: `<p>Turnover is the sum of profits and losses of all trades without their signs. A profit of ₹50,000 and a loss of ₹40,000 make a turnover of ₹90,000. Contract values do not count.</p>
<p>An audit is needed (${yearOf('auditTurnover')})</p>
<ul>
<li>above a turnover of ${factInWords('auditTurnover')}, or</li>
<li>above ${factInWords('auditTurnoverDigital')} where cash is at most ${fact('cashShare')} of receipts and of payments, which fits most traders.</li>
</ul>
<p>A profit below ${fact('auditProfit')} of turnover leads to an audit below these limits only if you used section 44AD in an earlier year, leave it too early, and your total income is above the basic exemption.</p>
<p>F&amp;O is business income, and the form is ITR-3. The steps are explained in <a href="/blog/f-and-o-turnover-and-tax-audit">F&amp;O turnover and audit</a>, and our <a href="/services/traders-filing">filing for traders</a> begins with this question.</p>`,
  },
  {
    slug: 'how-are-losses-carried-forward',
    question: 'Which losses can be set off or carried forward?',
    category,
    answer: `<table><caption>Years are assessment years; ${yearOf('lossCarryForward')}</caption><thead><tr><th>Loss</th><th>In the same year against</th><th>Later</th></tr></thead><tbody>
<tr><td>Short-term capital loss</td><td>All capital gains</td><td>${fact('lossCarryForward')}</td></tr>
<tr><td>Long-term capital loss</td><td>Long-term gains</td><td>${fact('lossCarryForward')}</td></tr>
<tr><td>F&amp;O and other business loss</td><td>All income but salary</td><td>${fact('lossCarryForward')}, against business income</td></tr>
<tr><td>Intraday loss</td><td>Speculative profits</td><td>${fact('speculativeLossCarryForward')}, against the same</td></tr>
<tr><td>Crypto loss</td><td>Nothing</td><td>Not at all</td></tr>
</tbody></table>
<p>To carry these losses forward, the return of the year in which they arose has to be filed by its due date. A belated return keeps them only for the set-off of that year.</p>
<p>So file a year of loss in time, even if no tax is due. And look at old returns: losses that were declared once and never used are found more often than one would think.</p>`,
  },
  {
    slug: 'do-i-have-to-pay-advance-tax',
    question: 'Do I have to pay advance tax on my investments or fees?',
    category,
    answer: `<p>If the tax of the year, after TDS, is ${fact('advanceTaxFrom')} or more (${yearOf('advanceTaxFrom')}), yes. Resident senior citizens without business income are excused.</p>
<p>By ${fact('advanceTaxJune')} ${fact('advanceTaxJuneShare')} of the year’s tax should be paid, by ${fact('advanceTaxSeptember')} ${fact('advanceTaxSeptemberShare')}, by ${fact('advanceTaxDecember')} ${fact('advanceTaxDecemberShare')}, and by ${fact('advanceTaxMarch')} all of it. Presumptive income under sections 44AD and 44ADA has only the last date. The next one is ${factWithYear('advanceTaxDateDecember2026')}.</p>
<p>What falls short costs interest of ${fact('interestMonthly')} a month. For capital gains you need not guess: tax on a gain is paid with the instalments that follow the sale.</p>
<p>People with a salary can instead report other income to the employer. See the <a href="/blog/advance-tax-dates-shares-and-interest">advance tax calendar</a> for an example.</p>`,
  },
]
