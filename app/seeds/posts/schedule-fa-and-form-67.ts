import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
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
    'Two duties people often confuse: reporting what you own abroad, and claiming credit for tax you paid there. Who, what and by when, with an example, and what changes in tax year 2026-27.',
  category: 'filing-guides',
  publishedAt: '2026-08-26T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'Schedule FA and Form 67 for AY 2026-27',
  metaDescription:
    'Who fills in Schedule FA, which calendar year it covers for AY 2026-27, how foreign shares are shown, and how Form 67 gives credit for tax you paid abroad.',
  metaKeywords: 'Schedule FA, Form 67, foreign tax credit, RSU, ESPP, Black Money Act, AY 2026-27',
  ogTitle: 'Schedule FA and Form 67 without confusion',
  ogDescription:
    'What an ordinarily resident person must disclose, for which calendar year, and how credit for foreign tax is calculated. With an example.',
  content: `<p>If you hold even a few shares of a foreign employer, your Indian return has two jobs. Schedule FA <em>discloses</em>: it lists what you own abroad, whether or not it earned anything. Form 67 <em>claims</em>: it asks for credit for tax you paid abroad. You can forget either one, and each mistake costs money. The figures here are for ${LATEST_YEAR}.</p>
<h2>Who has to disclose</h2>
<p>Schedule FA is for people who are resident and ordinarily resident. If you are non-resident, or resident but not ordinarily resident, leave it empty. If you came back to India in recent years, first settle your <a href="/blog/nri-rnor-or-resident-by-counting-days">status by counting days</a>.</p>
<p>The duty doesn’t depend on your income. Even with no taxable income you must file a return if you have a foreign asset, a beneficial interest in one, or signing authority over a foreign account. The form is ITR-2, or ITR-3 with business income; ITR-1 and ITR-4 have no Schedule FA.</p>
<h2>What belongs in it</h2>
<ul>
<li>bank accounts, including a dormant one from student days</li>
<li>brokerage and custody accounts, and the cash in them</li>
<li>shares, funds and other interests, among them shares vested under RSU, ESOP and purchase plans</li>
<li>insurance with a cash value, annuities and retirement accounts</li>
<li>houses and land</li>
<li>interests in companies, partnerships and trusts</li>
<li>other people’s accounts for which you can sign</li>
</ul>
<p>Options that haven’t vested aren’t yours yet. An Indian mutual fund that invests abroad is an Indian asset and stays out.</p>
<h2>Which year it covers</h2>
<p>This is where most mistakes begin. Schedule FA follows the year of the foreign country. For countries that keep the calendar year, such as the United States, it covers ${figure('scheduleFaPeriod')} in the return for ${LATEST_YEAR}. Income in the same return still covers the Indian financial year.</p>
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
<p>The two parts of the return rarely agree line by line, and aren’t meant to. Keep your broker’s calendar-year statement and the monthly statements side by side.</p>
<h3>Figures to collect</h3>
<p>For accounts: opening date, highest balance of the year, closing balance, interest credited. For shares: date and cost of acquisition, highest value, closing value, dividends, sale proceeds. For each: name and address of the institution, country and account number.</p>
<p>Convert amounts at the State Bank of India’s telegraphic transfer buying rate for the date concerned, and note the rates you used.</p>
<h2>What it can cost to leave it out</h2>
<p>The Black Money Act provides for a penalty of ${figure('scheduleFaPenalty')} (${yearOf('scheduleFaPenalty')}) for foreign assets or income not shown. It doesn’t apply where all foreign assets other than immovable property are together worth no more than ${figure('scheduleFaPenaltyFloor')} (${yearOf('scheduleFaPenaltyFloor')}). You still have to report assets below that value.</p>
<p>Foreign institutions report to India automatically, so omissions tend to come to light. If earlier years were incomplete, don’t simply start with this one. While there’s still time, revise the return. A revised return makes up for the omission. An updated return lets you declare income you left out, but it does not remove the penalty, because section 43 of the Black Money Act accepts only an original, belated or revised return. For older years, look at the 2026 disclosure scheme for small foreign assets, but first check whether it’s open.</p>
<h2>Form 67: credit for foreign tax</h2>
<p>India taxes residents on their worldwide income. If the same income was taxed abroad, India gives credit for that tax, under a treaty or its own law. The claim has three parts, and you need all of them:</p>
<ol>
<li><strong>Form 67</strong> on the portal, with proof of the tax: a certificate of the foreign authority or of the payer, or your own statement with proof of payment</li>
<li><strong>Schedule FSI</strong>, the income, country by country</li>
<li><strong>Schedule TR</strong>, the relief claimed</li>
</ol>
<h3>By when</h3>
<p>For ${LATEST_YEAR} you can file the form until ${figure('form67Date')}, if you filed the return on time or as a belated return by ${figure('belatedDateAy2026')}. With an updated return, file it by the date of that return. It is still best to file it before the return, because processing looks for it.</p>
<h3>How much</h3>
<p>The credit is the lower of two amounts: the tax paid abroad, and the Indian tax on the same income. Take a dividend of ${rupees(DIVIDEND)} from which ${rupees(FOREIGN_TAX)} was withheld.</p>
${table({
  caption: 'Illustrative figures',
  head: [
    'Who',
    'Indian tax on it',
    'Credit',
    'Still to pay in India',
    'Foreign tax without credit',
  ],
  rows: holders.map(({ who, indianTax, credit, left, lost }) => [
    who,
    rupeesInFull(indianTax),
    rupeesInFull(credit),
    rupeesInFull(left),
    rupeesInFull(lost),
  ]),
})}
<p>Foreign tax that isn’t credited is not refunded and can’t be carried forward. If more was withheld abroad than the treaty allows, claim the difference back there. India gives no credit for it.</p>
<p>Declare the dividend in full, as ${rupees(DIVIDEND)}, not the ${rupees(DIVIDEND - FOREIGN_TAX)} that reached your account.</p>
<h2>From tax year 2026-27: Form 44</h2>
<p>For foreign tax on income of FY 2026-27, Form 44 replaces Form 67 (rule 76 of the Income-tax Rules 2026). The main change: where the foreign tax is ${figure('form44Verification')} or more, a chartered accountant has to verify the form. If your foreign tax is near that amount, collect the withholding statements during the year, so that they are ready when the return is due.</p>
<h2>Shares from a foreign employer, in short</h2>
<ul>
<li>At vesting the value is salary, normally already in Form 16. It isn’t taxed a second time.</li>
<li>That same value is your cost when you sell.</li>
<li>Foreign listed shares are long-term when held for more than ${figure('holdingUnlisted')}, and the gain is taxed at ${figure('ltcgOtherRate')} (${yearOf('ltcgOtherRate')}). The exemption for Indian listed shares does not apply.</li>
<li>If you held them for less, the gain is taxed at your slab rate.</li>
<li>Shares sold at vesting to pay tax are a sale too, usually with hardly any gain. See <a href="/blog/rsu-and-espp-from-vest-to-schedule-fa">RSUs and ESPP with numbers</a>.</li>
</ul>
<blockquote><p>Ask your plan administrator each January for a statement of the past calendar year. In January it takes a minute. In July it’s one request among many.</p></blockquote>
<h2>What to do next</h2>
<p>List everything you own, co-own or can sign for outside India, with the country and the year it began. Compare it with Schedule FA of your last return. If something is missing there, or if tax was withheld and never claimed, <a href="/contact">write to us</a> with the years concerned. Please leave out passwords and full account numbers. Our <a href="/services/foreign-income-filing">foreign income filing</a> covers Schedule FA, Form 67 and the return together.</p>
${sources(
  [
    'scheduleFaPenalty',
    'scheduleFaPenaltyFloor',
    'form67Date',
    'form44Verification',
    'holdingUnlisted',
    'ltcgOtherRate',
  ],
  ['Section 90, Income-tax Act 1961', 'Schedules FA, FSI and TR of ITR-2 and ITR-3 for AY 2026-27'],
)}`,
}
