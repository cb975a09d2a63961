import { yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'investments-and-trading'

export const fundsGiftsAndCrypto: FaqText[] = [
  {
    slug: 'gold-etf-overseas-and-debt-funds',
    question: 'Gold ETF, overseas fund or debt fund: which tax rule applies?',
    category,
    law: ['holdingListedUnits', 'holdingOther'],
    answer: `<p>In FY 2025-26, funds with more than ${figure('debtFundShare')} in debt, bought from ${figure('debtFundCutOff')}, are taxed at your slab rate. Gold, silver and overseas funds: ${figure('ltcgOtherRate')} once long-term, slab rate before. <a href="/blog/gold-etf-overseas-and-debt-funds">Which rule applies</a> goes fund by fund, with numbers.</p>`,
  },
  {
    slug: 'crypto-on-foreign-exchange-or-gift',
    question: 'My coins are on a foreign exchange, or were a gift. What changes?',
    category,
    law: ['cryptoLosses'],
    answer: `<p>The ${figure('cryptoRate')} tax on gains is the same, as in every year since FY 2022-23. The rest differs:</p>
<ul>
<li><strong>Foreign exchange:</strong> there’s usually no TDS, so you pay the tax yourself as advance tax. If you are ordinarily resident, list the account in Schedule FA. The Act doesn’t say where coins in your own wallet are located. We list those held through a foreign platform and note why.</li>
<li><strong>Gift received:</strong> from a relative, it’s tax-free. From others, coins worth more than ${figure('giftLimit')} in the year (${yearOf('giftLimit')}) are income taxed at your slab rate, at their value on the day you get them.</li>
<li><strong>Gift sold later:</strong> you pay tax on the gain, so ask the giver what they paid.</li>
<li><strong>Loss:</strong> you can’t use it, not even against a gain on another coin the same day.</li>
</ul>
<p>Example: a gain of ₹50,000 and a loss of ₹40,000 in one year. Tax is on ₹50,000: ₹15,000 before cess.</p>`,
  },
  {
    slug: 'buyback-gold-bonds-and-dividends',
    question: 'What changed for buybacks, gold bonds and dividends in April 2026?',
    category,
    law: ['lossReturnInTime'],
    alsoLaw: ['Section 93(2), Income-tax Act 2025'],
    answer: `<ul>
<li><strong>Buyback:</strong> from ${figure('buybackGainsFrom')} it is a capital gain: price received less cost. Promoters pay an additional amount. For a buyback in FY 2025-26, the whole amount was a dividend taxed at your slab rate, and your cost became a capital loss.</li>
<li><strong>Sovereign gold bonds:</strong> from ${figure('goldBondRuleFrom')} redemption is tax-free only if you subscribed at issue and held the bond to maturity. If you bought it on the exchange, the gain is taxed.</li>
<li><strong>Dividends and mutual fund income:</strong> from FY 2026-27, you can’t deduct interest or any other expense.</li>
</ul>
<p>Example: 100 shares bought at ₹400 and bought back at ₹600. In FY 2025-26 that was a dividend of ₹60,000 and a capital loss of ₹40,000. From April 2026 it is a gain of ₹20,000.</p>
<p>If you still have such a loss from FY 2025-26, you can carry it forward only if you filed that return on time.</p>`,
  },
  {
    slug: 'gifts-from-and-to-relatives',
    question: 'Do I pay tax on gifts, and who is taxed if I gift to my wife?',
    category,
    law: [],
    alsoLaw: ['Section 64, Income-tax Act 1961'],
    answer: `<p>Gifts from relatives are tax-free, whatever the amount. So are wedding gifts and inheritance. Relatives are:</p>
<ul>
<li>your spouse</li>
<li>parents, grandparents, children and grandchildren, yours and your spouse’s</li>
<li>brothers and sisters, yours and your spouse’s, and those of your parents</li>
<li>the husbands and wives of all these</li>
</ul>
<p>From anyone else, the limit is ${figure('giftLimit')} a year (${yearOf('giftLimit')}). Above that, the whole amount is your income.</p>
<p>Example: friends give you ₹60,000 in the year. The whole ₹60,000 is taxed.</p>
<p>The giver pays no tax on the gift, but income from it may still be clubbed with the giver’s:</p>
<ul>
<li><strong>To your spouse or your son’s wife:</strong> interest, rent and gains on the gift are added to your income.</li>
<li><strong>To a minor child:</strong> the child’s income is added to the income of the parent who earns more.</li>
<li><strong>To parents or adult children:</strong> the income is theirs.</li>
</ul>
<p>Move large gifts through the bank and keep a short gift deed. You can’t accept cash of ${figure('giftCashLimit')} or more from one person in a day.</p>`,
  },
]
