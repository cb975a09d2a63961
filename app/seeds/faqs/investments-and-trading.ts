import { LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'investments-and-trading'

export const investmentsAndTrading: FaqText[] = [
  {
    slug: 'tax-on-shares-and-equity-funds',
    question: 'How are gains on shares and equity funds taxed?',
    category,
    law: [
      'rebateIncomeNew',
      'capitalGainsLastOldDay',
      'capitalGainsChange',
      'ltcgEquityRate2023',
      'ltcgEquityExemption2023',
      'stcgEquityRate2023',
      'grandfatheringDate',
    ],
    answer: `<p>By how long you held them and when you sold. For ${LATEST_YEAR}, with STT paid: ${figure('ltcgEquityRate')} above ${figure('ltcgEquityExemption')} a year if held for more than ${figure('holdingEquity')}, otherwise ${figure('stcgEquityRate')}. Our tool <a href="/tools/shares-and-funds">Shares and funds</a> calculates yours; the <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">guide to capital gains</a> has older rates.</p>`,
  },
  {
    slug: 'shares-sold-and-the-rebate',
    question: 'My salary is under ₹12.75 lakh but I sold shares. Do I lose the rebate?',
    category,
    law: ['stcgEquityRate'],
    answer: `<p>In the new regime, the tax on the gains is due in any case. Whether gains also count towards the limit of ${figure('rebateIncomeNew')} for ${LATEST_YEAR} is disputed: the Act says total income, another reading only slab income. We go by the Act and show both, as this <a href="/blog/rebate-87a-salary-and-share-gains">example</a> does.</p>`,
  },
  {
    slug: 'tax-on-the-sale-of-a-house',
    question: 'I sold a house. How is the gain taxed?',
    category,
    law: [
      'ltcgPropertyRate2023',
      'newHouseAfter',
      'newHouseBuilt',
      'gainBondsLimit',
      'gainBondsWindow',
      'stampValueTolerance',
    ],
    answer: `<p>Held for more than ${figure('holdingProperty')} and sold ${yearOf('ltcgPropertyRate')}: ${figure('ltcgPropertyRate')} without indexation, or for residents who bought before that day ${figure('ltcgPropertyIndexedRate')} with it, if lower. A new house or bonds can save it. Our tool <a href="/tools/selling-a-house">Selling a house</a> calculates yours, best before the sale.</p>`,
  },
  {
    slug: 'how-is-crypto-taxed',
    question: 'How is crypto taxed, and what about losses?',
    category,
    law: ['cryptoTds', 'cryptoTdsFrom', 'cryptoTdsFromSpecified'],
    answer: `<p>Gains at ${figure('cryptoRate')} in every year since FY 2022-23, whatever your slab and however long you held. Only the cost of purchase is deducted, and losses can’t be used at all. Our tool <a href="/tools/shares-and-funds">Shares and funds</a> calculates it; <a href="/blog/crypto-tax-in-india">crypto tax in India</a> has an example.</p>`,
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
