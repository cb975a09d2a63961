import { capitalGainFacts as rules } from '../../tax-facts/capital-gains.ts'
import { costInflationFacts as index } from '../../tax-facts/cost-inflation.ts'
import { equityFacts } from '../../tax-facts/equity.ts'
import { formatFact as fact } from '../../tax-facts/format.ts'
import { propertyFacts as facts } from '../../tax-facts/property.ts'
import { rateFacts } from '../../tax-facts/rates.ts'
import { tradingFacts } from '../../tax-facts/trading.ts'
import type { ToolPage } from '../page.ts'

const change = fact(equityFacts.capitalGainsChange)
const plain = fact(facts.ltcgPropertyRate)
const indexed = fact(facts.ltcgPropertyIndexedRate)
const valueDay = fact(facts.propertyValueDate)
const months = fact(facts.holdingProperty)

export const page: ToolPage = {
  title: 'Tax on selling a house',
  text: 'Your tax, how to save it, by when.',
  metadata: {
    title: 'House Sale Tax Calculator: Indexed or Plain',
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
        `Land or a building held for more than ${months} gives a long-term gain. Sold from ${change} on, it’s taxed at ${plain} of the gain. If you’re a resident individual or HUF and bought it before that day, there is a second figure: ${indexed} of the gain after the cost inflation index has raised your costs. Whatever the first tax has above the second is ignored.`,
        `The index is ${fact(index.inflationIndexBase)} for FY 2001-02, ${fact(index.inflationIndex)} for FY 2025-26 and ${fact(index.inflationIndex2026)} for tax year 2026-27. A cost is multiplied by the index of the year of the sale and divided by the index of the year in which you paid it. Houses that rose slowly over many years do better with the index, and houses that doubled in a few years do better without. The chart in your answer shows the price at which it turns for you.`,
        'The index only serves to compare the two taxes. The gain in your return stays the one without it, and that gain counts towards the limits for surcharge and for the rebate. Nor can the index turn a gain into a loss.',
      ],
    },
    {
      title: 'What counts as price and as cost',
      paragraphs: [
        `The price is what the deed says, less brokerage and legal fees of the sale. If the stamp duty value is more than ${fact(facts.stampValueTolerance)} above the price, it counts as the price. Your cost is what you paid, with stamp duty and registration, and lasting improvements each with its own year. Repairs and repainting don’t count, and neither does loan interest that you have already deducted.`,
        `For a property bought before ${valueDay} you may start from its value on that day. A registered valuer’s report supports it, and it may not be more than that day’s stamp duty value where there was one. Improvements before that day are then part of the value.`,
      ],
    },
    {
      title: 'How to save the tax',
      paragraphs: [
        `If you sell a house, what you put into another house in India is exempt, up to the gain. For land, a shop or an office it’s a share: to free the whole gain, the whole net price has to go into the house. Either way, you may buy from ${fact(facts.newHouseBefore)} before to ${fact(facts.newHouseAfter)} after the sale, or build within ${fact(facts.newHouseBuilt)}, and only ${fact(facts.newHouseCeiling)} of the cost counts.`,
        `Capital gains bonds free up to ${fact(facts.gainBondsLimit)} of the gain on land or a building. They have to be bought within ${fact(facts.gainBondsWindow)} and kept for ${fact(facts.gainBondsLock)}. Money for a new house that isn’t spent by the due date of your return has to be in a Capital Gains Account by then. People lose more exemptions by missing that day than by any other mistake.`,
      ],
    },
    {
      title: 'If you live abroad',
      paragraphs: [
        `A non-resident pays ${plain} without the choice of indexation. What matters is your residential status in the year of the sale, so a person who has come home and is resident in that year can use the index, even if the flat was bought from Dubai or New Jersey.`,
        `The buyer deducts tax from every payment to a non-resident, whatever the price: ${plain} on a long-term sale, with surcharge and cess. Apply for a certificate before the sale (${fact(rules.lowerTdsForm)}, for tax year 2026-27 ${fact(rules.lowerTdsForm2026)}) if that’s more than your tax. From ${fact(facts.buyerTanNotNeededFrom)} a buyer who is a resident individual or HUF pays it with a PAN and needs no TAN.`,
      ],
    },
  ],
  example: {
    title: 'A flat in Pune, held for sixteen years',
    text: 'Anita bought a flat in June 2010 and had it refitted in FY 2014-15. She sells it in August 2026 and puts a part of the gain into bonds.',
  },
  edgeCases: [
    {
      title: 'Sold on the second anniversary',
      text: `Long-term begins on the day after ${months} are over. One day decides between your slab rate and ${plain}.`,
    },
    {
      title: 'Inherited or a gift',
      text: 'The previous owner’s time and cost count as yours. Whether the index runs from the previous owner’s year is disputed, though several High Courts have said so.',
    },
    {
      title: 'A flat from a builder',
      text: 'The time often counts from the allotment letter, but possession or registration can decide. Send us the documents if the answer depends on it.',
    },
    {
      title: 'Joint owners',
      text: 'Each owner has a gain, a choice of tax and exemptions of their own. Enter your share of price and cost.',
    },
    {
      title: 'Exemption and indexation together',
      text: 'The Acts don’t say how the two taxes compare once a part of the gain is exempt. We show the tax in both readings where they differ.',
    },
    {
      title: 'Rural farmland and business premises',
      text: 'Rural agricultural land isn’t a capital asset. A building on which you claimed depreciation gives a short-term gain however long you held it. The tool covers neither.',
    },
  ],
  faqs: [
    {
      question: `Can I choose indexation if I bought after ${fact(equityFacts.capitalGainsLastOldDay)}?`,
      answer: `No. For what was bought from ${change} on there is only the tax of ${plain} without indexation. The choice is for land and buildings bought before that day, and for resident individuals and HUFs only.`,
    },
    {
      question: 'Do I have to buy the new house before I sell?',
      answer: `No. A house bought in the ${fact(facts.newHouseBefore)} before the sale counts, and so does one bought in the ${fact(facts.newHouseAfter)} after it or built within ${fact(facts.newHouseBuilt)}. Until it’s paid for, keep the money in a Capital Gains Account from the due date of your return on.`,
    },
    {
      question: 'Can I buy two houses?',
      answer: `If you sold a house and the gain is at most ${fact(rules.twoHousesGain)}, two new houses count instead of one, once in your life. If you sold land or anything else, only one counts. A new house sold within ${fact(rules.newHouseKept)} brings the exempt gain back.`,
    },
    {
      question: 'I made a loss. Can I set it off against my salary?',
      answer: `No. A long-term loss lowers long-term gains only. What’s left is carried forward for ${fact(tradingFacts.lossCarryForward)}, if you file the return by its due date.`,
    },
    {
      question: 'Is surcharge added?',
      answer: `Only if your total income, gain included, is above ${fact(rateFacts.surchargeFrom)}. It begins at ${fact(rateFacts.surchargeFirstRate)} of the tax and is at most ${fact(rateFacts.surchargeMostGains)} on a long-term gain. Cess of ${fact(rateFacts.cess)} comes on top for everyone. The regime you choose doesn’t change the rate on the gain.`,
    },
  ],
  related: [
    {
      href: '/blog/selling-a-house-indexed-or-not',
      label: 'Selling a house, two cases worked out',
    },
    { href: '/services/capital-gains-filing', label: 'Capital gains filing' },
    { href: '/services/foreign-income-filing', label: 'Filing for NRIs' },
    { href: '/tools/advance-tax', label: 'Advance tax' },
  ],
}
