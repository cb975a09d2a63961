import { paths } from '#app/paths.ts'
import { equityFacts as equity } from '../../../facts/equity.ts'
import { formatFact as fact } from '../../../facts/format.ts'
import { propertyFacts } from '../../../facts/property.ts'
import { tradingFacts as trading } from '../../../facts/trading.ts'
import type { ToolPage } from '../page.ts'

const {
  capitalGainsChange,
  capitalGainsLastOldDay,
  grandfatheringDate,
  holdingEquity,
  ltcgEquityExemption,
  ltcgEquityRate,
  ltcgEquityRate2023,
  stcgEquityRate,
  stcgEquityRate2023,
} = equity

export const page: ToolPage = {
  title: 'Shares and funds',
  text: 'Tax on your gains, and how much exemption is left.',
  searchWords:
    'shares stocks mutual fund funds equity capital gains ltcg stcg 112a 111a crypto harvest grandfathering loss',
  metadata: {
    title: 'Capital Gains Tax Calculator for Shares and Funds',
    description:
      'Tax on shares, mutual funds and crypto by date of sale, with losses set off in the right order, grandfathered cost and the exemption you have left.',
    keywords: ['capital gains calculator', 'LTCG tax', 'STCG tax', 'tax harvesting', 'crypto tax'],
  },
  about: [
    {
      title: 'How gains on shares are taxed',
      paragraphs: [
        `Listed shares and equity funds are long-term when you hold them for more than ${fact(holdingEquity)}. If you sell on the anniversary, they’re still short-term. Long-term gains are taxed at ${fact(ltcgEquityRate)}, but the first ${fact(ltcgEquityExemption)} each year is tax-free. Short-term gains are taxed at ${fact(stcgEquityRate)}.`,
        `For sales up to ${fact(capitalGainsLastOldDay)}, the rates were ${fact(ltcgEquityRate2023)} and ${fact(stcgEquityRate2023)}. So FY 2024-25 has two sets of rates, for sales before and from ${fact(capitalGainsChange)}, but one exemption for the whole year. We use it on the gains with the higher rate first.`,
        `For shares and funds bought by ${fact(grandfatheringDate)}, you can use the value on that day as your cost. It can’t be more than your sale price, so it never creates a loss.`,
      ],
    },
    {
      title: 'The order in which losses are used',
      paragraphs: [
        `You can set off a long-term loss only against long-term gains. A short-term loss goes against short-term gains first and then against long-term ones. Neither reduces salary, rent or interest. You can set off an F&O loss of the same year against capital gains too, but not against crypto gains. Losses from earlier years come last. You can carry forward the rest for ${fact(trading.capitalLossCarryForward)}, counted in assessment years, if you file by the due date.`,
        'Within these limits, the law doesn’t say which gain a loss goes against. We use the gain with the highest rate, where it saves the most. Losses come off before the exemption, even where the gain would have been exempt.',
      ],
    },
    {
      title: 'Using your exemption before 31 March',
      paragraphs: [
        'Any exemption you don’t use is lost at the end of the year. Some investors sell long-term holdings in March and buy them back, so that this year’s exemption covers the gain and the new purchase has a higher cost. You pay brokerage and STT, and the holding period starts again.',
      ],
    },
  ],
  example: {
    title: 'Gains, a loss and two coins',
    text: 'Kabir sold equity funds at a long-term gain and a few shares at a short-term loss. He also sold a gold fund after three years, and two crypto coins, one of them at a loss. He still has a short-term loss from last year.',
  },
  edgeCases: [
    {
      title: 'Bonus shares, splits and gifts',
      text: `Bonus shares allotted after ${fact(grandfatheringDate)} have a cost of nil. For gifts and inheritances, use the previous owner’s cost and date.`,
    },
    {
      title: 'Gold ETFs',
      text: `If you sell them on or after ${fact(capitalGainsChange)}, they’re long-term after ${fact(holdingEquity)}, sooner than gold, because they’re listed. This tool doesn’t cover them, so ask us.`,
    },
    {
      title: 'Bought around a dividend or bonus',
      text: 'A loss on units or shares bought shortly before a dividend or bonus may not count. We don’t check for that here. Ask us.',
    },
  ],
  faqs: [
    {
      question: 'Is the exempt amount deducted from my income?',
      answer: `No. The whole long-term gain stays in total income, so it counts for the rebate limit and for surcharge. You just don’t pay tax on the first ${fact(ltcgEquityExemption)}.`,
    },
    {
      question: 'Does the rebate cover tax on share gains?',
      answer:
        'Not in the new regime from FY 2025-26: the rebate reduces tax at slab rates only. In neither regime does it reduce tax on long-term gains on listed equity.',
    },
    {
      question: 'Which dates count for a mutual fund?',
      answer:
        'The dates of allotment and redemption in your fund’s capital gains statement. Each SIP instalment has its own date, and the oldest units count as sold first.',
    },
    {
      question: 'How are debt funds taxed?',
      answer: `Debt fund units bought from ${fact(propertyFacts.debtFundCutOff)} give short-term gains, taxed at your slab rate however long you hold them. Older units can be long-term. Enter the sale with its dates and the tool tells you.`,
    },
  ],
  related: [
    { href: paths.service('capital-gains-filing'), label: 'Filing for investors' },
    {
      href: paths.post('complete-guide-to-capital-gains-taxation-in-india'),
      label: 'Capital gains, a guide',
    },
    { href: paths.post('crypto-tax-in-india'), label: 'Tax on crypto' },
  ],
}
