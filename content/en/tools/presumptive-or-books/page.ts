import { paths } from '#app/paths.ts'
import { businessFacts as business } from '../../../facts/business.ts'
import { formatFact as fact } from '../../../facts/format.ts'
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
  text: 'See which way you pay less tax.',
  searchWords: '44ada 44ad 44ae presumptive freelancer professional doctor business books profit',
  metadata: {
    title: '44ADA and 44AD Calculator: Presumptive or Books',
    description:
      'Compare presumptive income under section 44ADA, 44AD or 44AE with your actual profit: tax in both regimes, audit, the five-year lock-out and advance tax.',
    keywords: ['44ADA calculator', '44AD calculator', '44AE', 'presumptive taxation', 'tax audit'],
  },
  about: [
    {
      title: 'What presumptive income is',
      paragraphs: [
        `If you have a small business or profession, you can skip books and declare a share of your receipts as income. You can’t deduct expenses from it, because the share already allows for them. If you’re in a listed profession, you declare at least ${fact(professionProfit)} under section 44ADA. A business declares at least ${fact(presumptiveDigitalProfit)} of what it receives through the bank or digitally and ${fact(presumptiveCashProfit)} of the rest under section 44AD.`,
        `The limits are ${fact(professionReceipts)} of receipts for a profession and ${fact(presumptiveTurnover)} of turnover for a business. They rise to ${fact(professionReceiptsDigital)} and ${fact(presumptiveTurnoverDigital)} if at most ${fact(cashShare)} comes in cash. If you’re exactly at a limit, you’re still within it.`,
        `If you own up to ${fact(goodsCarriages)} that carry goods, you can use section 44AE: ${fact(goodsCarriageMonthly)} a month for each, or ${fact(goodsCarriagePerTonne)} per tonne per month if its gross weight is above ${fact(goodsCarriageHeavy)}.`,
      ],
    },
    {
      title: 'When books cost less',
      paragraphs: [
        'If your actual profit is below the presumptive income, keeping books lowers your tax. But it costs fees and time, and a professional who declares less needs an audit if total income is above the basic exemption. Compare the tax you save with what books cost you. If your actual profit is higher than the presumptive income, we read the section to mean that you declare the actual profit, and all you save is keeping books. Many advisers hold that the presumptive income is enough. The point is disputed.',
        `Leaving section 44AD has a price. Once you’ve used it, declaring less in any of the next five years locks you out for ${fact(presumptiveLockOut)}, and you need an audit if your total income is above the basic exemption. Section 44ADA has no such lock-out.`,
      ],
    },
  ],
  example: {
    title: 'A consultant with real expenses',
    text: 'Farah is an IT consultant. Her presumptive income would be half of her receipts, but rent, travel and two assistants leave her with less. She would have to pay for books and an audit.',
  },
  edgeCases: [
    {
      title: 'Who can’t use them',
      text: 'Sections 44AD and 44ADA are for residents and never for LLPs. Commission, brokerage and agency work is outside section 44AD. An HUF can’t use section 44ADA.',
    },
    {
      title: 'Partners and firms',
      text: 'A firm can’t deduct partners’ salary and interest from presumptive income. This tool is for individuals and HUFs. Ask us about firms.',
    },
  ],
  faqs: [
    {
      question: 'Does GST count as turnover?',
      answer:
        'GST that you collect and pay to the government isn’t your income, and most CAs leave it out of receipts if it’s accounted for separately. Choose one method and stick to it.',
    },
    {
      question: 'Can I use section 44ADA if I also have a salary?',
      answer:
        'Yes. The section covers only your professional receipts. Enter your salary, after the standard deduction, as other income, because it can push you into higher slabs.',
    },
    {
      question: 'Which return form do I file?',
      answer:
        'ITR-4 with presumptive income, unless something else in your return calls for ITR-3, such as foreign assets, most capital gains or income above its limit. With books, it’s ITR-3.',
    },
  ],
  related: [
    { href: paths.service('professionals-filing'), label: 'Filing for professionals' },
    { href: paths.post('section-44ada-for-professionals'), label: 'Section 44ADA explained' },
  ],
}
