import { paths } from '#app/paths.ts'
import { advanceTaxFacts } from '../../../facts/advance-tax.ts'
import { calendarFacts } from '../../../facts/calendar.ts'
import { dueDateFacts } from '../../../facts/due-dates.ts'
import { formatFact } from '../../../facts/format.ts'
import { houseRentFacts } from '../../../facts/house-rent.ts'
import { lateReturnFacts } from '../../../facts/late-returns.ts'
import { propertyFacts } from '../../../facts/property.ts'
import type { Season } from '../../season/season.ts'
import type { ToolPage } from '../page.ts'

const dates = { ...calendarFacts, ...dueDateFacts }
const date = (id: keyof typeof dates) => formatFact(dates[id])

const LATE = `There’s a late fee of up to ${formatFact(lateReturnFacts.lateFee)}, most losses can’t be carried forward, and without business income you’re in the new regime.`
const due = (on: Season['on']) =>
  `${on.plain} without business income, ${on.business} with business income and no audit, and ${on.audit} with an audit`

/** The texts of the page of due dates. */
export const page: ToolPage = {
  title: 'Income tax due dates',
  text: 'Choose your income and see only the dates that apply to you.',
  searchWords: 'due date dates calendar deadline last reminder 31 july december',
  metadata: {
    title: 'Income Tax Due Dates for You, 2026-27',
    description:
      'Income tax due dates for salaried people, businesses, presumptive taxpayers, tenants and buyers. Add them to your calendar or get email reminders.',
    keywords: [
      'income tax due dates',
      'belated return last date',
      'advance tax due dates',
      'tax calendar 2026-27',
    ],
  },
  about: [
    {
      title: 'Your due date',
      paragraphs: [
        `From AY 2026-27 there are three dates for an original return. If you have salary, pension, rent or capital gains, yours comes first: ${date('dueDate2026')} for tax year 2026-27. If you have business or professional income and no audit, you have until ${date('dueDateBusiness2026')}, and so do partners of a firm that isn’t audited. With a tax audit, the report is due by ${date('auditReportDate2026')} and the return by ${date('dueDateAudit2026')}.`,
        `What counts is what you earned in the year, not your main job. A single freelance invoice on top of a salary is professional income, and changes both your due date and your form.`,
      ],
    },
    {
      title: 'After the due date',
      paragraphs: [
        {
          group: 'plain',
          open: ({ name, on }) =>
            `A return for ${name} that isn’t filed by its due date can be filed as a belated return until ${on.belated}. ${LATE}`,
          belated: ({ name, on }) =>
            `A return for ${name} can still be filed as a belated return until ${on.belated}. ${LATE}`,
          closed: ({ name, on }) =>
            `The last day for a belated return for ${name} was ${on.belated}.`,
        },
        ({ name, on }) =>
          `A return that was filed, late or on time, can be revised. For ${name}, the last day is ${on.revised}.`,
        ({ on }) =>
          `After that, only an updated return (ITR-U) is left, until ${on.updated}. It can’t claim a refund, and its additional tax goes up every year on 1 April.`,
      ],
    },
    {
      title: 'Advance tax and TDS have their own dates',
      paragraphs: [
        `If your tax for the year, after TDS, is ${formatFact(advanceTaxFacts.advanceTaxFrom2026)} or more, you pay it in instalments in June, September, December and March. Presumptive taxpayers pay once, in March. What you pay by 31 March still counts as advance tax, but interest for the missed instalment may already run.`,
        `If you pay rent above ${formatFact(houseRentFacts.rentTdsMonthly2026)} a month, or buy property for ${formatFact(propertyFacts.propertyTdsFrom)} or more, you deduct TDS yourself. No TAN is needed if the landlord or seller lives in India, nor, from 1 October 2026, by a resident individual or HUF who buys from a seller abroad. You report and pay it with Form 141, which replaced Forms 26QB and 26QC.`,
      ],
    },
  ],
  example: {
    title: 'A shop owner who pays rent',
    text: ({ income }) =>
      `She keeps books, needs no audit, has filed her return for ${income}, and pays enough rent to deduct TDS.`,
  },
  edgeCases: [
    {
      title: 'Dates that have passed',
      text: 'We found no order between July and November 2026 that extended a due date for returns. Confirm it on incometax.gov.in before you treat a return as late or on time.',
    },
    {
      title: 'Sundays and holidays',
      text: 'The list shows the date in the law, even if it’s a Sunday. Don’t count on an extra day. The portal and most banks take online payments every day.',
    },
    {
      title: 'Extensions',
      text: 'When a date is extended, we show both dates and name the circular. If you subscribe to the calendar, it updates itself.',
    },
    {
      title: 'Landlord or seller abroad',
      text: 'The rent and house dates assume that your landlord or seller lives in India. If not, other rules apply and you must deduct TDS from every payment. Ask us first.',
    },
  ],
  faqs: [
    {
      question: ({ name }) => `What is the last date to file for ${name}?`,
      answer: {
        group: 'plain',
        open: ({ on }) => `On time: ${due(on)}. After that, ${on.belated}, as a belated return.`,
        belated: ({ on }) => `${on.belated}, as a belated return. The due dates: ${due(on)}.`,
        closed: ({ on }) =>
          `The last day for a belated return was ${on.belated}. The due dates were ${due(on)}.`,
      },
    },
    {
      question: 'How do I get these dates into my calendar?',
      answer:
        'Download the file and open it, or subscribe. A download never changes. A subscription checks once a day for new and extended dates. Each date has an alert a week before.',
    },
    {
      question: 'Do the reminders cost anything, and who sees my address?',
      answer:
        'They’re free. We store your email address and the dates you chose, send one email seven days and one the day before each date, and use the address for nothing else. Every email has a link that stops the reminders and deletes your address at once.',
    },
    {
      question: 'Why does my employer ask for proofs before March?',
      answer: `Your employer has to deduct the right tax by the end of the year, so it asks for Form 124 and proofs in January or February. If you miss that, you can still claim most deductions in your return, as long as you paid by 31 March.`,
    },
  ],
  related: [
    { href: paths.tool('what-can-i-still-do'), label: 'Missed a date? What you can still do' },
    { href: paths.tool('advance-tax'), label: 'Advance tax' },
    { href: paths.tool('tds-on-rent-and-house'), label: 'TDS on rent and house' },
    { href: paths.guide('earlier-years'), label: 'Returns for earlier years' },
  ],
}
