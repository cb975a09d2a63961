import { rupees } from '#app/content/plans.ts'
import { fact, factInWords, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'
import { newRegimeTax, percentOf } from './worked-tax.ts'

const RECEIPTS = 4800000
const presumed = percentOf(taxFacts.professionProfit.value, RECEIPTS)
const expenses = [1200000, 2400000, 2880000]

export const section44ada: PostSeed = {
  slug: 'section-44ada-for-professionals',
  title: 'Section 44ADA for Professionals: When Half Is Too Much',
  excerpt:
    'Half of receipts taken as profit, no books, one instalment of advance tax. Who may use section 44ADA, what it leaves out, and a comparison with real expenses.',
  category: 'business-and-profession',
  publishedAt: '2026-07-08T10:00:00+05:30',
  metaTitle: 'Section 44ADA for Professionals and Freelancers',
  metaDescription: `Who may use section 44ADA for FY 2025-26, the receipts limits of ${factInWords('professionReceipts')} and ${factInWords('professionReceiptsDigital')}, what cannot be deducted, and when books of account serve you better.`,
  metaKeywords: 'section 44ADA, presumptive taxation, freelancers, professionals, ITR-4, tax audit',
  ogTitle: 'Section 44ADA: when half is right, and when it is too much',
  ogDescription:
    'Receipts limits, specified professions, what is left out and a worked comparison with real expenses, for FY 2025-26 (AY 2026-27).',
  content: `<p>Section 44ADA makes an offer to people in a profession: declare at least ${fact('professionProfit')} of your receipts as profit, and the department asks for no books and no proof of expenses. For many it is a fair bargain. For some it is an expensive one, and a few may not use it at all. All figures are for ${LATEST_YEAR}.</p>
<h2>Who may use it</h2>
<p>All three conditions have to be met.</p>
<h3>You are a resident individual or a partnership firm</h3>
<p>Limited liability partnerships, companies and Hindu undivided families are outside. So are non-residents.</p>
<h3>Your work is one of the professions named</h3>
<ul>
<li>legal, medical, engineering, architectural</li>
<li>accountancy, technical consultancy, interior decoration</li>
<li>information technology, company secretary, authorised representative, film artist</li>
</ul>
<p>The list is narrower than it sounds. A software developer or technical consultant is usually in it. A content writer, trainer, influencer or recruiter often is not, and then section 44AD, with its own limits, may be the place. Calling yourself a consultant is not enough: the question is what the client paid for. Commission and brokerage are outside both sections.</p>
<h3>Your receipts stay within the limit</h3>
${table({
  caption: `Section 44ADA, ${LATEST_YEAR}`,
  head: ['Point', 'Rule'],
  rows: [
    ['Gross receipts', `up to ${factInWords('professionReceipts')}`],
    [
      `Gross receipts, if cash is at most ${fact('cashShare')} of them`,
      `up to ${factInWords('professionReceiptsDigital')}`,
    ],
    ['Profit to be declared, at least', `${fact('professionProfit')} of receipts`],
    ['Advance tax', `the whole amount by ${fact('advanceTaxMarch')}`],
    ['Return', 'ITR-4, or ITR-3 where other income requires it'],
    ['Due date in law', fact('dueDateBusinessAy2026')],
  ],
})}
<p>The higher limit has applied ${yearOf('professionReceiptsDigital')}. Mind that cheques which are not account payee count as cash here. Receipts are what clients pay before tax is deducted, so take them from the invoices and not from the bank statement. GST that you collect for the government is normally left out.</p>
<h2>What the half covers</h2>
<p>Everything. Rent, staff, travel, software, internet and depreciation are all taken as allowed. A laptop bought in March changes nothing. Interest and remuneration paid to partners are not deducted either.</p>
<p>What does stay open are the deductions that belong to you as a person: section 80C, health insurance and the like, in the old regime.</p>
<h2>Half, or the real figures?</h2>
<p>Nisha is an architect with receipts of ${rupees(RECEIPTS)}, all by bank, and no other income. Presumed profit is ${rupees(presumed)}. What she pays depends on which route she takes, and on what she really spends.</p>
${table({
  caption: `Tax with cess in the new regime, ${LATEST_YEAR}`,
  head: ['Real expenses', 'Real profit', 'Tax on real profit', 'Tax under section 44ADA'],
  rows: expenses.map((spent) => [
    rupees(spent),
    rupees(RECEIPTS - spent),
    rupees(newRegimeTax(RECEIPTS - spent)),
    rupees(newRegimeTax(presumed)),
  ]),
})}
<p>In the first row section 44ADA is the cheaper route, and the law offers it: half of receipts is taxed, or more if more is declared. Keep invoices and bank statements even so, because savings that grow faster than declared income do raise questions. In the last row real figures save her ${rupees(newRegimeTax(presumed) - newRegimeTax(RECEIPTS - 2880000))} before costs.</p>
<p>Those costs are real. If you declare less than ${fact('professionProfit')} and your total income is above the basic exemption, you keep books under section 44AA and have them audited under section 44AB, even though receipts are below the audit limit of ${factInWords('auditProfession')}. Against the saving stand the auditor’s fee, your own time and an earlier deadline for the report. The audited return itself is due later, on ${fact('dueDateAuditAy2026')}.</p>
<blockquote><p>A rule of thumb: if real expenses are not clearly above half of receipts, section 44ADA is the simpler and usually the cheaper way.</p></blockquote>
<h2>No lock-in, unlike section 44AD</h2>
<p>A business that leaves section 44AD early is kept out of it for ${fact('presumptiveLockOut')}. Section 44ADA has no such rule. You may use it this year, keep books the next and come back the year after. Changing each year as it suits does invite questions, so note the reason each time.</p>
<h2>Mistakes that lead to notices</h2>
<ul>
<li><strong>Receipts below those in Form 26AS.</strong> Clients report what they paid and deducted under section 194J. If some of it belongs to another year, say so in your working.</li>
<li><strong>Salary shown as fees, or fees as salary.</strong> A full-time contract with one payer, fixed hours and leave may be employment, whatever it is called.</li>
<li><strong>Foreign clients forgotten.</strong> Their payments are not in Form 26AS. They are in your bank account and belong to the receipts. Tax they withheld is claimed through <a href="/blog/schedule-fa-and-form-67">Form 67</a>.</li>
<li><strong>ITR-4 with the wrong income.</strong> Most capital gains, foreign assets or a directorship take you to ITR-3. Section 44ADA can be used there too.</li>
<li><strong>No advance tax.</strong> One date a year is easily forgotten. The <a href="/blog/advance-tax-dates-shares-and-interest">calendar</a> shows what it costs.</li>
</ul>
<h2>Which regime?</h2>
<p>The new regime applies unless you file Form 10-IEA by the due date. Since presumed profit is often high compared with deductions, the new regime is frequently the cheaper one for professionals, but work it out. With professional income you may leave the new regime and come back once, so do not go back and forth lightly.</p>
<h2>GST is another matter</h2>
<p>Income tax looks at profit, GST at turnover. Service providers register when turnover crosses ${fact('gstServices')} a year, or ${fact('gstServicesSpecial')} in the special category states (${yearOf('gstServices')}). Using section 44ADA has no effect on that.</p>
<h2>Under the new Act</h2>
<p>From tax year 2026-27 the Income-tax Act 2025 puts the presumptive schemes together in one section. How it works for a profession, with half of the receipts as profit, was carried over. The <a href="/blog/income-tax-act-2025-and-the-tax-year">article on the new Act</a> says which year falls under which law.</p>
<h2>What to do next</h2>
<ol>
<li>Add up invoices for the year and compare them with Form 26AS.</li>
<li>Add up real expenses, roughly, by head.</li>
<li>If they come to less than half, section 44ADA will probably do. If they come to more, have both ways worked out before you choose.</li>
</ol>
<p>We make that comparison for everybody who files with us under <a href="/services/professionals-filing">professionals and freelancers</a>. If you are not sure whether your work is on the list, <a href="/contact">describe it in two sentences</a> and we will tell you.</p>`,
}
