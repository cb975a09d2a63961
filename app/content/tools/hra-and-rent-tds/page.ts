import { paths } from '#app/paths.ts'
import { formatFact } from '../../tax-facts/format.ts'
import { houseRentFacts as facts } from '../../tax-facts/house-rent.ts'
import type { ToolPage } from '../page.ts'

const less = formatFact(facts.hraRentLess)
const half = formatFact(facts.hraMetroShare)
const other = formatFact(facts.hraOtherShare)
const oldCities = formatFact(facts.hraMetroCities)
const newCities = formatFact(facts.hraNewMetroCities)
const tdsLimit = formatFact(facts.rentTdsMonthly)
const tdsRate = formatFact(facts.rentTdsRate)
const panRent = formatFact(facts.landlordPanRent)

export const page: ToolPage = {
  title: 'HRA by month',
  text: 'Enter one month, then what changed.',
  metadata: {
    title: 'HRA Exemption Calculator by Month, With Rent TDS',
    description:
      'Work out the exempt part of your HRA month by month, with the city lists of both years, what it saves, and the TDS that you deduct from your rent.',
    keywords: ['HRA calculator', 'HRA exemption', 'TDS on rent', 'Form 124', 'rule 279'],
  },
  about: [
    {
      title: 'How HRA is exempted',
      paragraphs: [
        `In the old regime the exempt part of your HRA is the least of three amounts: the HRA that you received, your rent less ${less} of salary, and a share of salary. The share is ${half} if the rented house is in a listed city and ${other} anywhere else. What counts is where the house is, not where you work.`,
        'Salary here means basic pay, and dearness allowance if your terms of employment count it for retirement benefits. Bonus, special allowance and every other allowance stay outside. So your HRA is measured by a smaller figure than the one on your offer letter.',
      ],
    },
    {
      title: 'Why the months matter',
      paragraphs: [
        'The three amounts are compared for each stretch of the year in which nothing changes. A raise, a higher rent, a move to another city or a month at your parents’ home starts a new stretch. Totals of the year hide this: high rent in one half can’t make up for no rent in the other.',
        'A calculator that takes yearly totals therefore often shows too much. The difference is noticed when your return is compared with Form 16, or when you’re asked for rent receipts.',
      ],
    },
    {
      title: 'The cities',
      paragraphs: [
        `Up to FY 2025-26 the listed cities were ${oldCities}. From 1 April 2026 there are eight: ${newCities} joined them. If you live in one of the four new ones, your exemption for tax year 2026-27 can rise without any change in rent, provided the share of salary was your least amount.`,
      ],
    },
  ],
  example: {
    title: 'A raise and a move in October',
    text: 'From April to September the house is in Pune. In October come a promotion, a flat in Mumbai, and a rent that is high enough for TDS.',
  },
  edgeCases: [
    {
      title: 'Towns beside a listed city',
      text: `Gurugram, Noida, Thane and Navi Mumbai have their own municipalities, so ${other} counts there.`,
    },
    {
      title: 'Rent to your parents or spouse',
      text: 'Rent to parents counts if you really pay it and they declare it. Rent to a spouse is rarely accepted. Form 124 asks how you’re related to the landlord.',
    },
    {
      title: 'Commission on sales',
      text: 'Courts counted a fixed share of turnover as salary under the rule of 1962. The rule of 2026 excludes all other allowances, so we leave commission out in both years.',
    },
    {
      title: 'No HRA in your pay',
      text: `The old regime then has section 80GG: the least of ${formatFact(facts.rentWithoutHraMonthly)} a month, ${formatFact(facts.rentWithoutHraShare)} of adjusted total income, and rent less ${formatFact(facts.rentWithoutHraLess)} of that income.`,
    },
    {
      title: 'Your own house',
      text: 'No HRA is exempt for a house that you own and live in. You may own one in another city and still be exempt for the one you rent.',
    },
    {
      title: 'Sharing a flat',
      text: 'Enter the rent that you yourself pay. Each tenant claims their own part, with receipts or bank entries in their own name.',
    },
  ],
  faqs: [
    {
      question: 'Is HRA exempt in the new regime?',
      answer:
        'No. The new regime taxes all of it, in both years. Compare the whole tax in both regimes before you choose: HRA alone rarely decides.',
    },
    {
      question: 'My employer left my HRA out. Can I still claim it?',
      answer:
        'Yes, in your return, if you choose the old regime and file by the due date. Keep the rent agreement and the bank entries, because the return then differs from Form 16.',
    },
    {
      question: 'When do I need my landlord’s PAN?',
      answer: `When your rent is above ${panRent} a year. You give it to your employer in Form 124 for tax year 2026-27. Up to FY 2025-26 it was Form 12BB.`,
    },
    {
      question: 'Do I have to deduct TDS from my rent?',
      answer: `If it is above ${tdsLimit} a month, yes: ${tdsRate} of the year’s rent, once, from the rent of March or of your last month there. It’s your duty, whatever your landlord says, and it doesn’t depend on claiming HRA.`,
    },
    {
      question: 'Can I claim HRA and home loan interest together?',
      answer:
        'Yes, if you really rent one house and own another, for example because your own is let or lies too far from work. You can’t claim both for the same house.',
    },
  ],
  related: [
    { href: paths.post('hra-worked-out-month-by-month'), label: 'HRA worked out month by month' },
    { href: paths.tool('tds-on-rent-and-house'), label: 'TDS on rent and house' },
    { href: paths.service('salary-house-rent-filing'), label: 'Returns with salary and rent' },
    { href: paths.guide('rental-income'), label: 'Guide to rental income' },
  ],
}
