import { paths } from '#app/paths.ts'
import { equityFacts as equity } from '../../tax-facts/equity.ts'
import { formatFact as fact } from '../../tax-facts/format.ts'
import { propertyFacts } from '../../tax-facts/property.ts'
import { tradingFacts as trading } from '../../tax-facts/trading.ts'
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
  text: 'Tax on your gains, and what’s still free.',
  metadata: {
    title: 'Capital Gains Tax Calculator for Shares and Funds',
    description:
      'Tax on shares, mutual funds and crypto by date of sale, with losses set off in the right order, grandfathered cost and what is left of the exempt amount.',
    keywords: ['capital gains calculator', 'LTCG tax', 'STCG tax', 'tax harvesting', 'crypto tax'],
  },
  about: [
    {
      title: 'How gains on shares are taxed',
      paragraphs: [
        `Listed shares and equity funds are long-term when you hold them for more than ${fact(holdingEquity)}. Sold on the anniversary, they’re still short-term. A long-term gain pays ${fact(ltcgEquityRate)}, but the first ${fact(ltcgEquityExemption)} of a year is free of tax. A short-term gain pays ${fact(stcgEquityRate)}.`,
        `Sales up to ${fact(capitalGainsLastOldDay)} paid ${fact(ltcgEquityRate2023)} and ${fact(stcgEquityRate2023)}. FY 2024-25 therefore has two sets of rates, split at ${fact(capitalGainsChange)}, and one exempt amount for the whole year. We use it up at the higher rate first.`,
        `For shares and funds bought by ${fact(grandfatheringDate)}, the value on that day can stand in for your cost. It’s limited by the price you sold at, so it never makes a loss.`,
      ],
    },
    {
      title: 'The order in which losses are used',
      paragraphs: [
        `A long-term loss goes against long-term gains only. A short-term loss goes against short-term gains first and then against long-term ones. Neither touches salary, rent or interest. An F&O loss of the same year can come off capital gains too. Losses of earlier years come last. What is left lasts for ${fact(trading.capitalLossCarryForward)}, counted in assessment years, if you file by the due date.`,
        'The law leaves open which gain a loss goes to within these limits. We give it to the gain with the highest rate, because it saves most there. Losses come off before the exempt amount, even where the gain would have been exempt.',
      ],
    },
    {
      title: 'Using the exempt amount before 31 March',
      paragraphs: [
        'What you don’t use of the exempt amount is lost at the end of the year. Some investors sell long-term holdings in March and buy them back, so that the gain falls into this year’s exempt amount and the new purchase has a higher cost. It costs brokerage and securities transaction tax, and the holding period of what you buy starts again.',
      ],
    },
  ],
  example: {
    title: 'Gains, a loss and two coins',
    text: 'Kabir sold equity funds at a long-term gain and a few shares at a short-term loss. He also sold a gold fund he had held for three years, and two coins, one of them below its cost. He still has a short-term loss from last year.',
  },
  edgeCases: [
    {
      title: 'Crypto stands alone',
      text: `Each gain pays ${fact(trading.cryptoRate)}. A loss on one coin lowers nothing, not even the gain on another.`,
    },
    {
      title: 'Little other income',
      text: 'If your other income is below the basic exemption and you’re a resident, the unused part comes off these gains. Enter it under “Your other income”.',
    },
    {
      title: 'Bonus shares, splits and gifts',
      text: `Bonus shares allotted after ${fact(grandfatheringDate)} cost nothing. Gifts and inheritances keep the earlier owner’s cost and date.`,
    },
    {
      title: 'Bought around a dividend or bonus',
      text: 'A loss on units or shares bought shortly before a dividend or bonus can be ignored by law. We don’t test for that here. Ask us.',
    },
  ],
  faqs: [
    {
      question: 'Is the exempt amount taken off my income?',
      answer: `No. The whole long-term gain stays in total income, so it counts for the rebate and for surcharge. Only the tax on the first ${fact(ltcgEquityExemption)} falls away.`,
    },
    {
      question: 'Does the rebate cover tax on share gains?',
      answer:
        'Not in the new regime from FY 2025-26: the rebate reduces tax at slab rates only. In neither regime does it reduce tax on long-term gains on listed equity.',
    },
    {
      question: 'Which day counts for a mutual fund?',
      answer:
        'The day of allotment of the units and the day of redemption, as your fund’s capital gains statement has them. Each monthly instalment of a SIP has its own date, and the oldest units are sold first.',
    },
    {
      question: 'Can I carry a loss forward if I file late?',
      answer:
        'No. A capital loss is carried forward only from a return filed by its due date. A belated return still sets it off within the year.',
    },
    {
      question: 'What about a debt fund?',
      answer: `Units of a debt fund bought from ${fact(propertyFacts.debtFundCutOff)} give short-term gains, taxed at your slab rate however long you hold them. Older units can be long-term. Enter the sale with its dates, and the tool decides.`,
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
