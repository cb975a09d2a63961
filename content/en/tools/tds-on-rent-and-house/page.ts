import { paths } from '#app/paths.ts'
import { formatFact } from '../../../facts/format.ts'
import { houseRentFacts as rent } from '../../../facts/house-rent.ts'
import { propertyFacts as house } from '../../../facts/property.ts'
import { tdsFacts } from '../../../facts/tds.ts'
import type { ToolPage } from '../page.ts'

const rentLimit = formatFact(rent.rentTdsMonthly)
const rentRate = formatFact(rent.rentTdsRate)
const oldRentRate = formatFact(rent.rentTdsRate2023)
const houseLimit = formatFact(house.propertyTdsFrom)
const houseRate = formatFact(house.propertyTdsRate)
const gainRate = formatFact(house.ltcgPropertyRate)
const noTanFrom = formatFact(house.buyerTanNotNeededFrom)
const days = formatFact(tdsFacts.challanStatementDays)

export const page: ToolPage = {
  title: 'TDS on rent and house',
  text: 'How much, from which payment, by when.',
  searchWords: 'tds rent house property 194-ib 194-ia 26qc 26qb 141 landlord seller',
  metadata: {
    title: 'TDS Calculator for Rent and House Purchase',
    description:
      'How much TDS a tenant or house buyer deducts, from which payment and by when, with Form 141 or the older 26QC and 26QB. Also for landlords and sellers abroad.',
    keywords: ['TDS on rent', 'TDS on property', 'Form 141', 'Form 26QB', 'Form 26QC', '194-IA'],
  },
  about: [
    {
      title: 'When a tenant deducts tax',
      paragraphs: [
        `If you rent from a resident and pay more than ${rentLimit} for a month, you deduct ${rentRate} of the year’s rent. You do it once, from the rent for March, or for your last month if you move out earlier. It’s never more than that month’s rent.`,
        `This is the rule for individuals and HUFs whose accounts weren’t under tax audit. It covers homes, offices and shops alike, and you need no TAN. Up to 30 September 2024 the rate was ${oldRentRate}, and many websites still show it.`,
      ],
    },
    {
      title: 'When a buyer deducts tax',
      paragraphs: [
        `You deduct ${houseRate} when you buy a house, flat, shop or plot from a resident for ${houseLimit} or more. Both the price and the stamp duty value count, and the tax is ${houseRate} of the higher one. At exactly ${houseLimit}, you already have to deduct it.`,
        'You deduct the tax from each payment, including the booking amount. You can’t leave it to the last instalment. If your bank pays the seller directly, it deducts nothing, so that part is your duty too.',
      ],
    },
    {
      title: 'One form for both',
      paragraphs: [
        `Since 1 April 2026, you pay and report both with Form 141. It replaced Form 26QC for rent and Form 26QB for houses, which remain in use for tax deducted before that date. You have ${days} from the end of the month in which you deducted it. Your PAN and the landlord’s or seller’s are enough.`,
      ],
    },
  ],
  example: {
    title: 'A flat in two payments',
    text: 'The price is a little below the stamp duty value, so the TDS is calculated on that. Each payment has its own form and due date.',
  },
  edgeCases: [
    {
      title: 'A landlord abroad',
      text: 'You deduct tax from every rent payment to a landlord abroad, however small. You need a TAN, and the rate depends on the landlord.',
    },
    {
      title: 'A seller abroad',
      text: `The ${houseRate} rule doesn’t apply. For a long-term gain the tax starts at ${gainRate} with surcharge and cess. With a certificate, you deduct only what the seller really owes.`,
    },
    {
      title: 'Two buyers or two sellers',
      text: `Since 1 October 2024, the price of the whole house is compared with ${houseLimit}, not each share. Each buyer then reports each seller separately.`,
    },
    {
      title: 'Rural land',
      text: 'The rule doesn’t apply to rural agricultural land. Whether a plot is rural depends on its distance from a town and the town’s population.',
    },
  ],
  faqs: [
    {
      question: 'What if my landlord refuses?',
      answer:
        'The duty is yours, so deduct the tax, pay the landlord the rest and share the TDS certificate. Your landlord can claim the tax in their own return and loses nothing.',
    },
    {
      question: 'I forgot to deduct tax. What now?',
      answer:
        'Deduct and pay it as soon as you can. Interest runs every month and a late form costs a daily fee, so a few weeks matter. We can calculate what it comes to.',
    },
    {
      question: 'Do I need a TAN?',
      answer: `Not to pay a resident landlord or seller. For a landlord abroad you do. For a seller abroad you did until 30 September 2026, and from ${noTanFrom} you don’t if you’re a resident individual or HUF.`,
    },
    {
      question: 'Which section is this under the new Act?',
      answer:
        'Both rules are in section 393(1) of the Income-tax Act 2025. In the 1961 Act they were sections 194-IB and 194-IA. Payments to landlords and sellers abroad were under section 195 and are now under section 393(2).',
    },
  ],
  related: [
    { href: paths.tool('selling-a-house'), label: 'Selling a house' },
    { href: paths.tool('hra-and-rent-tds'), label: 'HRA by month' },
    { href: paths.guide('rental-income'), label: 'Guide to rental income' },
    { href: paths.service('salary-house-rent-filing'), label: 'Returns with salary and rent' },
  ],
}
