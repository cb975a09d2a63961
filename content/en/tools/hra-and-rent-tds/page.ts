import { paths } from '#app/paths.ts'
import { formatFact } from '../../../facts/format.ts'
import { houseRentFacts as facts } from '../../../facts/house-rent.ts'
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
  text: 'Enter one month, then any changes.',
  searchWords: 'hra rent house allowance landlord metro city salary',
  metadata: {
    title: 'HRA Exemption Calculator by Month, With Rent TDS',
    description:
      'Calculate your exempt HRA month by month, with the metro city lists for both years, the tax it saves, and the TDS you deduct from your rent.',
    keywords: ['HRA calculator', 'HRA exemption', 'TDS on rent', 'Form 124', 'rule 279'],
  },
  about: [
    {
      title: 'How much HRA is exempt',
      paragraphs: [
        `In the old regime your exempt HRA is the least of three amounts: the HRA you received, your rent less ${less} of salary, and a share of salary. That share is ${half} if the rented house is in a metro city and ${other} anywhere else. What counts is where the house is, not where you work.`,
        'Salary here means basic pay, and dearness allowance if your terms of employment count it for retirement benefits. Bonus, special allowance and all other allowances are left out. So the salary that counts for HRA is smaller than the one on your offer letter.',
      ],
    },
    {
      title: 'Why the months matter',
      paragraphs: [
        'The three amounts are compared for each period in which nothing changes. A raise, a higher rent, a move to another city or a month at your parents’ home starts a new period. Yearly totals hide this: a high rent in one half can’t make up for no rent in the other.',
        'So a calculator that takes yearly totals often shows too much. You find out when your return is compared with Form 16, or when you’re asked for rent receipts.',
      ],
    },
    {
      title: 'The metro cities',
      paragraphs: [
        `Up to FY 2025-26 (AY 2026-27), four cities got the higher share: ${oldCities}. From 1 April 2026 there are eight, with ${newCities} added. If you live in one of the four new ones, your exemption for tax year 2026-27 can go up without any change in rent, if the share of salary was your least amount.`,
      ],
    },
  ],
  example: {
    title: 'A raise and a move in October',
    text: 'He rents in Pune from April to September. October brings a promotion, a flat in Mumbai and a rent high enough for TDS.',
  },
  edgeCases: [
    {
      title: 'Towns next to a metro city',
      text: `Gurugram, Noida, Thane and Navi Mumbai have their own municipalities, so the share there is ${other}.`,
    },
    {
      title: 'Rent to your parents or spouse',
      text: 'Rent paid to your parents counts if you really pay it and they declare it. Rent paid to a spouse is rarely accepted. Form 124 asks how you’re related to the landlord.',
    },
    {
      title: 'Commission on sales',
      text: 'Under the 1962 rules, courts counted commission at a fixed share of turnover as salary. Add such commission to basic pay for years up to FY 2025-26. The 2026 rules exclude all other allowances, so whether it counts from tax year 2026-27 is open, and we leave it out.',
    },
    {
      title: 'No HRA in your pay',
      text: `You may get a deduction under section 80GG of the 1961 Act in the old regime: the least of ${formatFact(facts.rentWithoutHraMonthly)} a month, ${formatFact(facts.rentWithoutHraShare)} of adjusted total income, and rent less ${formatFact(facts.rentWithoutHraLess)} of that income.`,
    },
    {
      title: 'Your own house',
      text: 'No HRA is exempt for a house that you own and live in. You can own a house in another city and still claim HRA for the one you rent.',
    },
    {
      title: 'Sharing a flat',
      text: 'Enter only the rent you pay yourself. Each tenant claims their own share, with receipts or bank entries in their own name.',
    },
  ],
  faqs: [
    {
      question: 'Is HRA exempt in the new regime?',
      answer:
        'No. In the new regime all of it is taxable, in both years. Compare your total tax in both regimes before you choose. HRA alone rarely decides it.',
    },
    {
      question: 'My employer didn’t allow my HRA. Can I still claim it?',
      answer:
        'Yes, in your return, if you choose the old regime and file by the due date. Keep the rent agreement and the bank entries, because your return won’t match Form 16.',
    },
    {
      question: 'When do I need my landlord’s PAN?',
      answer: `When your rent is above ${panRent} a year. For tax year 2026-27, you give it to your employer in Form 124. Up to FY 2025-26 (AY 2026-27), it was Form 12BB.`,
    },
    {
      question: 'Do I have to deduct TDS from my rent?',
      answer: `Yes, if it’s above ${tdsLimit} a month and your landlord lives in India. You deduct ${tdsRate} of the year’s rent, once, from the rent for March or for your last month there. It’s your duty, whatever your landlord says and whether or not you claim HRA. If your landlord lives abroad, you deduct TDS from every payment, however small.`,
    },
    {
      question: 'Can I claim HRA and home loan interest together?',
      answer:
        'Yes, if you really rent one house and own another, for example because yours is let out or too far from work. You can’t claim both for the same house.',
    },
  ],
  related: [
    { href: paths.post('hra-worked-out-month-by-month'), label: 'HRA, month by month' },
    { href: paths.tool('tds-on-rent-and-house'), label: 'TDS on rent and house' },
    { href: paths.service('salary-house-rent-filing'), label: 'Returns with salary and rent' },
    { href: paths.guide('rental-income'), label: 'Guide to rental income' },
  ],
}
