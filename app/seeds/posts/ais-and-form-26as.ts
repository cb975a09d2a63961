import { fact, LATEST_YEAR } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'

export const aisAndForm26as: PostSeed = {
  slug: 'ais-and-form-26as-mismatches',
  title: 'AIS and Form 26AS: Finding and Fixing Mismatches',
  excerpt:
    'The department sees your year through two statements. What each contains, why they disagree with your papers, how to put a wrong entry right, and what to do when the return is already filed.',
  category: 'filing-guides',
  publishedAt: '2026-05-12T10:00:00+05:30',
  metaTitle: 'AIS and Form 26AS: Finding and Fixing Mismatches',
  metaDescription:
    'What AIS, TIS and Form 26AS show, the usual reasons why they differ from your papers, how feedback and TDS corrections work, and what to do after filing.',
  metaKeywords: 'AIS, TIS, Form 26AS, TDS mismatch, AIS feedback, Form 16, prefilled return',
  ogTitle: 'When AIS and Form 26AS do not match your papers',
  ogDescription:
    'The usual causes of a mismatch, who can correct what, and how to file a return that agrees with the facts rather than with a mistake.',
  content: `<p>Before anybody looks at your return, a computer compares it with what others have reported about you: your employer, your banks, your brokers, the registrar of property. If the two pictures differ, you get a message, a smaller refund or a notice. It is easier to compare them yourself beforehand.</p>
<p>This article is about returns for ${LATEST_YEAR}. The forms of the next year carry new numbers, but the work is the same.</p>
<h2>Three statements, three purposes</h2>
${table({
  head: ['Statement', 'What it shows', 'What it is good for'],
  rows: [
    [
      'Form 26AS',
      'Tax deducted and collected on your PAN, as reported by those who deducted it',
      'The tax credit in your return is checked against it',
    ],
    [
      'AIS, Annual Information Statement',
      'Salary, interest, dividends, rent, sales of shares, funds and property, money sent abroad, large payments',
      'Finding income you forgot, and entries that are wrong',
    ],
    [
      'TIS, Taxpayer Information Summary',
      'The AIS added up by kind of income, after your feedback',
      'The figures with which the portal fills in the return',
    ],
  ],
})}
<p>All three are on the e-filing portal, behind your own login. You can download them and pass them on; nobody needs your password for that, and we do not ask for it.</p>
<h2>When to look</h2>
<p>Not in April. Employers and banks report the last quarter in the weeks after the year has ended, and corrections trickle in through June. A statement taken too early looks complete and is not. Take a fresh copy on the day the return is prepared, and keep it with the return, because the statement goes on changing.</p>
<h2>Why the statements disagree with your papers</h2>
<h3>The same income twice</h3>
<p>A dividend may be reported by the company and again by a registrar. A sale of shares may come from the depository and from the broker. Property sold by two owners is often shown to both in full.</p>
<h3>Somebody else’s income</h3>
<p>A joint account is reported under the PAN of the first holder, although the money belongs to the second. A wrongly typed PAN brings in a stranger’s deposit.</p>
<h3>Right amount, wrong year</h3>
<p>A client books your invoice in March and pays in April. A bank credits interest each quarter, while you declare it on maturity. Tax follows the report, and so the credit lands in one year and the income in another.</p>
<h3>Right sale, wrong cost</h3>
<p>For shares and funds the AIS often has a sale price but an estimated cost or none. For bonus shares, transfers between demat accounts and units bought long ago the cost may be plainly wrong. The broker’s statement counts, not the estimate.</p>
<h3>Missing tax credit</h3>
<p>Your payslip shows tax deducted, Form 26AS does not. Usually the employer or client has not filed the statement, has quoted a wrong PAN or has paid late.</p>
<h2>Who can put it right</h2>
${table({
  head: ['What is wrong', 'Who corrects it', 'How'],
  rows: [
    [
      'TDS missing or short in Form 26AS',
      'The one who deducted it',
      'A correction statement; ask in writing with your payslips or invoices',
    ],
    [
      'Tax you paid yourself is missing',
      'You or your bank',
      'Correction of the challan: year, PAN or kind of payment',
    ],
    [
      'An AIS entry is wrong or not yours',
      'You, by feedback on the portal',
      'Choose the reason, give the right figure, keep the acknowledgement',
    ],
    [
      'Income is missing from the AIS',
      'Nobody needs to',
      'Declare it all the same; the AIS is not the limit of your income',
    ],
  ],
})}
<p>Feedback does not erase an entry. It is passed to the one who reported it, who may confirm or correct it. In the meantime the AIS shows both the reported and the modified value. File by the facts, and keep the proof that goes with them.</p>
<blockquote><p>The AIS is evidence, not law. Income that is missing there is still taxable, and income that stands there by mistake is still not yours.</p></blockquote>
<h2>A method that takes an hour</h2>
<ol>
<li>Download Form 26AS, AIS and TIS on the same day.</li>
<li>Start with tax credits. Tick each line against Form 16, Form 16A, rent receipts or the buyer’s certificate. Write to those whose lines are missing.</li>
<li>Go through the AIS by head: salary, interest, dividends, sales, purchases, money sent abroad.</li>
<li>Beside each figure write yours and the reason for any difference.</li>
<li>Give feedback on what is plainly wrong.</li>
<li>Look at large purchases and deposits, even if no income comes from them, and note where the money came from.</li>
<li>Only now open the prefilled return, and correct it by your list.</li>
</ol>
<p>For salaries the commonest gap is simple: a change of jobs, with two employers who each allowed the standard deduction and the basic exemption. The tax comes to light when both Form 16s are added up.</p>
<h2>If the mismatch appears after filing</h2>
<ul>
<li><strong>You left something out.</strong> Revise the return. For ${LATEST_YEAR} this is possible until ${fact('revisedDateAy2026')}, with a fee after ${fact('belatedDateAy2026')}. After that only an updated return is left, with additional tax.</li>
<li><strong>The department proposes an adjustment.</strong> Answer on the portal within the time it names, with your reasons. Silence is taken as agreement.</li>
<li><strong>Tax credit was refused.</strong> When the deductor has corrected the statement, ask for rectification of the order. Paying the demand just to be rid of it makes a refund later harder.</li>
<li><strong>A message asks you to reconsider.</strong> It is not a notice. Compare, then either revise or reply that the return is right.</li>
</ul>
<p>The routes and dates for each are in the article on <a href="/blog/belated-revised-and-updated-returns-ay-2026-27">belated, revised and updated returns</a>.</p>
<h2>Cases that deserve a second pair of eyes</h2>
<ul>
<li>sale of property, where the registered value differs from the price</li>
<li>foreign remittances and purchases abroad, which raise the question of <a href="/blog/schedule-fa-and-form-67">Schedule FA</a></li>
<li>futures and options, where the AIS shows contract values that are far above your turnover for tax</li>
<li>digital assets, where tax was deducted on the price and not on the gain</li>
</ul>
<h2>What to do next</h2>
<p>Do the first two steps of the method today: they cost ten minutes, and a missing tax credit takes others weeks to repair. If a line in your statement makes no sense, <a href="/contact">send us that page</a> with the name of whoever reported it. Reconciling AIS and Form 26AS is part of every return we prepare; see <a href="/pricing">what each plan includes</a>.</p>`,
}
