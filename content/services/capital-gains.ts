import { fact, factWithYear, LATEST_YEAR, yearOf } from '../facts/tax-facts.ts'
import type { DatedService } from './service.ts'

export const capitalGains = {
  slug: 'capital-gains-filing',
  metaKey: 'capital-gains-filing',
  tool: 'shares-and-funds',
  group: 'plain',
  title: 'Capital Gains Income Tax Filing',
  tagline:
    'Rates changed mid-year and differ by asset. We apply the rate for the date of each sale.',
  benefits: [
    'Every sale taxed at that day’s rate',
    'Property compared with and without indexation, where you may choose',
    'Broker statements matched with your AIS',
    'Losses set off in the right order',
    'Cost of older shares and funds raised to the grandfathered price where it applies',
    'Exemptions for a new house or bonds checked against your dates before you rely on them',
  ],
  cards: [
    {
      title: 'Equity and Mutual Funds',
      description: `Long-term when held for more than ${fact('holdingEquity')}.`,
      points: [
        `Long-term: ${fact('ltcgEquityRate')} above ${fact('ltcgEquityExemption')} (sold ${yearOf('ltcgEquityRate')})`,
        `Short-term: ${fact('stcgEquityRate')}`,
        `Debt funds bought from ${fact('debtFundCutOff')}: slab rate. Bought earlier: long-term when held for more than ${fact('holdingOldDebtFund')}`,
      ],
    },
    {
      title: 'Property',
      description: `Long-term when held for more than ${fact('holdingProperty')}.`,
      points: [
        `${fact('ltcgPropertyRate')} without indexation (sold ${yearOf('ltcgPropertyRate')})`,
        'A choice for residents who bought before that date',
        'Sections 54, 54F and 54EC',
      ],
    },
    {
      title: 'Digital Assets',
      description: 'One rate, one deduction, no relief for losses.',
      points: [
        `Gains taxed at ${fact('cryptoRate')}`,
        `${fact('cryptoTds')} TDS, credited in your return`,
        'Every transfer listed in Schedule VDA',
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Document Collection',
      description: 'A CA lists what to share. You send it on your own page, encrypted.',
    },
    {
      number: 2,
      title: 'Expert Analysis',
      description: 'Your CA sorts each sale by asset, holding period and date.',
    },
    {
      number: 3,
      title: 'Calculation and Filing',
      description: 'You get gains you can trace back to your statements.',
    },
    {
      number: 4,
      title: 'Verification and Submission',
      description: 'You approve. We file, help you e-verify and note your losses.',
    },
  ],
  documents: [
    'Capital gains statement from every broker',
    'Consolidated account statement for mutual funds',
    'Purchase and sale deeds, with stamp duty receipts',
    'Bills for improvements',
    `Valuation report, for property acquired before ${yearOf('inflationIndexBase')}`,
    ({ forms }) => `${forms.houseTds} from the buyer`,
    'Reports from crypto exchanges and wallets',
    'Documents for a new house or bonds',
    'Earlier returns with losses',
  ],
  figures: [
    {
      label: 'Long-term gains on listed equity',
      value: `${fact('ltcgEquityRate')} above ${fact('ltcgEquityExemption')}`,
      year: `sold ${yearOf('ltcgEquityRate')}`,
      law: 'ltcgEquityRate',
      earlier: {
        value: `${fact('ltcgEquityRate2023')} above ${fact('ltcgEquityExemption2023')}`,
        year: yearOf('ltcgEquityExemption2023'),
      },
    },
    {
      label: 'Short-term gains on listed equity',
      value: fact('stcgEquityRate'),
      year: `sold ${yearOf('stcgEquityRate')}`,
      law: 'stcgEquityRate',
      earlier: { value: fact('stcgEquityRate2023'), year: 'FY 2023-24' },
    },
    {
      label: 'Long-term gains on property',
      value: `${fact('ltcgPropertyRate')} without indexation`,
      year: `sold ${yearOf('ltcgPropertyRate')}`,
      law: 'ltcgPropertyRate',
      earlier: {
        value: `${fact('ltcgPropertyRate2023')} with indexation`,
        year: 'FY 2023-24',
      },
    },
    {
      label: 'Virtual digital assets: tax and TDS',
      value: `${fact('cryptoRate')}, TDS ${fact('cryptoTds')}`,
      year: yearOf('cryptoRate'),
      law: 'cryptoRate',
    },
    {
      label: 'Capital losses carried forward (assessment years)',
      value: fact('capitalLossCarryForward'),
      year: yearOf('capitalLossCarryForward'),
      law: 'capitalLossCarryForward',
    },
  ],
  faqs: [
    {
      question: 'What is the tax on shares and equity mutual funds?',
      answer: `It depends on the date of sale and on whether you held for more than ${fact('holdingEquity')}. Sales in FY 2023-24 and up to ${fact('capitalGainsLastOldDay')}: long-term ${fact('ltcgEquityRate2023')}, short-term ${fact('stcgEquityRate2023')}. Sales ${yearOf('ltcgEquityRate')}: long-term ${fact('ltcgEquityRate')}, short-term ${fact('stcgEquityRate')}. Long-term gains up to ${factWithYear('ltcgEquityExemption2023')} or ${fact('ltcgEquityExemption')} a year (${yearOf('ltcgEquityExemption')}) are tax-free. There is no indexation. These rates apply only where STT was paid. The section 87A rebate never reduces tax on long-term equity gains.`,
    },
    {
      question: 'I am selling a flat I bought years ago. Does indexation still help?',
      answer: `It can. For sales ${yearOf('ltcgPropertyRate')} the rate is ${fact('ltcgPropertyRate')} on the gain without indexation. But a resident individual or HUF who bought the land or building before that date pays the lower of that and ${fact('ltcgPropertyIndexedRate')} on the indexed gain. Non-residents don’t have this choice. For earlier sales it was ${fact('ltcgPropertyRate2023')} with indexation for everyone (${yearOf('ltcgPropertyRate2023')}). An old purchase and slow-rising prices favour indexation. A fast rise favours the rate without it. The indexed figure is only for comparing the tax: it can’t create a loss. We show you both.`,
    },
    {
      question: 'How can a new house or bonds reduce the tax?',
      answer:
        'Section 54 is for the gain on a house reinvested in another house in India. Section 54F is for other long-term assets, such as shares or a plot, and looks at the whole sale price, not just the gain. You can’t use it if you own more than one other house on the date of sale. Section 54EC is for land or buildings, where you put the gain into notified bonds. Each has its own time limits and ceilings. Money you haven’t used by the due date of your return goes into a Capital Gains Account. An ordinary fixed deposit does not count. Tell us the sale date early, because a missed date can rarely be fixed.',
    },
    {
      question: 'I have held shares for many years. What is grandfathering?',
      answer: `Gains that had built up by ${fact('grandfatheringDate')} on listed equity and equity funds aren’t taxed. For shares or units bought on or before that day, your cost is the higher of what you paid and a second figure: the lower of that day’s highest quoted price (for funds, the NAV) and your sale price. So the old price can wipe out a gain but can’t turn it into a loss. This applies both to sales at ${fact('ltcgEquityRate2023')} (${yearOf('ltcgEquityRate2023')}) and to sales at ${fact('ltcgEquityRate')} ${yearOf('ltcgEquityRate')}. The calculation is shown scrip by scrip in Schedule 112A.`,
    },
    {
      question: 'Can I set my losses off against my gains, including crypto?',
      answer: `You can set off a short-term capital loss against short-term and long-term gains, but a long-term loss against long-term gains only. You can carry the rest forward for up to ${fact('capitalLossCarryForward')}, counted in assessment years, if you filed the return for the loss year by its due date. Virtual digital assets are treated separately: gains are taxed at ${fact('cryptoRate')}, and you can’t set off a loss on one coin against a gain on another or against other income, or carry it forward. For ${LATEST_YEAR} the ${fact('cryptoTds')} deducted is credited against your tax.`,
    },
  ],
  closing: {
    title: 'Tell us what you sold. We’ll do the sorting.',
    text: 'A CA sends you a document list and tells you what to watch out for.',
    button: 'Chat About My Capital Gains',
  },
  contact: {
    title: 'Ask before you sell, or after',
    text: 'Tell us what you sold or plan to sell, and when you bought it. Please don’t send PAN, Aadhaar or passwords in the chat.',
    button: 'Chat with a Capital Gains Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing my capital gains.',
    consult:
      'Hello, I would like to consult an expert about gains from shares, property or digital assets.',
    closing: 'Hello, I sold shares, funds, property or crypto and would like to start my return.',
    contact: 'Hello, I have a question about capital gains filing.',
  },
} satisfies DatedService
