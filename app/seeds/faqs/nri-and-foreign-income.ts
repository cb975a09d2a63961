import { LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'nri-and-foreign-income'

export const nriAndForeignIncome: FaqText[] = [
  {
    slug: 'am-i-an-nri-for-income-tax',
    question: 'Am I an NRI for tax purposes?',
    category,
    law: ['visitorIncome', 'visitorDays'],
    answer: `<p>Count your days in India. For ${LATEST_YEAR} you are resident with ${figure('residentDays')} in the year, or with ${figure('residentShortDays')} in it and ${figure('residentEarlierDays')} in the ${figure('residentEarlierYears')} before; visitors and those leaving for work have other limits. Our tool <a href="/tools/resident-rnor-or-nri">Resident, RNOR or NR</a> counts yours, trip by trip.</p>`,
  },
  {
    slug: 'which-income-does-an-nri-pay-tax-on',
    question: 'What income is taxed in India for an NRI?',
    category,
    law: ['taxedNr', 'rebateIncomeNew'],
    alsoLaw: ['Sections 10(4)(ii) and 10(15)(iv)(fa), Income-tax Act 1961'],
    answer: `<p>Only income that arises in India or that you first receive here:</p>
<ul>
<li>rent from a house in India</li>
<li>interest on NRO accounts and Indian deposits</li>
<li>dividends of Indian companies</li>
<li>gains on Indian shares, funds and property</li>
<li>salary and fees for work done in India</li>
</ul>
<p>Interest on an NRE account is exempt while you live abroad under exchange control law, and on an FCNR deposit also while you are RNOR. Salary earned and received abroad is not taxed in India.</p>
<p>Usually TDS is deducted before you’re paid, and often more than the tax due, so many NRIs file to get the difference back. A treaty can lower the rate on interest and dividends. For that, you need a tax residency certificate and Form 10F.</p>
<p>The rebate under section 87A is for residents only. Our <a href="/services/foreign-income-filing">NRI and foreign income filing</a> covers all of this in one return.</p>`,
  },
  {
    slug: 'what-does-rnor-mean',
    question: 'I came back to India. What does RNOR mean for me?',
    category,
    law: ['taxedRnor', 'rnorNonResidentYears', 'rnorLookBackYears'],
    answer: `<p>Resident but not ordinarily resident: usually two or three years after you return, in which income earned abroad isn’t taxed and Schedule FA isn’t needed. For ${LATEST_YEAR} ${figure('rnorDays')} or fewer in India in the ${figure('rnorDaysYears')} before is one test. Our tool <a href="/tools/resident-rnor-or-nri">Resident, RNOR or NR</a> checks both for you.</p>`,
  },
  {
    slug: 'who-fills-in-schedule-fa',
    question: 'Do I have to report foreign shares and accounts in Schedule FA?',
    category,
    law: ['scheduleFaPenalty'],
    answer: `<p>Yes, if you are resident and ordinarily resident, whatever the amount: shares, RSUs, accounts, even signing authority. For ${LATEST_YEAR} it covers ${figure('scheduleFaPeriod')}. Leaving something out can cost ${figure('scheduleFaPenalty')} (${yearOf('scheduleFaPenalty')}). <a href="/blog/schedule-fa-and-form-67">Schedule FA and Form 67</a> shows which year applies to what.</p>`,
  },
  {
    slug: 'credit-for-tax-paid-abroad',
    question: 'Tax was deducted abroad. How do I avoid paying twice?',
    category,
    law: ['belatedDateAy2026', 'form44Verification'],
    alsoLaw: ['Sections 90 and 91, Income-tax Act 1961'],
    answer: `<p>Declare the full income here and claim the foreign tax, up to the Indian tax on it, in Form 67, Schedule FSI and Schedule TR. For ${LATEST_YEAR} the form can be filed until ${figure('form67Date')}. <a href="/blog/schedule-fa-and-form-67">Schedule FA and Form 67</a> works out an example.</p>`,
  },
  {
    slug: 'nri-selling-property-in-india',
    question: 'I live abroad and am selling a house in India. What should I know?',
    category,
    law: ['propertyTdsAbroad', 'lowerTdsForm'],
    answer: `<p>Three things differ from a sale by a resident:</p>
<ul>
<li><strong>Rate:</strong> ${figure('ltcgPropertyRate')} on the long-term gain (sold ${yearOf('ltcgPropertyRate')}), with no choice of indexation.</li>
<li><strong>TDS:</strong> on a long-term sale the buyer deducts ${figure('ltcgPropertyRate')} plus surcharge and cess, from the whole price unless you have a certificate. For resident sellers it’s ${figure('propertyTdsRate')}, if the price is ${figure('propertyTdsFrom')} or more (${yearOf('propertyTdsRate')}).</li>
<li><strong>Sending the money abroad:</strong> the bank asks for a declaration and usually for a CA’s certificate.</li>
</ul>
<p>A lower deduction certificate limits the TDS to the tax on your gain. Apply well before the deed is signed, with the tax calculation and the purchase documents. For payments from ${figure('buyerTanNotNeededFrom')}, a resident individual or HUF who buys from you needs no TAN. A PAN is enough.</p>
<p>NRIs can also claim the exemptions for a new house in India and for bonds. Start early, because you have to settle most of this before the sale. For the documents you’ll need, see <a href="/services/foreign-income-filing">foreign income and NRI filing</a>.</p>`,
  },
]
