import { paths } from '#app/paths.ts'
import { advanceTaxFacts as advance } from '../../tax-facts/advance-tax.ts'
import { businessFacts as business } from '../../tax-facts/business.ts'
import { formatFact as fact } from '../../tax-facts/format.ts'
import type { ToolPage } from '../page.ts'

const {
  cashShare,
  goodsCarriageHeavy,
  goodsCarriageMonthly,
  goodsCarriagePerTonne,
  goodsCarriages,
  presumptiveCashProfit,
  presumptiveDigitalProfit,
  presumptiveLockOut,
  presumptiveTurnover,
  presumptiveTurnoverDigital,
  professionProfit,
  professionReceipts,
  professionReceiptsDigital,
} = business

export const page: ToolPage = {
  title: '44ADA, 44AD or books',
  text: 'Tax on presumed income and real profit.',
  metadata: {
    title: '44ADA and 44AD Calculator: Presumptive or Books',
    description:
      'Compare presumptive income under section 44ADA, 44AD or 44AE with your real profit: tax in both regimes, audit, the five-year lock-out and advance tax dates.',
    keywords: ['44ADA calculator', '44AD calculator', '44AE', 'presumptive taxation', 'tax audit'],
  },
  about: [
    {
      title: 'What presumptive income is',
      paragraphs: [
        `Small businesses and professions may skip books and declare a share of their receipts as income. No expense is deducted from it: the share stands for all of them. A listed profession declares at least ${fact(professionProfit)} under section 44ADA. A business declares at least ${fact(presumptiveDigitalProfit)} of what it receives by bank or digitally and ${fact(presumptiveCashProfit)} of the rest under section 44AD.`,
        `The limits are ${fact(professionReceipts)} of receipts for a profession and ${fact(presumptiveTurnover)} of turnover for a business. They rise to ${fact(professionReceiptsDigital)} and ${fact(presumptiveTurnoverDigital)} if at most ${fact(cashShare)} comes in cash. Exactly on a limit you’re still inside.`,
        `Owners of up to ${fact(goodsCarriages)} that carry goods use section 44AE: ${fact(goodsCarriageMonthly)} a month for each, or ${fact(goodsCarriagePerTonne)} per tonne and month above ${fact(goodsCarriageHeavy)} of gross weight.`,
      ],
    },
    {
      title: 'When books cost less',
      paragraphs: [
        'If your real profit is below the presumed income, books lower your tax. But they cost fees and time, and a profession that declares less needs an audit when its total income is above the basic exemption. Compare what you save in tax with what books cost you. If your real profit is higher than the presumed income, you declare the real one under either way, and the presumptive section only spares you the books.',
        `Leaving has a price in section 44AD. Once you’ve used it, declaring less in one of the next five years shuts you out for ${fact(presumptiveLockOut)}, and you need an audit when your total income is above the basic exemption. Section 44ADA has no such lock-out.`,
      ],
    },
  ],
  example: {
    title: 'A consultant with real expenses',
    text: 'Farah is an IT consultant. Half of her receipts would be presumed to be income, but rent, travel and two assistants leave her with less. Books and an audit would cost her a fee.',
  },
  edgeCases: [
    {
      title: 'Who can’t use them',
      text: 'Sections 44AD and 44ADA are for residents and never for LLPs. Commission, brokerage and agency work is outside section 44AD. A family (HUF) can’t use section 44ADA.',
    },
    {
      title: 'Cheques that aren’t account payee',
      text: 'They count as cash, both for the limit and for the higher share of a business.',
    },
    {
      title: 'Advance tax on one day',
      text: `Under sections 44AD and 44ADA all your advance tax is due by ${fact(advance.advanceTaxMarch)}, also that on rent, interest and gains.`,
    },
    {
      title: 'Partners and firms',
      text: 'In a firm, salary and interest of partners aren’t deducted from presumed income. This tool is for individuals and families. Ask us about a firm.',
    },
  ],
  faqs: [
    {
      question: 'May I declare less than the presumed income?',
      answer:
        'Yes, if that is your real profit. You then keep books. Whether you need an audit depends on the section, your total income and your earlier returns, and the tool shows it.',
    },
    {
      question: 'Does GST count as turnover?',
      answer:
        'GST you charge and pay on isn’t your income, and most accountants leave it out of receipts when it’s accounted for separately. Decide once and stay with it.',
    },
    {
      question: 'Can I use section 44ADA beside a salary?',
      answer:
        'Yes. The section concerns your professional receipts only. Enter your salary, after the standard deduction, as other income, because it moves you into higher slabs.',
    },
    {
      question: 'Which return form do I file?',
      answer:
        'ITR-4 with presumptive income, unless something else in your return calls for ITR-3, such as foreign assets, most capital gains or income above its limit. With books it’s ITR-3.',
    },
    {
      question: 'Which regime is better with presumptive income?',
      answer:
        'Your deductions decide. We show both. For the old regime you file Form 10-IEA by the due date of the return, and you can go back to the new one once while you have business income.',
    },
  ],
  related: [
    { href: paths.service('professionals-filing'), label: 'Filing for professionals' },
    { href: paths.post('section-44ada-for-professionals'), label: 'Section 44ADA explained' },
  ],
}
