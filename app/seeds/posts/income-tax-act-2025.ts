import { fact, newRegimeSlabs, slabRows, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'

export const incomeTaxAct2025: PostSeed = {
  slug: 'income-tax-act-2025-and-the-tax-year',
  title: 'Income-tax Act 2025 and the Tax Year: What Changes',
  excerpt: `A new Act applies to income from ${fact('newActFrom')}, and assessment years end. Which Act covers which return, what stays the same, and where to find familiar sections and forms.`,
  category: 'tax-law-changes',
  publishedAt: '2026-04-14T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'Income-tax Act 2025 and the Tax Year Explained',
  metaDescription: `The Income-tax Act 2025 applies from ${fact('newActFrom')}. Which Act covers FY 2025-26, what a tax year is, what stays the same, and a table of old and new sections.`,
  metaKeywords:
    'Income-tax Act 2025, tax year, assessment year, section 202, section 263, section 123',
  ogTitle: 'A new Income-tax Act, and no more assessment years',
  ogDescription:
    'Which Act covers which return, what a “tax year” is, what has not changed, and a short table of old and new section numbers.',
  content: `<p>On ${figure('newActFrom')} the Income-tax Act 2025 replaced the Income-tax Act 1961. Much of what people say about it is alarming, and much of it is wrong. If you file a return, three things matter: which Act covers which year, what the new words mean, and where a familiar section has gone.</p>
<h2>Which Act covers which income</h2>
<p>What counts is when the income arose, not when you file.</p>
${table({
  head: ['Income of', 'Called', 'Law', 'Return'],
  rows: [
    [
      '1 April 2025 to 31 March 2026',
      'FY 2025-26 (AY 2026-27)',
      'Income-tax Act 1961, for the last time',
      'Filed in 2026, in the forms for AY 2026-27',
    ],
    [
      '1 April 2026 to 31 March 2027',
      'Tax year 2026-27',
      'Income-tax Act 2025',
      'Filed in 2027, in new forms',
    ],
  ],
})}
<p>So in the 2026 filing season, you deal with both Acts. Your return refers to section 80C and assessment year 2026-27. The TDS on this year’s salary, and the advance tax you pay, fall under the new Act. Nothing is taxed twice and no year is left out.</p>
<p>Notices, appeals and reassessments for earlier years continue under the 1961 Act. So does an updated return for an earlier assessment year.</p>
<h2>What a tax year is</h2>
<p>The old Act used two years. You earned in a <em>previous year</em> and were taxed for it in the <em>assessment year</em> that followed. That is how people came to pay tax under the wrong year.</p>
<p>The new Act has only one. The tax year is the twelve months from 1 April in which the income arises. Tax year 2026-27 is the same twelve months as FY 2026-27. A business that starts during the year has a shorter first tax year, from the day it begins.</p>
<blockquote><p>When you pay tax online, look twice at the year. For income of FY 2025-26 choose assessment year 2026-27. For income of FY 2026-27 choose tax year 2026-27. The figures look alike, but the money goes to different years.</p></blockquote>
<h2>What has not changed</h2>
<p>The Act was rewritten to be shorter and easier to read, not to tax more. The essentials for tax year 2026-27 are those of FY 2025-26:</p>
<ul>
<li>the new regime is the default, and you can still choose the old one</li>
<li>basic exemption in the new regime: ${figure('basicExemptionNew2026')} (${yearOf('basicExemptionNew2026')})</li>
<li>rebate, so that residents pay no tax up to a total income of ${figure('rebateIncomeNew2026')} (${yearOf('rebateIncomeNew2026')})</li>
<li>standard deduction from salary: ${figure('standardDeductionNew2026')} (${yearOf('standardDeductionNew2026')}) in the new regime, ${figure('standardDeductionOld')} in the old</li>
<li>the section 80C limit, now in section 123: ${figure('section80c2026')} (${yearOf('section80c2026')})</li>
<li>cess of ${figure('cess')}</li>
</ul>
${table({
  caption: 'New regime slabs, FY 2026-27 (tax year 2026-27)',
  head: ['Total income', 'Rate'],
  rows: slabRows(newRegimeSlabs['FY 2026-27']).map(({ income, rate }) => [income, rate]),
})}
<p>The rates on shares and property sold ${yearOf('ltcgEquityRate')} carry over as well: ${figure('ltcgEquityRate')} on long-term and ${figure('stcgEquityRate')} on short-term gains from listed equity.</p>
<p>The dates of advance tax are the same. See our <a href="/blog/advance-tax-dates-shares-and-interest">advance tax dates</a>.</p>
<h2>Where familiar sections are now</h2>
${table({
  caption: 'The renumbered provisions that people use most',
  head: ['Subject', 'Act of 1961', 'Act of 2025'],
  rows: [
    ['Standard deduction from salary', '16(ia)', '19(1)'],
    ['House property income and interest', '22 to 24', '20 to 22'],
    ['House loss against other income', '71(3A)', '109(1)(b)'],
    ['Presumptive income', '44AD, 44AE, 44ADA', '58(2)'],
    ['Books of account; tax audit', '44AA; 44AB', '62; 63'],
    ['New house or bonds after a sale', '54, 54F, 54EC', '82, 86, 85'],
    ['Provident fund, insurance, home loan principal', '80C', '123'],
    ['National Pension System', '80CCD', '124'],
    ['Health insurance', '80D', '126'],
    ['Interest on savings and deposits', '80TTA, 80TTB', '153'],
    ['Rebate for residents', '87A', '156'],
    ['Relief for arrears of salary', '89', '157'],
    ['Virtual digital assets', '115BBH', '194(1)'],
    ['Rates on capital gains', '111A, 112, 112A', '196, 197, 198'],
    ['New, default regime', '115BAC', '202'],
    ['Return, belated, revised, updated', '139(1), (4), (5), (8A)', '263(1), (4), (5), (6)'],
    ['TDS for residents', '194 series', '393(1)'],
    ['Advance tax', '207 to 211', '403 to 408'],
    ['Interest for delay and default', '234A, 234B, 234C', '423, 424, 425'],
    ['Fees for a late or revised return', '234F, 234-I', '428'],
    ['Rounding to ten rupees', '288A, 288B', '516'],
  ],
})}
<p>Be careful with such tables elsewhere. Numbers moved between the Bill of February 2025 and the Act passed in August, and many lists online still follow the Bill. The rebate, for one, was 157 in the Bill and is 156 in the Act.</p>
<h2>What is new in the rules</h2>
<p>The Income-tax Rules 2026 came with the Act. For most salaried people, two points matter:</p>
<ul>
<li><strong>HRA.</strong> ${figure('hraNewMetroCities')} join ${figure('hraMetroCities')} as cities where ${figure('hraMetroShare')} of salary is the limit (${yearOf('hraNewMetroCities')}). For FY 2025-26 the old list of four still applies. You still get HRA exemption only in the old regime.</li>
<li><strong>Form 124</strong> replaces Form 12BB, in which you tell your employer what you will claim. It asks how the landlord is related to you.</li>
</ul>
${table({
  caption: 'Forms with new numbers, for income from FY 2026-27',
  head: ['Form', 'Old', 'New'],
  rows: [
    ['TDS certificate, salary', '16', '130'],
    ['TDS certificate, other income', '16A', '131'],
    ['Tax credit statement', '26AS', '168'],
    ['No-TDS declaration', '15G, 15H', '121'],
    ['TDS on rent or property by individuals', '26QB, 26QC', '141'],
    ['The certificate for it', '16B, 16C', '132'],
    ['Tax audit report', '3CA, 3CB, 3CD', '26'],
    ['Foreign tax credit', '67', '44'],
  ],
})}
<p>Income of FY 2025-26 keeps the old forms for good, even if you deal with it years later.</p>
<h2>Losses, credits and choices you carry with you</h2>
<p>You can use losses brought forward under the 1961 Act for the rest of their time under the new one. A choice you’ve already made, such as leaving the new regime with business income, counts under the new Act. You don’t lose tax already credited. Keep the documents, because in a few years the old forms will be hard to find.</p>
<h2>What to do next</h2>
<ol>
<li>Download your Form 26AS, AIS and the ITR-V of earlier years now, and store them safely.</li>
<li>If you pay rent, ask your employer for Form 124 early in the year.</li>
<li>If you have losses to carry forward, note the year, head and amount of each. You can’t carry forward trading and capital losses if you file late.</li>
</ol>
<p>If you’re not sure which Act a payment or a notice belongs to, <a href="/contact">ask us</a>. Short answers to common questions are on the <a href="/faq">FAQ page</a>.</p>
${sources(
  [
    'newActFrom',
    'basicExemptionNew2026',
    'rebateIncomeNew2026',
    'standardDeductionNew2026',
    'section80c2026',
    'hraNewMetroCities',
  ],
  ['Income-tax Rules 2026, G.S.R. 198(E) of 20 March 2026'],
)}`,
}
