import { paths } from '#app/paths.ts'
import { businessFacts as business } from '../../tax-facts/business.ts'
import { calendarFacts as calendar } from '../../tax-facts/calendar.ts'
import { dueDateFacts as dates } from '../../tax-facts/due-dates.ts'
import { formatFact as fact } from '../../tax-facts/format.ts'
import { tradingFacts as trading } from '../../tax-facts/trading.ts'
import type { ToolPage } from '../page.ts'

const { auditTurnover, auditTurnoverDigital, auditProfit, cashShare, presumptiveLockOut } = business

export const page: ToolPage = {
  title: 'F&O turnover and audit',
  text: 'Paste your results. See your turnover and if you need an audit.',
  metadata: {
    title: 'F&O Turnover Calculator and Tax Audit Check',
    description:
      'Paste the profit or loss of each futures and options trade. See your turnover by the ICAI method, whether you need a tax audit, your due dates and your losses.',
    keywords: ['F&O turnover', 'tax audit limit', 'section 44AB', 'intraday turnover', 'ITR-3'],
  },
  about: [
    {
      title: 'How turnover is counted in F&O',
      paragraphs: [
        'Turnover isn’t the value of the contracts you traded. The Institute of Chartered Accountants of India adds up the profit and the loss of every trade, and drops the minus sign of the losses. A profit of ₹50,000 and a loss of ₹40,000 make a turnover of ₹90,000 and a profit of ₹10,000.',
        'Premium received on options you sold isn’t added again when it’s already inside the result, as it is in nearly every broker report. Intraday trades in shares are counted in the same way, but kept apart, because the law calls them speculative.',
        'Use the report that lists each trade or each contract. A summary by month nets profits against losses first, so its turnover is too low. Trade-wise and contract-wise counts can differ. Pick one, note it and keep to it.',
      ],
    },
    {
      title: 'When you need an audit',
      paragraphs: [
        `Up to ${fact(auditTurnover)} of turnover, size alone never leads to an audit. Between that and ${fact(auditTurnoverDigital)}, you stay free of it while cash is at most ${fact(cashShare)} of what you receive and at most ${fact(cashShare)} of what you pay. Trading through a broker has no cash at all, but a shop you also run counts in the same percentages. Above ${fact(auditTurnoverDigital)} you always need one.`,
        `You may have read that a profit below ${fact(auditProfit)} of turnover means an audit. It doesn’t, by itself. That figure belongs to section 44AD. It matters only if you declared income under that section in one of the five years before, declare less now, and have a total income above the basic exemption. Then you need an audit, and section 44AD is closed to you for the next ${fact(presumptiveLockOut)}.`,
      ],
    },
    {
      title: 'What happens to a loss',
      paragraphs: [
        `An F&O loss is an ordinary business loss. You can use it this year against rent, interest, capital gains and other business income, but not against salary. What remains lasts for ${fact(trading.businessLossCarryForward)} against business income. An intraday loss goes against speculative profits only and lasts for ${fact(trading.speculativeLossCarryForward)}. You keep either only if you file by the due date, so file even when no tax is payable.`,
      ],
    },
  ],
  example: {
    title: 'A year that ends in a loss',
    text: 'Meera trades index futures and options and a few shares intraday, all through one broker. She has never used section 44AD. Her year ends below zero, and she has read that a loss always means an audit.',
  },
  edgeCases: [
    {
      title: 'F&O under section 44AD',
      text: 'Whether futures and options can be a business under this section is disputed, and so is what follows when you stop declaring under it. Show a chartered accountant your last five returns.',
    },
    {
      title: 'More than one business',
      text: 'Turnover and cash of all your businesses are added. Enter the rest under “Cash and other business”.',
    },
    {
      title: 'Delivery trades',
      text: 'Shares you took into your demat account are usually capital gains and don’t belong in this turnover.',
    },
    {
      title: 'Open positions on 31 March',
      text: 'Traders count them by the method their books use each year. Leave them out here unless your books close them on that day.',
    },
  ],
  faqs: [
    {
      question: 'Do I need an audit if I made a loss in F&O?',
      answer: `Not because of the loss. Up to ${fact(auditTurnover)} of turnover an audit follows only from leaving section 44AD early with a total income above the basic exemption. Up to ${fact(auditTurnoverDigital)} it follows from cash of more than ${fact(cashShare)} on either side.`,
    },
    {
      question: 'What are the due dates for FY 2025-26?',
      answer: `Without an audit the return was due on ${fact(dates.dueDateBusinessAy2026)}. With one, the report was due on ${fact(calendar.auditReportDateAy2026)} and the return on ${fact(dates.dueDateAuditAy2026)}. You can still file a belated return until ${fact(dates.belatedDateAy2026)}, but it carries no trading loss forward.`,
    },
    {
      question: 'What does it cost to skip a required audit?',
      answer: `For FY 2025-26 the penalty is ${fact(business.auditPenaltyShare)} of turnover, at most ${fact(business.auditPenaltyMost)} (section 271B). It may be dropped for a reasonable cause.`,
    },
    {
      question: 'Which return form do I file?',
      answer:
        'ITR-3 in nearly all cases, because F&O and intraday are business income. ITR-1 and ITR-2 have no place for it.',
    },
    {
      question: 'Can I deduct my costs?',
      answer:
        'Yes, if you declare your real result: brokerage, exchange charges, securities transaction tax, data, software, the trading share of internet and phone, and interest on money borrowed to trade. Costs lower your profit. They don’t lower turnover.',
    },
  ],
  related: [
    { href: paths.service('traders-filing'), label: 'Filing for traders' },
    { href: paths.post('f-and-o-turnover-and-tax-audit'), label: 'F&O turnover, step by step' },
  ],
}
