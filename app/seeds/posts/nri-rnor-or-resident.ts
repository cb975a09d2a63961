import { LATEST_YEAR } from '#app/content/tax-facts.ts'
import { DAY_MS } from '#app/time/durations.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'

const stays = {
  leaves: daysFrom('2025-04-01', '2025-09-10'),
  returnsLate: daysFrom('2025-11-15', '2026-03-31'),
  returnsEarly: daysFrom('2025-07-01', '2026-03-31'),
  visits: daysFrom('2025-10-01', '2026-02-07'),
}

export const nriRnorOrResident: PostSeed = {
  slug: 'nri-rnor-or-resident-by-counting-days',
  title: 'NRI, RNOR or Resident: Count the Days',
  excerpt:
    'Residential status decides what India can tax, and days decide residential status. The tests in order, four travel histories, and what each status means for income earned abroad.',
  category: 'filing-guides',
  publishedAt: '2026-01-28T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'NRI, RNOR or Resident: Counting Days for Tax',
  metaDescription:
    'How days in India decide whether you are resident, RNOR or non-resident for FY 2025-26, with four worked travel histories and what India taxes in each case.',
  metaKeywords: 'NRI, RNOR, residential status, section 6, days in India, returning NRI',
  ogTitle: 'NRI, RNOR or resident? Count the days first',
  ogDescription:
    'The day-count tests in plain words, four people’s status from their travel dates, and what India taxes under each.',
  content: `<p>Citizenship, a foreign visa or an NRE account doesn’t make you a non-resident for income tax. Days do. So before you look at foreign salary, bank interest or a treaty, count the days you spent in India. Everything else follows from that.</p>
<p>The figures below are for ${LATEST_YEAR}, under section 6 of the Income-tax Act 1961. For FY 2026-27 they are the same, again in section 6 of the Income-tax Act 2025. Count the days in the financial year, from 1 April to 31 March. Count both the day you arrive and the day you leave, unless an adviser who knows your case says otherwise. Courts have not always agreed about those two days.</p>
<h2>The first question: resident or not</h2>
<p>You are resident for the year if you meet either test:</p>
<ol>
<li>you were in India for ${figure('residentDays')} or more in the year; or</li>
<li>you were in India for ${figure('residentShortDays')} or more in the year and for ${figure('residentEarlierDays')} or more in total in the ${figure('residentEarlierYears')} before it.</li>
</ol>
<p>The second test surprises people who come home often. It is relaxed for two groups.</p>
<h3>Indian citizens who leave for work</h3>
<p>If you are a citizen and left India during the year for employment abroad, or as crew of an Indian ship, ${figure('residentDays')} replace the ${figure('residentShortDays')} in the second test. In practice, only the first test applies.</p>
<h3>Citizens and persons of Indian origin on a visit</h3>
<p>If you live abroad and come to India on a visit, ${figure('residentDays')} apply to you too. But if your income other than from foreign sources is above ${figure('visitorIncome')}, the limit is ${figure('visitorDays')}, together with ${figure('residentEarlierDays')} in the ${figure('residentEarlierYears')} before. If only this stricter limit makes you resident, you are RNOR.</p>
<p>One rule ignores days altogether. An Indian citizen with income above ${figure('visitorIncome')}, not counting foreign sources, who isn’t liable to tax in any other country by reason of domicile or residence is deemed resident, and always RNOR.</p>
<h2>The second question: ordinarily resident or not</h2>
<p>A resident is <em>not ordinarily resident</em> (RNOR) if either of these is true:</p>
<ul>
<li>you were non-resident in ${figure('rnorNonResidentYears')} out of the ${figure('rnorLookBackYears')} before the year; or</li>
<li>you were in India for ${figure('rnorDays')} or fewer in the ${figure('rnorDaysYears')} before the year.</li>
</ul>
<p>If you return after a long time abroad, you usually stay RNOR for two years, sometimes three. There is nothing to apply for, but your return must state it.</p>
<h2>Four people, four answers</h2>
${table({
  caption: `Illustrative travel histories, ${LATEST_YEAR}`,
  head: ['Who', 'Days in the year', 'Earlier years', 'Status'],
  rows: [
    [
      'Meera, a citizen, left for a job in Dubai on 10 September 2025',
      `${stays.leaves}`,
      'In India throughout',
      `Non-resident: she left for work and stayed below ${figure('residentDays')}`,
    ],
    [
      'Farid came home for good on 15 November 2025 after eleven years in Qatar',
      `${stays.returnsLate}`,
      'About 40 days a year on visits',
      `Non-resident: below ${figure('residentDays')}, and far below ${figure('residentEarlierDays')} in the ${figure('residentEarlierYears')} before`,
    ],
    [
      'Farid again, had he come on 1 July 2025',
      `${stays.returnsEarly}`,
      'About 40 days a year on visits',
      'Resident, and RNOR because of the long absence',
    ],
    [
      'Anita, a US citizen of Indian origin, visited from 1 October 2025 to 7 February 2026; interest and dividends in India ₹18 lakh',
      `${stays.visits}`,
      `400 days in the ${figure('residentEarlierYears')} before`,
      `RNOR: above ${figure('visitorDays')} with income above ${figure('visitorIncome')}`,
    ],
  ],
})}
<p>Farid’s two dates show why you should ask before you move. With the same savings, a few months decide whether he files as a non-resident or as RNOR for that year.</p>
<h2>What India taxes in each case</h2>
${table({
  head: ['Income', 'Resident', 'RNOR', 'Non-resident'],
  rows: [
    ['Salary, rent, interest or gains arising in India', 'Taxed', 'Taxed', 'Taxed'],
    ['Money first received in India', 'Taxed', 'Taxed', 'Taxed'],
    [
      'Income abroad from a business controlled, or a profession set up, in India',
      'Taxed',
      'Taxed',
      'Not taxed',
    ],
    ['Other income earned and received abroad', 'Taxed, with credit', 'Not taxed', 'Not taxed'],
    ['Schedule FA for foreign assets', 'Required', 'Not required', 'Not required'],
  ],
})}
<p>Bringing your own savings to India later doesn’t make them income. What matters is where you first received the income.</p>
<p>Non-residents don’t get some reliefs that residents have: no rebate under section 87A, no use of the unused basic exemption against most capital gains, and no choice of indexation when they sell a house. See <a href="/blog/selling-a-house-indexed-or-not">selling a house</a> for that last point.</p>
<h2>Three mistakes we see often</h2>
<ul>
<li><strong>Using the calendar year.</strong> A foreign employer’s year or a visa year doesn’t matter.</li>
<li><strong>Counting nights.</strong> The law counts days. A trip in and out on one day still counts.</li>
<li><strong>Letting bank labels decide.</strong> An account that still says “NRO” long after your return doesn’t keep you non-resident, and interest on an NRE account can lose its exemption once you live here again under exchange control law.</li>
</ul>
<h2>If two countries claim you</h2>
<p>India and another country may both treat you as resident. The tax treaty (DTAA) between them then decides, step by step: where you have a permanent home, where your personal and economic ties are closer, where you usually live, and finally your nationality. You need a tax residency certificate from the other country to use a treaty in India.</p>
<h2>What to do next</h2>
<p>List every entry and exit since 1 April 2018, from your passport or boarding passes. That covers the ${figure('rnorDaysYears')} of the RNOR test for ${LATEST_YEAR}. Keep the list with your return. It answers most later questions.</p>
<p>If the count is close to a limit, or you’re planning a move, <a href="/contact">tell us the dates</a> and we’ll work out your status with you. Our page on <a href="/services/foreign-income-filing">foreign income and NRI filing</a> lists what else we need.</p>
${sources(['residentDays', 'visitorDays', 'visitorIncome', 'rnorDays', 'residentDays2026'])}`,
}

/** Both ends counted. */
function daysFrom(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
}
