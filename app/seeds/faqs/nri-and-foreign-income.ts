import { LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'nri-and-foreign-income'

export const nriAndForeignIncome: FaqText[] = [
  {
    slug: 'am-i-an-nri-for-income-tax',
    question: 'Am I an NRI for tax purposes?',
    category,
    law: [],
    answer: `<p>Count your days in India in the financial year. For ${LATEST_YEAR} you are resident if you were here for:</p>
<ul>
<li>${figure('residentDays')} or more of the year, or</li>
<li>${figure('residentShortDays')} of the year and ${figure('residentEarlierDays')} in the ${figure('residentEarlierYears')} before.</li>
</ul>
<p>For citizens who leave India for work, and for citizens and persons of Indian origin on a visit, the ${figure('residentShortDays')} become ${figure('residentDays')}. If you’re on a visit and your income, other than from foreign sources, is above ${figure('visitorIncome')}, they become ${figure('visitorDays')}.</p>
<p>If you meet neither test, you are non-resident, with one exception: citizens with such an income who aren’t liable to tax in any other country. Your passport, visa or type of bank account doesn’t decide it.</p>
<p>For four examples, see <a href="/blog/nri-rnor-or-resident-by-counting-days">NRI, RNOR or resident</a>. If you’re close to a limit, <a href="/contact">tell us the dates</a> before you travel.</p>`,
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
    law: ['taxedRnor'],
    answer: `<p>RNOR means resident but not ordinarily resident. It’s an in-between status for people who return after a long time. For ${LATEST_YEAR}, you are RNOR if you are resident and:</p>
<ul>
<li>were non-resident in ${figure('rnorNonResidentYears')} of the ${figure('rnorLookBackYears')} before, or</li>
<li>were in India for ${figure('rnorDays')} or fewer in the ${figure('rnorDaysYears')} before.</li>
</ul>
<p>As an RNOR, you are taxed like a resident on Indian income. Income you earn and receive abroad isn’t taxed, unless it comes from a business controlled, or a profession set up, in India. You don’t have to fill in Schedule FA.</p>
<p>It usually lasts two years, sometimes three. Use the time to close or rearrange foreign accounts, because after that India taxes your worldwide income and asks for every foreign asset. You don’t apply for the status. You state it in the return and keep proof of your days.</p>`,
  },
  {
    slug: 'who-fills-in-schedule-fa',
    question: 'Do I have to report foreign shares and accounts in Schedule FA?',
    category,
    law: [],
    answer: `<p>Yes, if you are resident and ordinarily resident, whatever the amount and whether or not there was income. Report vested RSUs, brokerage accounts, an old student account, foreign insurance and even signing authority over someone else’s account.</p>
<p>For ${LATEST_YEAR} the schedule covers ${figure('scheduleFaPeriod')} for countries that use the calendar year, while the income in the same return is for the Indian financial year.</p>
<p>Leaving something out can cost ${figure('scheduleFaPenalty')} under the Black Money Act. That penalty doesn’t apply if all your foreign assets other than immovable property are within ${figure('scheduleFaPenaltyFloor')} (${yearOf('scheduleFaPenaltyFloor')}), but you still have to report them.</p>
<p>If earlier returns were incomplete, ask before you file the next one: an updated return declares missed income, but it doesn’t make up for a missed Schedule FA. For an example of which year applies to what, see <a href="/blog/schedule-fa-and-form-67">Schedule FA and Form 67</a>.</p>`,
  },
  {
    slug: 'credit-for-tax-paid-abroad',
    question: 'Tax was deducted abroad. How do I avoid paying twice?',
    category,
    law: [],
    alsoLaw: ['Sections 90 and 91, Income-tax Act 1961'],
    answer: `<p>Claim foreign tax credit. Declare the full foreign income in India, and claim the tax paid abroad in three places: Form 67, Schedule FSI and Schedule TR. Attach proof of the foreign tax to the form.</p>
<p>For ${LATEST_YEAR}, you can file Form 67 until ${figure('form67Date')} if you filed the return on time, or as a belated return by ${figure('belatedDateAy2026')}. It’s better to file it before the return.</p>
<p>The credit is the lower of the foreign tax and the Indian tax on the same income. You get no refund of anything above that. If more was deducted abroad than the treaty allows, claim the difference back in that country.</p>
<p>You get no credit for interest and penalties paid abroad. If the foreign and Indian years differ, split the income by date, using monthly statements. From tax year 2026-27, Form 44 replaces Form 67. It needs a CA’s verification if the foreign tax is ${figure('form44Verification')} or more, so keep the proofs as they come.</p>`,
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
