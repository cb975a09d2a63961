import { paths } from '../../../paths.ts'
import { advanceTaxFacts } from '../../tax-facts/advance-tax.ts'
import { calendarFacts } from '../../tax-facts/calendar.ts'
import { dueDateFacts } from '../../tax-facts/due-dates.ts'
import { formatFact } from '../../tax-facts/format.ts'
import { houseRentFacts } from '../../tax-facts/house-rent.ts'
import { lateReturnFacts } from '../../tax-facts/late-returns.ts'
import { propertyFacts } from '../../tax-facts/property.ts'
import type { ToolPage } from '../page.ts'

const date = (id: keyof typeof calendarFacts) => formatFact(calendarFacts[id])
const { belatedDateAy2026, revisedDateAy2026, updatedDateAy2026 } = dueDateFacts
const belated = formatFact(belatedDateAy2026)

/** The texts of the page of due dates. */
export const page: ToolPage = {
  title: 'Income tax due dates',
  text: 'Say who you are, and see only the dates that concern you.',
  metadata: {
    title: 'Income Tax Due Dates for You, 2026-27',
    description:
      'Income tax due dates for salaried people, businesses, presumptive taxpayers, tenants and buyers. Add them to your calendar or get an email before each.',
    keywords: [
      'income tax due dates',
      'belated return last date',
      'advance tax due dates',
      'tax calendar 2026-27',
    ],
  },
  about: [
    {
      title: 'Which date is yours',
      paragraphs: [
        `From AY 2026-27 there are three dates for an original return. People with salary, pension, rent or capital gains come first. For tax year 2026-27 their day is ${date('dueDate2026')}. People with business or professional income and no audit have until ${date('dueDateBusiness2026')}, and so do partners of a firm that isn’t audited. If your accounts are audited, the report is due by ${date('auditReportDate2026')} and the return by ${date('dueDateAudit2026')}.`,
        `What counts is what you earned in the year, not what you mostly are. One freelance invoice beside a salary is professional income, and moves your date and your form.`,
      ],
    },
    {
      title: 'After the due date',
      paragraphs: [
        `A return for FY 2025-26 (AY 2026-27) can still be filed as a belated one until ${belated}. It costs a fee of up to ${formatFact(lateReturnFacts.lateFee)}, most losses are not carried forward, and without business income you’re in the new regime. You can correct a return that you filed, late or not, until ${formatFact(revisedDateAy2026)}.`,
        `After the last day for a belated return only an updated return is left, until ${formatFact(updatedDateAy2026)}. It can’t claim a refund, and its additional tax rises every year on 1 April.`,
      ],
    },
    {
      title: 'Advance tax and TDS have dates of their own',
      paragraphs: [
        `If your tax for the year, after TDS, is ${formatFact(advanceTaxFacts.advanceTaxFrom2026)} or more, you pay it in instalments in June, September, December and March. Presumptive taxpayers pay once, in March. What you pay by ${date('yearEnd2026')} still counts as advance tax, but interest for the missed instalment may already run.`,
        `Tenants who pay more than ${formatFact(houseRentFacts.rentTdsMonthly2026)} a month and buyers of property for ${formatFact(propertyFacts.propertyTdsFrom)} or more deduct TDS themselves. They need no TAN if the landlord or seller lives in India. They report and pay it with Form 141, which replaced Forms 26QB and 26QC.`,
      ],
    },
  ],
  example: {
    title: 'A shop owner who pays rent',
    text: 'She keeps books, needs no audit, has filed her return for FY 2025-26, and pays enough rent to deduct TDS.',
  },
  edgeCases: [
    {
      title: 'Dates that have passed',
      text: 'We found no order that moved a return’s date between July and November 2026. Confirm it on incometax.gov.in before you treat a return as late or on time.',
    },
    {
      title: 'Sundays and holidays',
      text: 'The list shows the day the law names, even if it’s a Sunday. Don’t count on a day more. The portal and most banks take payments online every day.',
    },
    {
      title: 'Extensions',
      text: 'When a date is extended we keep the old one, show the new one and name the circular. A calendar that you subscribe to follows by itself.',
    },
    {
      title: 'Two at once',
      text: 'With a salary and a business the later of the two dates is yours. Choose the business.',
    },
    {
      title: 'Landlord or seller abroad',
      text: 'The dates for rent and house here assume that the other side lives in India. If not, tax is deducted from every payment under other rules. Ask us first.',
    },
  ],
  faqs: [
    {
      question: 'What is the last date to file for FY 2025-26 (AY 2026-27)?',
      answer: `${belated}, as a belated return. The due dates themselves were ${formatFact(dueDateFacts.dueDateAy2026)} without business income, ${formatFact(dueDateFacts.dueDateBusinessAy2026)} with business income and no audit, and ${formatFact(dueDateFacts.dueDateAuditAy2026)} with an audit.`,
    },
    {
      question: 'Is 31 July still the date for freelancers?',
      answer: `No. Since AY 2026-27 a business or profession without an audit has a month more. For tax year 2026-27 the day is ${date('dueDateBusiness2026')}.`,
    },
    {
      question: 'How do I get these dates into my calendar?',
      answer:
        'Download the file and open it, or subscribe. A download stays as it is today. A subscription asks us once a day and takes over new and extended dates. Each date comes with an alert a week ahead.',
    },
    {
      question: 'Do the reminders cost anything, and who sees my address?',
      answer:
        'They’re free. We store your email address and the dates you chose, send one email seven days and one the day before each date, and use the address for nothing else. Every email has a link that ends the reminders and deletes your address at once.',
    },
    {
      question: 'Why does my employer want proofs before March?',
      answer: `Your employer has to deduct the right tax by the end of the year, so it asks for Form 124 and the proofs in January or February. If you miss that, you can still claim most deductions in your return, as long as you paid by ${date('yearEnd2026')}.`,
    },
  ],
  related: [
    { href: paths.tool('what-can-i-still-do'), label: 'Missed a date? What you can still do' },
    { href: paths.tool('advance-tax'), label: 'Your instalments of advance tax' },
    { href: paths.tool('tds-on-rent-and-house'), label: 'TDS on rent and on a house' },
    { href: paths.guide('earlier-years'), label: 'Returns for earlier years' },
  ],
}
