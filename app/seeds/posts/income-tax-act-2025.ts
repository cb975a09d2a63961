import { fact, factWithYear, newRegimeSlabs, slabRows, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'

export const incomeTaxAct2025: PostSeed = {
  slug: 'income-tax-act-2025-and-the-tax-year',
  title: 'Income-tax Act 2025: What the New Act and the “Tax Year” Change',
  excerpt: `A new Act applies to income from ${fact('newActFrom')}, and the assessment year goes. Which Act covers which return, what stays as it was, and where familiar sections now stand.`,
  category: 'tax-law-changes',
  publishedAt: '2026-04-14T10:00:00+05:30',
  metaTitle: 'Income-tax Act 2025 and the Tax Year Explained',
  metaDescription: `The Income-tax Act 2025 applies from ${fact('newActFrom')}. Which Act covers FY 2025-26, what a tax year is, what stays the same, and a table of old and new sections.`,
  metaKeywords:
    'Income-tax Act 2025, tax year, assessment year, section 202, section 263, section 123',
  ogTitle: 'A new Income-tax Act, and no more assessment years',
  ogDescription:
    'Which Act covers which return, what a “tax year” is, what has not changed, and a short table of old and new section numbers.',
  content: `<p>On ${fact('newActFrom')} the Income-tax Act 1961 gave way to the Income-tax Act 2025. Much of what is said about it is alarming and much of it is wrong. For most people who file a return three things matter: which Act covers which year, what the new words mean, and where a familiar section has gone.</p>
<h2>Which Act covers which income</h2>
<p>What counts is when the income arose, not when you file.</p>
${table({
  head: ['Income of', 'Called', 'Law', 'Return'],
  rows: [
    [
      '1 April 2025 to 31 March 2026',
      'FY 2025-26, AY 2026-27',
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
<p>So through the filing season of 2026 you live with both. The return you prepare speaks of section 80C and assessment year 2026-27. The tax your employer deducts from this year’s salary, and the advance tax you pay, fall under the new Act. Nothing is taxed twice and no year is left out.</p>
<p>Notices, appeals and reassessments for earlier years go on under the 1961 Act. An updated return for an earlier assessment year does too.</p>
<h2>What a tax year is</h2>
<p>The old Act used two names for one thing. You earned in a <em>previous year</em> and were taxed for it in the <em>assessment year</em> that followed. Hence the common mistake of paying tax under the wrong year.</p>
<p>The new Act has one name. The tax year is the twelve months from 1 April in which the income arises. Tax year 2026-27 is the same twelve months as FY 2026-27. A business that starts during the year has a shorter first tax year, from the day it begins.</p>
<blockquote><p>When you pay tax online in the coming months, look twice at the year. For income of FY 2025-26 choose assessment year 2026-27. For income of FY 2026-27 choose tax year 2026-27. The figures look alike and the money goes to different places.</p></blockquote>
<h2>What has not changed</h2>
<p>The Act was rewritten to be shorter and easier to read, not to tax more. For tax year 2026-27 the essentials read as they did for FY 2025-26:</p>
<ul>
<li>the new regime is the default, and you may still choose the old one</li>
<li>income free of tax in the new regime: ${factWithYear('basicExemptionNew2026')}</li>
<li>rebate that leaves a resident without tax up to a total income of ${factWithYear('rebateIncomeNew2026')}</li>
<li>standard deduction from salary: ${factWithYear('standardDeductionNew2026')} in the new regime, ${fact('standardDeductionOld')} in the old</li>
<li>section 80C’s limit, in its new place: ${factWithYear('section80c2026')}</li>
<li>cess of ${fact('cess')}</li>
</ul>
${table({
  caption: 'New regime slabs, FY 2026-27 (tax year 2026-27)',
  head: ['Total income', 'Rate'],
  rows: slabRows(newRegimeSlabs['FY 2026-27']).map(({ income, rate }) => [income, rate]),
})}
<p>The rates on shares and property sold ${yearOf('ltcgEquityRate')} were carried over as well: ${fact('ltcgEquityRate')} on long-term and ${fact('stcgEquityRate')} on short-term gains from listed equity.</p>
<p>The dates of advance tax are the same. The next ones are always in our <a href="/blog/advance-tax-dates-shares-and-interest">advance tax calendar</a>.</p>
<h2>Where familiar sections now stand</h2>
${table({
  caption: 'A few of the renumbered provisions',
  head: ['Subject', 'Act of 1961', 'Act of 2025'],
  rows: [
    ['New, default regime', '115BAC', '202'],
    ['Provident fund, insurance, home loan principal', '80C', '123'],
    ['Health insurance', '80D', '126'],
    ['Interest on savings and deposits', '80TTA, 80TTB', '153'],
    ['Books of account', '44AA', '62'],
    ['Tax audit', '44AB', '63'],
    ['Short-term gains on listed equity', '111A', '196'],
    ['Long-term gains, general', '112', '197'],
    ['Long-term gains on listed equity', '112A', '198'],
    ['Return, belated, revised and updated', '139(1), (4), (5), (8A)', '263(1), (4), (5), (6)'],
    ['Instalments of advance tax', '211', '408'],
  ],
})}
<p>A word of warning about such tables. Numbers moved between the Bill of February 2025 and the Act that was passed in August, and many lists on the internet still follow the Bill. Two that are often printed wrongly are the rebate for residents and presumptive taxation; we have left them out here for that reason. If a number matters to you, look at the Act as passed.</p>
<h2>What is new in the rules</h2>
<p>With the Act came new rules, the Income-tax Rules 2026. Two points touch many salaried people:</p>
<ul>
<li><strong>HRA.</strong> ${fact('hraNewMetroCities')} join ${fact('hraMetroCities')} in the group of cities where ${fact('hraMetroShare')} of salary is the limit (${yearOf('hraNewMetroCities')}). For FY 2025-26 the old list of four still decides. HRA remains a matter of the old regime only.</li>
<li><strong>Form 124.</strong> It takes the place of Form 12BB, in which you tell your employer what you will claim. It asks how the landlord is related to you. The landlord’s PAN is still needed above a yearly rent of ${fact('landlordPanRent')}.</li>
</ul>
<p>Certificates and statements have new numbers too. Your employer’s certificate and the tax credit statement keep their contents, whatever is printed at the top.</p>
<h2>Losses, credits and elections you carry with you</h2>
<p>The new Act has a long section on the passage from one law to the other. In short: losses brought forward under the 1961 Act are carried into the new one for what is left of their time; a choice once made, such as leaving the new regime with business income, is taken as made under the new Act; tax already credited is not lost. What you have to do is keep the papers, since in a few years the old forms will be hard to find.</p>
<h2>What to do next</h2>
<ol>
<li>Download your Form 26AS, AIS and acknowledgements of earlier years now, and store them where you will find them.</li>
<li>If you pay rent, ask your employer for the new declaration before the year is far gone.</li>
<li>If you have losses to carry forward, note for each the year, the head and the amount. File the FY 2025-26 return by its due date, because a late return does not keep trading and capital losses.</li>
</ol>
<p>If you are unsure which Act a payment or a notice belongs to, <a href="/contact">send us a copy</a>. Short answers to common questions are on the <a href="/faq">FAQ page</a>.</p>`,
}
