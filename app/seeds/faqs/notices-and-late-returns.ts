import { taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'documents'

export const noticesAndLateReturns: FaqText[] = [
  {
    slug: 'refund-not-received',
    question: 'My refund hasn’t come, or it’s on hold. What now?',
    category,
    law: ['processingMonths', 'refundInterestLeast', 'refundInterest'],
    alsoLaw: ['Section 245, Income-tax Act 1961'],
    answer: `<p>Look at <strong>e-File › Income Tax Returns › View Filed Returns</strong> on the portal, which usually names the reason: not verified, under processing, failed, adjusted or on hold. The guide to <a href="/guides/refunds">refunds</a> says what to do in each case; <a href="/tools/refund-and-interest">Refund and interest</a> counts dates and interest.</p>`,
  },
  {
    slug: 'which-tax-notice-is-this',
    question: 'Which income tax notice is this, and how many days do I have?',
    category,
    law: ['demandDays'],
    alsoLaw: ['Sections 142, 148 and 148A, Income-tax Act 1961'],
    answer: `<p>The section number at the top says which: a defective return, 139(9), gives you ${figure('defectDays')} (${yearOf('defectDays')}); a proposed adjustment, 143(1)(a), ${figure('adjustmentDays')}. Enter yours in <a href="/tools/i-got-a-notice">I got a notice</a> for the last day; the guide to <a href="/guides/tax-notices">tax notices</a> says what to do.</p>`,
  },
  {
    slug: 'updated-return-cost',
    question: 'What does an updated return (ITR-U) cost? Can I file one after a notice?',
    category,
    law: ['updatedReturnWindow', 'updatedReturnLimits'],
    answer: `<p>The tax, the interest, and additional tax of ${figure('updatedExtraTaxYear1')} of both in the first year after the assessment year, then ${figure('updatedExtraTaxYear2')}, ${figure('updatedExtraTaxYear3')} and ${figure('updatedExtraTaxYear4')} (${yearOf('updatedExtraTaxYear1')}). After a notice under section 148 it’s ${taxFacts.updatedNoticeExtra.value} points more (${yearOf('updatedNoticeExtra')}). Our tool <a href="/tools/what-can-i-still-do">What can I still do?</a> gives your cost, and an <a href="/blog/itr-u-updated-return-with-an-example">example</a> shows each step.</p>`,
  },
  {
    slug: 'assessment-year-or-tax-year',
    question: 'Assessment year or tax year: what do I choose on the challan?',
    category,
    law: ['newActFrom', 'advanceTaxDateDecember2026'],
    answer: `<p>Go by the year in which you earned the income. For FY 2025-26 or earlier choose the Income-tax Act 1961 and the assessment year (AY 2026-27 for FY 2025-26). For FY 2026-27 choose the Income-tax Act 2025 and tax year 2026-27. See <a href="/blog/income-tax-act-2025-and-the-tax-year">the tax year</a>.</p>`,
  },
  {
    slug: 'missed-form-10-iea',
    question: 'I missed Form 10-IEA. Can I still use the old regime?',
    category,
    law: ['lateRegime'],
    alsoLaw: ['Form 10-IEA, Income-tax Rules 1962'],
    answer: `<p>That depends on whether you have business or professional income.</p>
<ul>
<li><strong>No such income:</strong> you don’t need the form. You choose in the return, which you must file by the due date.</li>
<li><strong>With business or professional income:</strong> you must file the form by the due date of the return. If you didn’t, the new regime applies for that year.</li>
</ul>
<p>Filed the form on time but the return late? The law ties the choice to the form, so the old regime should apply. The portal hasn’t always followed that, so we check it case by case.</p>
<p>You can ask the CBDT to condone the delay, but don’t count on it. Calculate both regimes first: with the rebate up to ${figure('rebateIncomeNew')} (${yearOf('rebateIncomeNew')}), the new one often costs less anyway. And remember: with business income, once you go back to the new regime you can’t choose the old one again.</p>`,
  },
]
