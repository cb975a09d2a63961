import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { fact, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'
import { newRegimeTax, percentOf } from './worked-tax.ts'

const RECEIPTS = 4800000
const presumed = percentOf(taxFacts.professionProfit.value, RECEIPTS)
const expenses = [1200000, 2400000, 2880000]

export const section44ada: PostSeed = {
  slug: 'section-44ada-for-professionals',
  title: 'Section 44ADA for Professionals: When Half Is Too Much',
  excerpt:
    'Half of receipts as profit, no books, one advance tax date. Who can use section 44ADA, what it leaves out, and a comparison with actual expenses.',
  category: 'business-and-profession',
  publishedAt: '2026-07-08T10:00:00+05:30',
  updated: '2026-11-23T10:00:00+05:30',
  metaTitle: 'Section 44ADA for Professionals and Freelancers',
  metaDescription: `Who can use section 44ADA for FY 2025-26, the limits of ${fact('professionReceipts')} and ${fact('professionReceiptsDigital')} on receipts, what you can’t deduct, and when books serve you better.`,
  metaKeywords: 'section 44ADA, presumptive taxation, freelancers, professionals, ITR-4, tax audit',
  ogTitle: 'Section 44ADA: when half is right, and when it is too much',
  ogDescription:
    'Receipts limits, specified professions, what is left out and a worked comparison with actual expenses, for FY 2025-26 (AY 2026-27).',
  content: `<p>Section 44ADA offers professionals a deal: declare at least ${figure('professionProfit')} of your receipts as profit, and you need no books and no proof of expenses. For many it is a fair bargain. For some it is an expensive one, and a few can’t use it at all. Figures are for ${LATEST_YEAR}, and the same for FY 2026-27.</p>
<h2>Who can use it</h2>
<p>You must meet all three conditions.</p>
<h3>You are a resident individual or a partnership firm</h3>
<p>Limited liability partnerships, companies and Hindu undivided families can’t use it. Nor can non-residents.</p>
<h3>Your work is one of the listed professions</h3>
<ul>
<li>legal, medical, engineering, architectural</li>
<li>accountancy, technical consultancy, interior decoration</li>
<li>information technology, company secretary, authorised representative, film artist</li>
</ul>
<p>The list is narrower than it sounds. A software developer or technical consultant is usually on it. A content writer, trainer, influencer or recruiter often isn’t, and section 44AD, with its own limits, may fit instead. Calling yourself a consultant isn’t enough: what matters is what the client paid for. Commission and brokerage are outside both sections.</p>
<h3>Your receipts stay within the limit</h3>
${table({
  caption: `Section 44ADA, ${LATEST_YEAR}`,
  head: ['Point', 'Rule'],
  rows: [
    ['Gross receipts', `up to ${figure('professionReceipts')}`],
    [
      `Gross receipts, if cash is at most ${figure('cashShare')} of them`,
      `up to ${figure('professionReceiptsDigital')}`,
    ],
    ['Minimum profit to declare', `${figure('professionProfit')} of receipts`],
    ['Advance tax', `the whole amount by ${figure('advanceTaxMarch')}`],
    ['Return', 'ITR-4, or ITR-3 where other income requires it'],
    ['Due date in the Act', figure('dueDateBusinessAy2026')],
  ],
})}
<p>The higher limit applies ${yearOf('professionReceiptsDigital')}. Note that cheques other than account-payee cheques count as cash. Receipts are what clients pay before TDS, so take them from your invoices and not from the bank statement. GST that you collect for the government is normally left out.</p>
<h2>What the half covers</h2>
<p>Everything. Rent, staff, travel, software, internet and depreciation are all taken as allowed. A laptop bought in March changes nothing. You can’t deduct interest and remuneration paid to partners either.</p>
<p>You keep your personal deductions, such as section 80C and health insurance, in the old regime.</p>
<h2>Presumptive or actual figures?</h2>
<p>Nisha is an architect with receipts of ${rupees(RECEIPTS)}, all through the bank, and no other income. Presumed profit is ${rupees(presumed)}. What she pays depends on the route she takes and on what she actually spends.</p>
${table({
  caption: `Tax with cess in the new regime, ${LATEST_YEAR}`,
  head: ['Actual expenses', 'Actual profit', 'Tax with books', 'Tax under section 44ADA'],
  rows: expenses.map((spent) => [
    rupeesInFull(spent),
    rupeesInFull(RECEIPTS - spent),
    rupeesInFull(newRegimeTax(RECEIPTS - spent)),
    rupeesInFull(newRegimeTax(Math.max(presumed, RECEIPTS - spent))),
  ]),
})}
<p>In the first row, section 44ADA saves her the books but no tax. The section taxes half of the receipts, <em>or a higher amount that you claim to have earned</em>. If Nisha knows that she earned ${rupees(RECEIPTS - expenses[0]!)}, we declare that. Many advisers read the section differently: half is enough, whatever you earned, and her tax is ${rupees(newRegimeTax(presumed))}. The point is disputed. We follow the words of the section unless you decide otherwise, and show you both figures. Keep invoices and bank statements either way, because savings that grow faster than declared income raise questions.</p>
<p>In the last row, actual figures save her ${rupees(newRegimeTax(presumed) - newRegimeTax(RECEIPTS - 2880000))} before costs.</p>
<p>Those costs are real. If you declare less than ${figure('professionProfit')} and your total income is above the basic exemption, you must keep books under section 44AA and have them audited under section 44AB, even though your receipts are below the audit limit of ${figure('auditProfession')}. Set the auditor’s fee and your own time against the saving. For ${LATEST_YEAR}, the audited return was due on ${figure('dueDateAuditAy2026')}, and the audit report a month before that.</p>
<blockquote><p>A rule of thumb: if actual expenses are not clearly above half of receipts, section 44ADA is simpler, and books would save you nothing.</p></blockquote>
<h2>No lock-in, unlike section 44AD</h2>
<p>A business that leaves section 44AD early is shut out of it for ${figure('presumptiveLockOut')}. Section 44ADA has no such rule. You can use it this year, keep books the next and come back the year after. Switching every year invites questions, so note the reason each time.</p>
<h2>Mistakes that lead to notices</h2>
<ul>
<li><strong>Receipts below those in Form 26AS.</strong> Clients report what they paid and deducted under section 194J. If some of it belongs to another year, keep a reconciliation.</li>
<li><strong>Salary shown as fees, or fees as salary.</strong> A full-time contract with one payer, fixed hours and leave may be employment, whatever it is called.</li>
<li><strong>Foreign clients forgotten.</strong> Their payments aren’t in Form 26AS, but they are receipts all the same. Claim tax they withheld through <a href="/blog/schedule-fa-and-form-67">Form 67</a>.</li>
<li><strong>ITR-4 with the wrong income.</strong> Most capital gains, foreign assets or a directorship take you to ITR-3. You can use section 44ADA there too.</li>
<li><strong>No advance tax.</strong> One date a year is easy to forget. It covers your whole advance tax, rent and interest included. See <a href="/blog/advance-tax-dates-shares-and-interest">what a delay costs</a>.</li>
</ul>
<h2>Which regime?</h2>
<p>The new regime applies unless you file Form 10-IEA by the due date. Presumed profit is often high compared with deductions, so the new regime is frequently cheaper for professionals, but calculate both. You can leave the old regime once. After that you can’t choose it again while you have business income.</p>
<h2>GST is another matter</h2>
<p>Income tax looks at profit, GST at turnover. Service providers must register when turnover crosses ${figure('gstServices')} a year, or ${figure('gstServicesSpecial')} in Manipur, Mizoram, Nagaland and Tripura. Other hill states have the usual limit for services. Using section 44ADA makes no difference to GST.</p>
<h2>Under the new Act</h2>
<p>From tax year 2026-27 all presumptive schemes are in section 58(2) of the Income-tax Act 2025. For a profession the limits stay ${figure('professionReceipts2026')} and ${figure('professionReceiptsDigital')}, and the profit ${figure('professionProfit2026')} of receipts. The <a href="/blog/income-tax-act-2025-and-the-tax-year">article on the new Act</a> explains which year falls under which law.</p>
<h2>What to do next</h2>
<ol>
<li>Add up invoices for the year and compare them with Form 26AS.</li>
<li>Add up your actual expenses, roughly, by head.</li>
<li>If they come to less than half, section 44ADA will probably do. If they come to more, have both routes calculated before you choose.</li>
</ol>
<p>We make that comparison for everyone who files with us as <a href="/services/professionals-filing">professionals and freelancers</a>. Not sure whether your work is on the list? <a href="/contact">Describe it in two sentences</a> and we’ll tell you.</p>
${sources([
  'professionReceipts',
  'professionReceipts2026',
  'professionReceiptsDigital',
  'auditProfession',
  'booksProfession',
  'advanceTaxMarch',
  'gstServices',
])}`,
}
