import { capitalGainFacts as rules } from '../../../facts/capital-gains.ts'
import { costInflationFacts as index } from '../../../facts/cost-inflation.ts'
import { equityFacts } from '../../../facts/equity.ts'
import { formatFact as fact } from '../../../facts/format.ts'
import { propertyFacts as facts } from '../../../facts/property.ts'
import { rateFacts } from '../../../facts/rates.ts'
import { tradingFacts } from '../../../facts/trading.ts'
import type { ToolPage } from '../page.ts'

const change = fact(equityFacts.capitalGainsChange)
const plain = fact(facts.ltcgPropertyRate)
const indexed = fact(facts.ltcgPropertyIndexedRate)
const valueDay = fact(facts.propertyValueDate)
const months = fact(facts.holdingProperty)

export const page: ToolPage = {
  title: 'Tax on selling a house',
  text: 'Your tax, how to save it, and by when.',
  searchWords:
    'house property flat land plot sale sell sold indexation capital gains 54 54ec 54f nri',
  metadata: {
    title: `House Sale Tax Calculator: ${plain} or ${indexed} Indexed`,
    description: `Tax on selling a house or land: ${plain} against ${indexed} with indexation, what sections 54, 54F and 54EC save, their last days, and TDS if you’re an NRI.`,
    keywords: [
      'capital gains tax on property',
      'indexation calculator',
      'cost inflation index',
      'section 54',
      'section 54EC',
      'NRI property sale TDS',
    ],
  },
  about: [
    {
      title: 'Two taxes, and you pay the lower one',
      paragraphs: [
        `Land or a building held for more than ${months} gives a long-term gain. If you sell on or after ${change}, the tax is ${plain} of the gain. If you’re a resident individual or HUF and bought it before that date, there’s a second calculation: ${indexed} of the gain after the cost inflation index has increased your costs. You pay the lower of the two.`,
        `The index is ${fact(index.inflationIndexBase)} for FY 2001-02, ${fact(index.inflationIndex)} for FY 2025-26 and ${fact(index.inflationIndex2026)} for tax year 2026-27. A cost is multiplied by the index of the year of the sale and divided by the index of the year in which you paid it. Indexation usually helps if the price rose slowly over many years, and doesn’t if it doubled in a few. The chart in your answer shows the price at which that changes for you.`,
        'The index is only for comparing the two taxes. Your return shows the gain without indexation, and that gain counts for surcharge and the rebate. Indexation can’t turn a gain into a loss.',
      ],
    },
    {
      title: 'What counts as price and as cost',
      paragraphs: [
        `The price is what the deed says, less brokerage and legal fees of the sale. If the stamp duty value is more than ${fact(facts.stampValueTolerance)} above the price, it counts as the price. Your cost is what you paid, with stamp duty and registration, plus lasting improvements, each with its own year. Repairs and repainting don’t count, and neither does loan interest you’ve already deducted.`,
        `For a property bought before ${valueDay}, you can use its value on that day as your cost. Get a registered valuer’s report. The value can’t be more than that day’s stamp duty value, if there was one, and it includes earlier improvements.`,
      ],
    },
    {
      title: 'How to save the tax',
      paragraphs: [
        `If you sell a house, what you invest in another house in India is exempt, up to the gain. If you sell land, a shop or an office, the exemption is proportionate: to exempt the whole gain, you have to invest the whole net price. Either way, you can buy from ${fact(facts.newHouseBefore)} before to ${fact(facts.newHouseAfter)} after the sale, or build within ${fact(facts.newHouseBuilt)}, and at most ${fact(facts.newHouseCeiling)} of the cost counts.`,
        `Capital gains bonds exempt up to ${fact(facts.gainBondsLimit)} of the gain on land or a building. You have to buy them within ${fact(facts.gainBondsWindow)} and keep them for ${fact(facts.gainBondsLock)}. If you haven’t spent the money for a new house by the due date of your return, deposit it in a Capital Gains Account by then. Missing that date is a common way to lose the exemption.`,
      ],
    },
    {
      title: 'If you live abroad',
      paragraphs: [
        `A non-resident pays ${plain} and can’t choose indexation. What matters is your residential status in the year of sale. If you’ve moved back and are a resident in that year, you can use indexation, even if you bought the flat while living in Dubai or New Jersey.`,
        `The buyer deducts tax from every payment to a non-resident, whatever the price: ${plain} on a long-term sale, with surcharge and cess. If that’s more than your tax, apply for a lower deduction certificate before the sale (${fact(rules.lowerTdsForm)}, or ${fact(rules.lowerTdsForm2026)} for tax year 2026-27). From ${fact(facts.buyerTanNotNeededFrom)}, a buyer who is a resident individual or HUF needs only a PAN, not a TAN.`,
      ],
    },
  ],
  example: {
    title: 'A flat in Pune, held for sixteen years',
    text: 'Anita bought a flat in June 2010 and had it refitted in FY 2014-15. She sells it in August 2026 and invests part of the gain in bonds.',
  },
  edgeCases: [
    {
      title: 'Inherited or a gift',
      text: 'The previous owner’s holding period and cost count as yours. Whether indexation runs from the previous owner’s year is disputed, though several High Courts have said so.',
    },
    {
      title: 'A flat from a builder',
      text: 'The holding period often counts from the allotment letter, but possession or registration can decide it. Ask a CA if the answer depends on it.',
    },
    {
      title: 'Rural agricultural land and business premises',
      text: 'Rural agricultural land isn’t a capital asset. A building on which you claimed depreciation gives a short-term gain, however long you held it. This tool covers neither, so ask us about yours.',
    },
  ],
  faqs: [
    {
      question: 'Can I buy two houses?',
      answer: `If you sold a house and the gain is at most ${fact(rules.twoHousesGain)}, you can buy two houses instead of one, once in your lifetime. If you sold land or anything else, only one counts. If you sell a new house within ${fact(rules.newHouseKept)}, you lose the exemption.`,
    },
    {
      question: 'I made a loss. Can I set it off against my salary?',
      answer: `No. You can set off a long-term loss only against long-term gains. You can carry forward the rest for ${fact(tradingFacts.capitalLossCarryForward)}, if you file by the due date.`,
    },
    {
      question: 'Is surcharge added?',
      answer: `Only if your total income, gain included, is above ${fact(rateFacts.surchargeFrom)}. It starts at ${fact(rateFacts.surchargeFirstRate)} of the tax and is at most ${fact(rateFacts.surchargeMostGains)} on a long-term gain. Everyone pays a cess of ${fact(rateFacts.cess)} as well. The regime you choose doesn’t change the rate on the gain.`,
    },
  ],
  related: [
    {
      href: '/blog/selling-a-house-indexed-or-not',
      label: 'Selling a house: two worked examples',
    },
    { href: '/services/capital-gains-filing', label: 'Capital gains filing' },
    { href: '/services/foreign-income-filing', label: 'Filing for NRIs' },
    { href: '/tools/advance-tax', label: 'Advance tax' },
  ],
}
