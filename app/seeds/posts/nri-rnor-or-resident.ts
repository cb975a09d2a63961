import { fact, LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'

const DAY = 24 * 60 * 60 * 1000

const stays = {
  leaves: daysFrom('2025-04-01', '2025-09-10'),
  returnsLate: daysFrom('2025-11-15', '2026-03-31'),
  returnsEarly: daysFrom('2025-07-01', '2026-03-31'),
  visits: daysFrom('2025-10-01', '2026-02-07'),
}

export const nriRnorOrResident: PostSeed = {
  slug: 'nri-rnor-or-resident-by-counting-days',
  title: 'NRI, RNOR or Resident: Settle It by Counting Days',
  excerpt:
    'Residence decides what India may tax, and residence is decided by days. The tests in their order, four travel histories worked out, and what each status means for income earned abroad.',
  category: 'filing-guides',
  publishedAt: '2026-01-28T10:00:00+05:30',
  metaTitle: 'NRI, RNOR or Resident: Counting Days for Tax',
  metaDescription:
    'How days in India decide whether you are resident, RNOR or non-resident for FY 2025-26, with four worked travel histories and what India taxes in each case.',
  metaKeywords: 'NRI, RNOR, residential status, section 6, days in India, returning NRI',
  ogTitle: 'NRI, RNOR or resident? Count the days first',
  ogDescription:
    'The day-count tests for FY 2025-26 in plain words, four people worked out from their travel dates, and what India taxes under each status.',
  content: `<p>Citizenship, a foreign visa or an NRE account do not make anybody a non-resident for income tax. Days do. Before we look at foreign salary, bank interest or a treaty, we count the days you spent in India, because everything else follows from that count.</p>
<p>The figures below are for ${LATEST_YEAR}, under section 6 of the Income-tax Act 1961. Count a financial year, from 1 April to 31 March, and count the day you arrive as well as the day you leave unless somebody who has seen your case advises otherwise: courts have not always agreed about those two days.</p>
<h2>The first question: resident or not</h2>
<p>You are resident for the year if either test is met:</p>
<ol>
<li>you were in India for ${fact('residentDays')} or more in the year; or</li>
<li>you were in India for ${fact('residentShortDays')} or more in the year and for ${fact('residentEarlierDays')} or more, taken together, in the ${fact('residentEarlierYears')} before it.</li>
</ol>
<p>The second test is the one that surprises people who come home often. It is softened for two groups.</p>
<h3>Indian citizens who leave for work</h3>
<p>If you are a citizen and left India during the year for employment abroad, or as crew of an Indian ship, the shorter stay of the second test is read as ${fact('residentDays')}. In practice only the first test is left.</p>
<h3>Citizens and persons of Indian origin on a visit</h3>
<p>Someone who lives abroad and comes to India on a visit is also measured by ${fact('residentDays')}. But where income other than from foreign sources is above ${fact('visitorIncome')}, the measure is ${fact('visitorDays')}, together with ${fact('residentEarlierDays')} in the ${fact('residentEarlierYears')} before. A visitor who becomes resident by this stricter measure alone is RNOR.</p>
<p>One rule looks past days altogether. An Indian citizen with income above ${fact('visitorIncome')}, not counting foreign sources, who is not liable to tax in any other country because of residence or the like is treated as resident, and again as RNOR.</p>
<h2>The second question: ordinarily resident or not</h2>
<p>A resident is <em>not ordinarily resident</em>, in short RNOR, if either of these is true:</p>
<ul>
<li>non-resident in ${fact('rnorNonResidentYears')} out of the ${fact('rnorLookBackYears')} before the year; or</li>
<li>in India for ${fact('rnorDays')} or fewer in the ${fact('rnorDaysYears')} before the year.</li>
</ul>
<p>People who return after a long time abroad usually stay RNOR for two years, sometimes three. It is a transition that the law grants by itself: there is nothing to apply for, but the return has to say it.</p>
<h2>Four people, four answers</h2>
${table({
  caption: `Made-up travel histories, ${LATEST_YEAR}`,
  head: ['Who', 'Days in the year', 'Earlier years', 'Status'],
  rows: [
    [
      'Meera, a citizen, left for a job in Dubai on 10 September 2025',
      `${stays.leaves}`,
      'In India throughout',
      `Non-resident: she left for work and stayed below ${fact('residentDays')}`,
    ],
    [
      'Farid came home for good on 15 November 2025 after eleven years in Qatar',
      `${stays.returnsLate}`,
      'About 40 days a year on visits',
      `Non-resident: below ${fact('residentDays')}, and far below ${fact('residentEarlierDays')} in the ${fact('residentEarlierYears')} before`,
    ],
    [
      'Farid again, had he come on 1 July 2025',
      `${stays.returnsEarly}`,
      'About 40 days a year on visits',
      'Resident, and RNOR because of the long absence',
    ],
    [
      'Anita, a US citizen of Indian origin, visited from 1 October 2025 to 7 February 2026; interest and dividends in India ₹18,00,000',
      `${stays.visits}`,
      `400 days in the ${fact('residentEarlierYears')} before`,
      `RNOR: above ${fact('visitorDays')} with income above ${fact('visitorIncome')}`,
    ],
  ],
})}
<p>Farid’s two dates show why it is worth asking before a move. The same person, the same savings and a few months’ difference decide whether he files as a non-resident or as RNOR for that year.</p>
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
<p>Moving your own savings to India later does not turn them into income. What matters is where the income was first received.</p>
<p>Non-residents also lose some reliefs that residents have: no rebate under section 87A, no use of unused basic exemption against most capital gains, and no choice of indexation when they sell a house. See <a href="/blog/selling-a-house-indexed-or-not">selling a house</a> for that last point.</p>
<h2>Three mistakes we see often</h2>
<ul>
<li><strong>Using the calendar year.</strong> A foreign employer’s year or a visa year has no place in the count.</li>
<li><strong>Counting nights.</strong> The law counts days. A short trip in and out is at least a day.</li>
<li><strong>Letting bank labels decide.</strong> An account that still says “NRO” long after your return does not keep you non-resident, and interest on an NRE account can lose its exemption once you live here again under exchange control law.</li>
</ul>
<h2>If two countries claim you</h2>
<p>It happens that India and another country both see you as resident. The treaty between them then decides by steps: where you have a permanent home, where your personal and economic ties are closer, where you usually live, and last your nationality. You need a tax residency certificate from the other country to use a treaty in India.</p>
<h2>What to do next</h2>
<p>List every entry and exit since 1 April 2018, from your passport or boarding passes. That covers the ${fact('rnorDaysYears')} that the RNOR test looks at (${yearOf('rnorDaysYears')}). Keep the list with the return; it answers most questions that come later.</p>
<p>If the count is close to a limit, or you are planning a move, <a href="/contact">send us the dates</a> and we will work out the status with you. Our page on <a href="/services/foreign-income-filing">foreign income and NRI filing</a> says what else we need.</p>`,
}

/** Both ends counted. */
function daysFrom(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY + 1
}
