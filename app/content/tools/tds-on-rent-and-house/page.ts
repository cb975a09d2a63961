import { paths } from '#app/paths.ts'
import { formatFact } from '../../tax-facts/format.ts'
import { houseRentFacts as rent } from '../../tax-facts/house-rent.ts'
import { propertyFacts as house } from '../../tax-facts/property.ts'
import { tdsFacts } from '../../tax-facts/tds.ts'
import type { ToolPage } from '../page.ts'

const rentLimit = formatFact(rent.rentTdsMonthly)
const rentRate = formatFact(rent.rentTdsRate)
const oldRentRate = formatFact(rent.rentTdsRate2023)
const houseLimit = formatFact(house.propertyTdsFrom)
const houseRate = formatFact(house.propertyTdsRate)
const gainRate = formatFact(house.ltcgPropertyRate)
const noTanFrom = formatFact(house.buyerTanNotNeededFrom)
const noPan = formatFact(tdsFacts.noPanTdsRate)
const days = formatFact(tdsFacts.challanStatementDays)

export const page: ToolPage = {
  title: 'TDS on rent and house',
  text: 'How much, from which payment, by when.',
  metadata: {
    title: 'TDS on Rent and on Buying a House: Calculator',
    description:
      'How much TDS a tenant or a house buyer deducts, from which payment, with Form 141 or the older 26QC and 26QB, by which day, and what a payee abroad changes.',
    keywords: ['TDS on rent', 'TDS on property', 'Form 141', 'Form 26QB', 'Form 26QC', '194-IA'],
  },
  about: [
    {
      title: 'When a tenant deducts tax',
      paragraphs: [
        `If you rent from a resident and pay more than ${rentLimit} for a month, you deduct ${rentRate} of the year’s rent. You do it once: from the rent of March, or of your last month if you move out earlier. It’s never more than the rent of that month.`,
        `This is the rule for individuals and HUFs whose accounts weren’t under tax audit. It holds for homes, offices and shops alike, and you need no TAN. Up to 30 September 2024 the rate was ${oldRentRate}, and many pages still show it.`,
      ],
    },
    {
      title: 'When a buyer deducts tax',
      paragraphs: [
        `From ${houseLimit} you deduct ${houseRate} when you buy a house, flat, shop or plot from a resident. Both the price and the stamp duty value are looked at, and the tax is ${houseRate} of the higher one. Exactly ${houseLimit} is already inside.`,
        'The tax comes off each payment, the booking amount included. You can’t leave it to the last instalment, and a bank that pays the seller directly deducts nothing for you: that part is your duty too.',
      ],
    },
    {
      title: 'One form for both',
      paragraphs: [
        `Since 1 April 2026 both taxes are paid and reported with Form 141. It replaced Form 26QC for rent and Form 26QB for houses, which stay in use for tax deducted before that day. You have ${days} from the end of the month in which you deducted it. Your PAN and that of the other side are enough.`,
      ],
    },
  ],
  example: {
    title: 'A flat in two payments',
    text: 'The price is a little below the stamp duty value, so the tax is worked out on the latter. Each payment has its own form and last day.',
  },
  edgeCases: [
    {
      title: 'A landlord abroad',
      text: 'Rent to a landlord abroad has tax deducted from every payment, without a limit. You need a TAN, and the rate depends on the landlord.',
    },
    {
      title: 'A seller abroad',
      text: `The ${houseRate} rule doesn’t apply. For a long-term gain the tax starts at ${gainRate} with surcharge and cess. A certificate can lower it to what the seller really owes.`,
    },
    {
      title: 'No TAN for a buyer',
      text: `From ${noTanFrom} a resident individual or HUF who buys from a seller abroad pays with a PAN and needs no TAN.`,
    },
    {
      title: 'Two buyers or two sellers',
      text: `Since 1 October 2024 the price of the whole house is compared with ${houseLimit}, not the part of each. Each buyer then reports each seller.`,
    },
    {
      title: 'No PAN',
      text: `Without the PAN of the landlord or seller the rate is ${noPan}. For rent it still can’t exceed the last month’s rent.`,
    },
    {
      title: 'Rural land',
      text: 'Rural agricultural land is left out. Whether a plot is rural depends on its distance from a town and the town’s population.',
    },
  ],
  faqs: [
    {
      question: 'My rent is exactly at the limit. Do I deduct anything?',
      answer: `No. Only rent above ${rentLimit} for a month counts. For houses it’s the other way round: a price of exactly ${houseLimit} already has tax deducted.`,
    },
    {
      question: 'What if my landlord refuses?',
      answer:
        'The duty is yours, so pay the landlord the rest and show the receipt of the form. The landlord gets credit for the tax in their own return and loses nothing.',
    },
    {
      question: 'I forgot to deduct tax. What now?',
      answer:
        'Deduct and pay it as soon as you can. Interest runs for each month and late forms have a daily fee, so a few weeks matter. An accountant can work out what it comes to.',
    },
    {
      question: 'Do I need a TAN?',
      answer: `Not to pay a resident landlord or seller. For a landlord abroad you do. For a seller abroad you did until 30 September 2026, and from ${noTanFrom} you don’t if you’re a resident individual or HUF.`,
    },
    {
      question: 'Which section is this under the new Act?',
      answer:
        'Both rules are in section 393(1) of the Income-tax Act 2025. In the Act of 1961 they were sections 194-IB and 194-IA. Payees abroad were under section 195 and are now under section 393(2).',
    },
  ],
  related: [
    { href: paths.tool('selling-a-house'), label: 'Selling a house' },
    { href: paths.tool('hra-and-rent-tds'), label: 'HRA by month' },
    { href: paths.guide('rental-income'), label: 'Guide to rental income' },
    { href: paths.service('salary-house-rent-filing'), label: 'Returns with salary and rent' },
  ],
}
