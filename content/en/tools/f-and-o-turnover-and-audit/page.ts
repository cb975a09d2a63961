import { paths } from '#app/paths.ts'
import { businessFacts as business } from '../../../facts/business.ts'
import { formatFact as fact } from '../../../facts/format.ts'
import { tradingFacts as trading } from '../../../facts/trading.ts'
import type { Phase, Season } from '../../season/season.ts'
import type { ToolPage } from '../page.ts'

const { auditTurnover, auditTurnoverDigital, auditProfit, cashShare, presumptiveLockOut } = business

const dueDates = ({ on, groups }: Season) =>
  `Without an audit the return ${isOrWas(groups.business)} due on ${on.business}. With one it ${isOrWas(groups.audit)} due on ${on.audit}, and the report a month before that.`
const isOrWas = (phase: Phase) => (phase === 'open' || phase === 'last-week' ? 'is' : 'was')

/** The texts of the page. */
export const page: ToolPage = {
  title: 'F&O turnover and audit',
  text: 'Paste your P&L. See your turnover and whether you need an audit.',
  searchWords: 'f&o fno futures options turnover audit intraday trader trading 44ab',
  metadata: {
    title: 'F&O Turnover Calculator and Tax Audit Check',
    description:
      'Paste the profit or loss of each futures and options trade. See turnover by the ICAI method, whether you need a tax audit, your due dates and losses.',
    keywords: ['F&O turnover', 'tax audit limit', 'section 44AB', 'intraday turnover', 'ITR-3'],
  },
  about: [
    {
      title: 'How turnover is counted in F&O',
      paragraphs: [
        'Turnover isn’t the value of the contracts you traded. The Institute of Chartered Accountants of India adds up the absolute value of every profit and every loss. A profit of ₹50,000 and a loss of ₹40,000 make a turnover of ₹90,000 and a profit of ₹10,000.',
        'Premium received on options you sold isn’t added again if the result already includes it, as it does in nearly every broker report. Intraday share trades are counted the same way, but separately, because the law treats them as speculative.',
        'Use a trade-wise or contract-wise report. A monthly summary nets profits against losses first, so its turnover is too low. Trade-wise and contract-wise turnover can differ. Pick one, record it and stick to it.',
      ],
    },
    {
      title: 'When you need an audit',
      paragraphs: [
        `Turnover up to ${fact(auditTurnover)} alone never requires an audit. Between that and ${fact(auditTurnoverDigital)}, you don’t need one as long as cash is at most ${fact(cashShare)} of what you receive and at most ${fact(cashShare)} of what you pay. Trading through a broker involves no cash, but if you also run a shop, its cash counts in the same percentages. Above ${fact(auditTurnoverDigital)} you always need one.`,
        `You may have read that a profit below ${fact(auditProfit)} of turnover means an audit. By itself, it doesn’t. That figure comes from section 44AD. It matters only if you declared income under that section in one of the five years before, declare less now, and have a total income above the basic exemption. Then you need an audit, and section 44AD is closed to you for the next ${fact(presumptiveLockOut)}.`,
      ],
    },
    {
      title: 'What happens to a loss',
      paragraphs: [
        `An F&O loss is an ordinary business loss. You can set it off this year against rent, interest, capital gains and other business income, but not against salary, crypto gains or winnings. You can carry forward the rest for ${fact(trading.businessLossCarryForward)} against business income. You can set off an intraday loss only against speculative profits, and carry it forward for ${fact(trading.speculativeLossCarryForward)}. You can carry forward either only if you file by the due date, so file even if no tax is due.`,
      ],
    },
  ],
  example: {
    title: 'A year that ends in a loss',
    text: 'Meera trades index futures and options and a few shares intraday, all through one broker. She has never used section 44AD. She ends the year with a loss, and has read that a loss always means an audit.',
  },
  edgeCases: [
    {
      title: 'Delivery trades',
      text: 'Shares you took into your demat account are usually capital gains and don’t belong in this turnover.',
    },
    {
      title: 'Open positions on 31 March',
      text: 'Follow the method your books use every year. Leave them out here unless your books close them on that date.',
    },
  ],
  faqs: [
    {
      question: ({ name }) => `What are the due dates for ${name}?`,
      answer: {
        group: 'business',
        open: dueDates,
        belated: (season) =>
          `${dueDates(season)} You can file a belated return until ${season.on.belated}, but you can’t carry a trading loss forward in it.`,
        closed: (season) =>
          `${dueDates(season)} The last day for a belated return was ${season.on.belated}.`,
      },
    },
    {
      question: 'What does it cost to skip a required audit?',
      answer: `For FY 2025-26 the penalty is ${fact(business.auditPenaltyShare)} of turnover, at most ${fact(business.auditPenaltyMost)} (section 271B). It may be waived if you had a reasonable cause.`,
    },
    {
      question: 'Which return form do I file?',
      answer:
        'ITR-3 in nearly all cases, because F&O and intraday are business income. ITR-1 and ITR-2 don’t cover it.',
    },
    {
      question: 'Can I deduct my costs?',
      answer:
        'Yes, if you declare your actual profit or loss: brokerage, exchange charges, securities transaction tax, data, software, the trading share of internet and phone, and interest on money borrowed to trade. Costs lower your profit. They don’t lower turnover.',
    },
  ],
  related: [
    { href: paths.service('traders-filing'), label: 'Filing for traders' },
    { href: paths.post('f-and-o-turnover-and-tax-audit'), label: 'F&O turnover, step by step' },
  ],
}
