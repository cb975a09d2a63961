import { rupees } from '#app/content/tax-facts/format.ts'
import { LATEST_YEAR, newRegimeSlabs, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { percentOf, slabTax, withCess } from '#app/seeds/posts/worked-tax.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'investments-and-trading'

const GAIN = 100000
const onGain = percentOf(taxFacts.stcgEquityRate.value, GAIN)
const onSalary = slabTax(taxFacts.rebateIncomeNew.value, newRegimeSlabs['FY 2025-26'])

export const investmentsAndTrading: FaqText[] = [
  {
    slug: 'tax-on-shares-and-equity-funds',
    question: 'How are gains on shares and equity funds taxed?',
    category,
    law: ['rebateIncomeNew'],
    answer: `<p>It depends on how long you held them and when you sold them. If you held for more than ${figure('holdingEquity')}, the gain is long-term.</p>
<table><caption>Listed shares and equity funds, STT paid, before cess</caption><thead><tr><th>Gain</th><th>FY 2023-24 and up to ${figure('capitalGainsLastOldDay')}</th><th>From ${figure('capitalGainsChange')}</th></tr></thead><tbody>
<tr><td>Long-term</td><td>${figure('ltcgEquityRate2023')} above ${figure('ltcgEquityExemption2023')} a year (FY 2023-24)</td><td>${figure('ltcgEquityRate')} above ${figure('ltcgEquityExemption')} a year (${yearOf('ltcgEquityExemption')})</td></tr>
<tr><td>Short-term</td><td>${figure('stcgEquityRate2023')}</td><td>${figure('stcgEquityRate')}</td></tr>
</tbody></table>
<p>For ${LATEST_YEAR} only the last column matters. These rates apply only where STT was paid. The section 87A rebate doesn’t reduce this tax in the new regime. For shares and units bought by ${figure('grandfatheringDate')}, you may be able to use that day’s price as your cost.</p>
<p>The <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">guide to capital gains</a> covers the other assets.</p>`,
  },
  {
    slug: 'shares-sold-and-the-rebate',
    question: 'My salary is under ₹12.75 lakh but I sold shares. Do I lose the rebate?',
    category,
    law: ['stcgEquityRate'],
    answer: `<p>You have to pay the tax on the gains in any case. In the new regime, the rebate covers only tax at slab rates, in both ${LATEST_YEAR} and FY 2026-27. What’s disputed is whether the gains count towards the limit of ${figure('rebateIncomeNew')}.</p>
<ul>
<li><strong>The Act:</strong> it says total income, and gains are part of it. If salary income and gains together cross the limit, you lose the rebate.</li>
<li><strong>The other reading:</strong> only slab income counts. Some advisers follow this and, reportedly, so did an earlier version of the portal’s utility.</li>
</ul>
<p>Example: ${rupees(taxFacts.rebateIncomeNew.value)} of salary after the standard deduction and ${rupees(GAIN)} of short-term gains on shares. With cess, the tax is ${rupees(withCess(onSalary + onGain))} on the first reading and ${rupees(withCess(onGain))} on the second.</p>
<p>We go by the Act and show you the other figure too. If your salary and gains together are within the limit, it doesn’t matter.</p>`,
  },
  {
    slug: 'tax-on-the-sale-of-a-house',
    question: 'I sold a house. How is the gain taxed?',
    category,
    law: [],
    answer: `<p>If you held it for more than ${figure('holdingProperty')}, the gain is long-term. For sales ${yearOf('ltcgPropertyRate')}, the tax is ${figure('ltcgPropertyRate')} of the gain without indexation. A resident individual or HUF who bought before that date pays the lower of this and ${figure('ltcgPropertyIndexedRate')} of the indexed gain. For sales in FY 2023-24 it was ${figure('ltcgPropertyRate2023')} with indexation.</p>
<p>The gain is exempt if you invest it in another house in India, bought within ${figure('newHouseAfter')} or built within ${figure('newHouseBuilt')} after the sale, or in notified bonds of up to ${figure('gainBondsLimit')} within ${figure('gainBondsWindow')} (${yearOf('gainBondsWindow')}).</p>
<p>If the stamp duty value is more than ${figure('stampValueTolerance')} above the price, it replaces the price. For two worked examples, see <a href="/blog/selling-a-house-indexed-or-not">selling a house</a>. If you can, ask us before the sale rather than after.</p>`,
  },
  {
    slug: 'how-is-crypto-taxed',
    question: 'How is crypto taxed, and what about losses?',
    category,
    law: [],
    answer: `<p>Gains on virtual digital assets are taxed at ${figure('cryptoRate')} in every year since FY 2022-23, whatever your slab and however long you held them. You can deduct only the cost of purchase, not fees or interest.</p>
<p>You can’t use losses: not against a gain on another coin, not against other income, and not in later years. Exchanging one coin for another counts as a sale.</p>
<p>The payer deducts ${figure('cryptoTds')} of the price once payments in the year exceed ${figure('cryptoTdsFrom')}, or ${figure('cryptoTdsFromSpecified')} for specified persons, which most individuals without business income are (${yearOf('cryptoTds')}). You claim it in your return.</p>
<p>List each transfer in Schedule VDA. For an example, see <a href="/blog/crypto-tax-in-india">crypto tax in India</a>.</p>`,
  },
  {
    slug: 'how-are-losses-carried-forward',
    question: 'Which losses can be set off or carried forward?',
    category,
    law: [
      'shortTermLossSetOff',
      'businessLossSetOff',
      'speculativeLossSetOff',
      'cryptoLosses',
      'lossReturnInTime',
    ],
    answer: `<table><caption>Years are assessment years</caption><thead><tr><th>Loss</th><th>In the same year against</th><th>Later</th></tr></thead><tbody>
<tr><td>Short-term capital loss</td><td>All capital gains</td><td>${figure('capitalLossCarryForward')}</td></tr>
<tr><td>Long-term capital loss</td><td>Long-term gains</td><td>${figure('capitalLossCarryForward')}</td></tr>
<tr><td>F&amp;O and other business loss</td><td>All income except salary, crypto gains and winnings</td><td>${figure('businessLossCarryForward')}, against business income</td></tr>
<tr><td>Intraday loss</td><td>Speculative profits only</td><td>${figure('speculativeLossCarryForward')}, against speculative profits only</td></tr>
<tr><td>Crypto loss</td><td>Nothing</td><td>Not at all</td></tr>
</tbody></table>
<p>To carry these losses forward, you must file the return for the loss year by its due date. With a belated return, you can set them off only in the same year.</p>
<p>So file on time in a loss year, even if no tax is due. And check your old returns: unused losses turn up more often than you’d think.</p>`,
  },
]
