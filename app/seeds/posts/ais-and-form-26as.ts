import { LATEST_YEAR } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'

export const aisAndForm26as: PostSeed = {
  slug: 'ais-and-form-26as-mismatches',
  title: 'AIS and Form 26AS: Finding and Fixing Mismatches',
  excerpt:
    'The department sees your year through two statements. What each one shows, why they differ from your documents, how to correct a wrong entry, and what to do if you have already filed.',
  category: 'filing-guides',
  publishedAt: '2026-05-12T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'AIS and Form 26AS: How to Fix Mismatches',
  metaDescription:
    'What AIS, TIS and Form 26AS show, the usual reasons they differ from your documents, how feedback and TDS corrections work, and what to do after filing.',
  metaKeywords: 'AIS, TIS, Form 26AS, TDS mismatch, AIS feedback, Form 16, prefilled return',
  ogTitle: 'When AIS and Form 26AS don’t match your documents',
  ogDescription:
    'The usual causes of a mismatch, who can correct what, and how to file a return that follows the facts and not a mistake.',
  content: `<p>Before any officer looks at your return, a computer compares it with what others have reported about you: your employer, banks, brokers and the registrar of property. If the two differ, you get a message, a smaller refund or a notice. It is easier to compare them yourself first.</p>
<p>This article is about returns for ${LATEST_YEAR}. From tax year 2026-27, Form 168 replaces Form 26AS. What you do stays the same.</p>
<h2>Three statements, three purposes</h2>
${table({
  head: ['Statement', 'What it shows', 'What it is good for'],
  rows: [
    [
      'Form 26AS',
      'Tax deducted and collected on your PAN, as reported by the deductors',
      'The tax credit in your return is checked against it',
    ],
    [
      'AIS, Annual Information Statement',
      'Salary, interest, dividends, rent, sales of shares, funds and property, money sent abroad, large payments',
      'Finding income you forgot, and entries that are wrong',
    ],
    [
      'TIS, Taxpayer Information Summary',
      'The AIS added up by type of income, after your feedback',
      'The figures the portal uses to prefill your return',
    ],
  ],
})}
<p>All three are on the e-filing portal, behind your own login. You can download them and share them. No one needs your password for that, and we never ask for it.</p>
<h2>When to look</h2>
<p>Not in April. Employers and banks report the last quarter in the weeks after the year ends, and corrections come in through June. A statement downloaded too early looks complete but isn’t. Take a fresh copy on the day the return is prepared and keep it with the return, because the statement keeps changing.</p>
<h2>Why the statements differ from your documents</h2>
<h3>The same income twice</h3>
<p>A dividend may be reported by the company and again by its registrar. A sale of shares may come from both the depository and the broker. Property sold by two owners is often shown in full against each of them.</p>
<h3>Someone else’s income</h3>
<p>A joint account is reported under the first holder’s PAN, even if the money belongs to the second. A mistyped PAN brings in a stranger’s deposit.</p>
<h3>Right amount, wrong year</h3>
<p>A client books your invoice in March and pays in April. A bank credits interest every quarter, but you declare it on maturity. The TDS follows the report, so the credit falls in one year and the income in another.</p>
<h3>Right sale, wrong cost</h3>
<p>For shares and funds the AIS often shows a sale price with an estimated cost, or no cost at all. For bonus shares, transfers between demat accounts and units bought long ago, the cost may be plainly wrong. Go by your broker’s statement, not the estimate.</p>
<h3>Missing tax credit</h3>
<p>Your payslip shows TDS, but Form 26AS doesn’t. Usually the employer or client hasn’t filed the TDS statement, has quoted a wrong PAN or has paid late.</p>
<h2>Who can correct it</h2>
${table({
  head: ['What is wrong', 'Who corrects it', 'How'],
  rows: [
    [
      'TDS missing or short in Form 26AS',
      'The deductor',
      'A correction statement. Ask in writing, with your payslips or invoices',
    ],
    [
      'Tax you paid yourself is missing',
      'You or your bank',
      'Correction of the challan: year, PAN or type of payment',
    ],
    [
      'An AIS entry is wrong or not yours',
      'You, through feedback on the portal',
      'Choose the reason, give the right figure, keep the acknowledgement',
    ],
    [
      'Income is missing from the AIS',
      'No one needs to',
      'Declare it anyway. Your income isn’t limited to what the AIS shows',
    ],
  ],
})}
<p>Feedback doesn’t erase an entry. It goes to the party that reported it, who may confirm or correct it. Until then the AIS shows both the reported and the modified value. File according to the facts, and keep the proof.</p>
<blockquote><p>The AIS is evidence, not law. Income missing from it is still taxable, and income shown by mistake is still not yours.</p></blockquote>
<h2>A method that takes an hour</h2>
<ol>
<li>Download Form 26AS, AIS and TIS on the same day.</li>
<li>Start with tax credits. Tick each line against Form 16, Form 16A, rent receipts or the buyer’s certificate. Write to the deductors whose entries are missing.</li>
<li>Go through the AIS by head: salary, interest, dividends, sales, purchases, money sent abroad.</li>
<li>Next to each figure write yours, and the reason for any difference.</li>
<li>Give feedback on what is plainly wrong.</li>
<li>Look at large purchases and deposits even if they earn nothing, and note where the money came from.</li>
<li>Only then open the prefilled return, and correct it from your list.</li>
</ol>
<p>For salaried people the most common gap is a change of jobs. Two employers each allow the standard deduction and the basic exemption, and the missing tax shows up when both Form 16s are added together.</p>
<h2>If the mismatch appears after filing</h2>
<ul>
<li><strong>You left something out.</strong> Revise the return, for ${LATEST_YEAR} until ${figure('revisedDateAy2026')}, and by ${figure('belatedDateAy2026')} to avoid any question of a fee. After that only an updated return is left, with additional tax. Our tool <a href="/tools/what-can-i-still-do">What can I still do?</a> gives the dates and the cost.</li>
<li><strong>The department proposes an adjustment.</strong> Reply on the portal within the time stated, with your reasons. If you don’t reply, the adjustment is made.</li>
<li><strong>Tax credit was refused.</strong> Once the deductor has corrected the statement, ask for rectification of the order. If you pay the demand just to close the matter, getting the money back is harder.</li>
<li><strong>A message asks you to reconsider.</strong> This is not a notice. Compare the figures. If something is wrong, revise. If every claim is right, leave the return as it is and keep the proof.</li>
<li><strong>You get a notice under section 148.</strong> Since 1 March 2026 you can respond with an updated return within the time it allows, at a higher rate of additional tax. Our tool <a href="/tools/i-got-a-notice">I got a notice</a> counts your days.</li>
</ul>
<h2>Cases where a second opinion pays</h2>
<ul>
<li>sale of property, where the registered value differs from the price</li>
<li>money sent abroad and purchases abroad, which raise the question of <a href="/blog/schedule-fa-and-form-67">Schedule FA</a></li>
<li>futures and options, where the AIS shows contract values far above your turnover for tax</li>
<li>digital assets, where TDS was on the price and not on the gain</li>
</ul>
<h2>What to do next</h2>
<p>Do the first two steps today. They take ten minutes, and a missing tax credit takes the deductor weeks to fix. If you can’t make sense of a line, <a href="/contact">tell us</a> what it says and who reported it. Reconciling AIS and Form 26AS is part of every return we prepare. See <a href="/pricing">what each plan includes</a>.</p>
${sources(
  ['revisedDateAy2026', 'revisedFee', 'updatedDateAy2026', 'updatedNoticeExtra'],
  ['Section 143(1), Income-tax Act 1961', 'Form 168, Income-tax Rules 2026'],
)}`,
}
