import { rupees } from '#app/content/plans.ts'
import { fact, factWithYear, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'
import { percentOf } from './worked-tax.ts'

const DIVIDEND = 80000
const FOREIGN_TAX = 20000
const holders = [
  { name: 'Tara', slab: taxFacts.topRate.value },
  { name: 'Imran', slab: taxFacts.topRate.value / 2 },
].map(({ name, slab }) => {
  const rate = Number((slab + percentOf(taxFacts.cess.value, slab)).toFixed(2))
  const who = `${name}, whose income is taxed at ${rate}% on average`
  const indianTax = percentOf(rate, DIVIDEND)
  const credit = Math.min(indianTax, FOREIGN_TAX)
  return { who, indianTax, credit, left: indianTax - credit, lost: FOREIGN_TAX - credit }
})

export const scheduleFaAndForm67: PostSeed = {
  slug: 'schedule-fa-and-form-67',
  title: 'Schedule FA and Form 67: Foreign Assets and Foreign Tax',
  excerpt:
    'Two duties that are often confused: telling the department what you own abroad, and claiming credit for tax paid there. Who, what, by when, with an example for shares from an employer.',
  category: 'filing-guides',
  publishedAt: '2026-08-26T10:00:00+05:30',
  metaTitle: 'Schedule FA and Form 67 for AY 2026-27',
  metaDescription:
    'Who fills in Schedule FA, which calendar year it covers for AY 2026-27, how foreign shares are shown, and how Form 67 gives credit for tax you paid abroad.',
  metaKeywords: 'Schedule FA, Form 67, foreign tax credit, RSU, ESPP, Black Money Act, AY 2026-27',
  ogTitle: 'Schedule FA and Form 67 without confusion',
  ogDescription:
    'What an ordinarily resident person must disclose, on which calendar, and how credit for foreign tax is worked out. With an example.',
  content: `<p>Somebody with a few shares of a foreign employer has two duties in an Indian return. Schedule FA <em>discloses</em>: it lists what you own abroad, whether or not it earned anything. Form 67 <em>claims</em>: it asks for credit for tax you paid abroad. Either can be forgotten without the other, and each has a price. The figures here are for ${LATEST_YEAR}.</p>
<h2>Who has to disclose</h2>
<p>Schedule FA is for persons who are resident and ordinarily resident. Non-residents and those who are resident but not ordinarily resident leave it empty. If you came back to India in recent years, settle your <a href="/blog/nri-rnor-or-resident-by-counting-days">status by counting days</a> first.</p>
<p>The duty does not depend on your income. Even a person with no taxable income has to file a return if there is a foreign asset, a beneficial interest in one, or signing authority over a foreign account. The form is ITR-2, or ITR-3 with business income; ITR-1 and ITR-4 have no Schedule FA.</p>
<h2>What belongs in it</h2>
<ul>
<li>bank accounts, including a dormant one from student days</li>
<li>brokerage and custody accounts, and the cash in them</li>
<li>shares, funds and other interests, among them shares vested under RSU, ESOP and purchase plans</li>
<li>insurance with a cash value, annuities and retirement accounts</li>
<li>houses and land</li>
<li>interests in companies, partnerships and trusts</li>
<li>accounts of others for which you may sign</li>
</ul>
<p>Options that have not vested are not yet yours. Funds of an Indian fund house that invests abroad are Indian assets and stay out.</p>
<h2>Which year it covers</h2>
<p>Here most mistakes begin. Schedule FA follows the year of the foreign country. For countries that keep the calendar year, such as the United States, it covers ${fact('scheduleFaPeriod')} in the return for ${LATEST_YEAR}. Income in the same return still covers the Indian financial year.</p>
${table({
  caption: 'One holding of US shares, two calendars',
  head: ['Event', 'Schedule FA of AY 2026-27', 'Income of AY 2026-27'],
  rows: [
    ['Shares vested in February 2025', 'Yes, held during 2025', 'No, salary of FY 2024-25'],
    ['Dividend in March 2025', 'Yes, shown as received in 2025', 'No, income of FY 2024-25'],
    ['Shares vested in September 2025', 'Yes', 'Yes, salary of FY 2025-26'],
    ['Shares sold in November 2025', 'Yes, with sale proceeds', 'Yes, capital gain of FY 2025-26'],
    ['Shares vested in February 2026', 'No, next year’s schedule', 'Yes, salary of FY 2025-26'],
  ],
})}
<p>The two parts of the return rarely agree line by line, and are not meant to. Keep the calendar-year statement and the month-by-month statement from your broker side by side.</p>
<h3>Figures to collect</h3>
<p>For accounts: opening date, highest balance of the year, closing balance, interest credited. For shares: date and cost of acquisition, highest value, closing value, dividends, sale proceeds. For each: name and address of the institution, country and account number.</p>
<p>Amounts are converted at the telegraphic transfer buying rate of the State Bank of India for the date concerned. Note the rates you used.</p>
<h2>What leaving it out can cost</h2>
<p>The Black Money Act provides for a penalty of ${factWithYear('scheduleFaPenalty')} for foreign assets or income not shown. It does not apply where all foreign assets other than immovable property together are worth no more than ${fact('scheduleFaPenaltyFloor')} (${yearOf('scheduleFaPenaltyFloor')}). The duty to report remains below that value too.</p>
<p>Foreign institutions report to India automatically, so an omission tends to come to light by itself. If earlier years were incomplete, do not simply begin with the present one. A revised return, an updated return or the disclosure scheme of 2026 for small foreign assets may be the right way, depending on the year and on whether the scheme’s window is open when you read this.</p>
<h2>Form 67: credit for foreign tax</h2>
<p>A resident is taxed in India on income from everywhere. Where the same income was taxed abroad, India gives credit, under a treaty or under its own law. The claim has three parts, and all are needed:</p>
<ol>
<li><strong>Form 67</strong> on the portal, with proof of the tax: a certificate of the foreign authority or of the payer, or your own statement with proof of payment</li>
<li><strong>Schedule FSI</strong>, the income, country by country</li>
<li><strong>Schedule TR</strong>, the relief claimed</li>
</ol>
<h3>By when</h3>
<p>For ${LATEST_YEAR} the form may be filed until ${fact('form67Date')}, provided that the return was filed in time or as a belated return by ${fact('belatedDateAy2026')}. With an updated return it has to be there by the day of that return. It is wise to file it before the return all the same, because processing looks for it.</p>
<h3>How much</h3>
<p>The credit is the lower of two amounts: the tax paid abroad, and the Indian tax on the same income. Take a dividend of ${rupees(DIVIDEND)} from which ${rupees(FOREIGN_TAX)} was withheld.</p>
${table({
  caption: 'Made-up figures',
  head: [
    'Who',
    'Indian tax on it',
    'Credit',
    'Still to pay in India',
    'Foreign tax without credit',
  ],
  rows: holders.map(({ who, indianTax, credit, left, lost }) => [
    who,
    rupees(indianTax),
    rupees(credit),
    rupees(left),
    rupees(lost),
  ]),
})}
<p>What is not credited is not refunded and cannot be carried forward. If more was withheld abroad than the treaty allows, the difference has to be claimed back there; India does not credit it.</p>
<p>The dividend is declared in full, as ${rupees(DIVIDEND)}, and not as the ${rupees(DIVIDEND - FOREIGN_TAX)} that reached the account.</p>
<h2>Shares from a foreign employer, in short</h2>
<ul>
<li>At vesting the value is salary, normally in Form 16 already. It is not taxed a second time.</li>
<li>That same value is your cost when you sell.</li>
<li>Foreign listed shares are long term when held for more than ${fact('holdingOther')}, and the gain is taxed at ${fact('ltcgOtherRate')} (${yearOf('ltcgOtherRate')}). The exemption for Indian listed shares does not apply.</li>
<li>Held for less, the gain is taxed at your slab rate.</li>
<li>Shares sold at vesting to pay tax are a sale too, usually with hardly any gain.</li>
</ul>
<blockquote><p>Ask your plan administrator each January for a statement of the past calendar year. In July it is one of many; in January it takes a minute.</p></blockquote>
<h2>What to do next</h2>
<p>Make a list of everything you own, co-own or may sign for outside India, with the country and the year in which it began. Compare it with Schedule FA of your last return. If something is missing there, or if tax was withheld and never claimed, <a href="/contact">write to us</a> with the years concerned, and please leave out passwords and full account numbers. Our <a href="/services/foreign-income-filing">foreign income filing</a> covers Schedule FA, Form 67 and the return as one piece of work.</p>`,
}
