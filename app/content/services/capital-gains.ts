import { fact, factWithYear, LATEST_YEAR, yearOf } from '../tax-facts.ts'
import type { ServiceContent } from './service.ts'

export const capitalGains = {
  slug: 'capital-gains-filing',
  metaKey: 'capital-gains-filing',
  title: 'Capital Gains Income Tax Filing',
  tagline:
    'The rates changed in the middle of a year and differ by asset. We go through every sale, apply the rule of its date, and show you the working.',
  benefits: [
    'Every sale dated and taxed by the rule in force on that day',
    'Property gains worked out with and without indexation where you may choose',
    'Broker statements matched with the Annual Information Statement',
    'Losses set off in the order the law allows, and the rest carried forward',
    'Cost of older shares and funds raised to the grandfathered price where it applies',
    'Exemptions for a new house or bonds checked against your dates before you rely on them',
  ],
  cards: [
    {
      title: 'Equity and Mutual Funds',
      description: `Listed equity is long term when held for more than ${factWithYear('holdingEquity')}. Two sets of rates apply, divided at ${fact('capitalGainsChange')}.`,
      points: [
        `Long term: ${fact('ltcgEquityRate2023')} above ${fact('ltcgEquityExemption2023')} (FY 2023-24)`,
        `Long term today: ${fact('ltcgEquityRate')} above ${fact('ltcgEquityExemption')} (sold ${yearOf('ltcgEquityRate')})`,
        `Short term: ${fact('stcgEquityRate2023')} (FY 2023-24), today ${fact('stcgEquityRate')} (sold ${yearOf('stcgEquityRate')})`,
        `Debt fund units bought from ${fact('debtFundCutOff')}: slab rate; older ones long term after ${fact('holdingOther')} (sold ${yearOf('holdingOther')})`,
      ],
    },
    {
      title: 'Property',
      description: `Land and buildings are long term when held for more than ${factWithYear('holdingProperty')}. Cost, improvement, stamp value and the indexation choice decide the gain.`,
      points: [
        `Sold up to ${fact('capitalGainsLastOldDay')}: ${fact('ltcgPropertyRate2023')} with indexation`,
        `Sold ${yearOf('ltcgPropertyRate')}: ${fact('ltcgPropertyRate')} without indexation`,
        'Choice between the two for residents who bought before that day',
        'Sections 54, 54F and 54EC, and the Capital Gains Account Scheme',
      ],
    },
    {
      title: 'Digital Assets',
      description:
        'Crypto and other virtual digital assets stand outside the usual rules for gains: one rate, one deduction, no relief for losses.',
      points: [
        `Gains taxed at ${fact('cryptoRate')} (${yearOf('cryptoRate')})`,
        `${fact('cryptoTds')} deducted at source (${yearOf('cryptoTds')}), credited in your return`,
        'Only the cost of purchase is deducted',
        'Every transfer listed in Schedule VDA',
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Document Collection',
      description:
        'You send broker and fund statements, sale deeds or exchange reports. Old purchase papers matter as much as this year’s.',
    },
    {
      number: 2,
      title: 'Expert Analysis',
      description:
        'Your chartered accountant sorts each sale by asset, holding period and date, and looks for exemptions and losses from earlier years.',
    },
    {
      number: 3,
      title: 'Calculation and Filing',
      description:
        'You get a schedule of gains that can be traced back to your statements, and the return prepared from it.',
    },
    {
      number: 4,
      title: 'Verification and Submission',
      description:
        'You approve the figures, we submit and help you e-verify, and we note the losses to carry into the next year.',
    },
  ],
  documents: [
    'Capital gains or tax profit and loss statement from every broker',
    'Consolidated account statement of your mutual funds',
    'Purchase and sale deeds, with stamp duty and registration receipts',
    'Bills for improvements to the property',
    `Valuation report, for property acquired before the index base year, ${yearOf('inflationIndexBase')}`,
    'Form 26QB or Form 16B for tax deducted by the buyer',
    'Transaction reports from digital asset exchanges and wallets',
    'Papers of the new house, bonds or Capital Gains Account deposit, if an exemption is planned',
    'Returns of earlier years with losses carried forward',
  ],
  figures: [
    {
      label: 'Long-term gains on listed equity, above the exempt amount',
      value: `${fact('ltcgEquityRate2023')} above ${fact('ltcgEquityExemption2023')}`,
      year: yearOf('ltcgEquityExemption2023'),
      law: 'ltcgEquityExemption2023',
    },
    {
      label: 'The same, by today’s rule',
      value: `${fact('ltcgEquityRate')} above ${fact('ltcgEquityExemption')}`,
      year: `sold ${yearOf('ltcgEquityRate')}`,
      law: 'ltcgEquityRate',
    },
    {
      label: 'Short-term gains on listed equity',
      value: `${fact('stcgEquityRate2023')}, then ${fact('stcgEquityRate')}`,
      year: `FY 2023-24, then sold ${yearOf('stcgEquityRate')}`,
      law: 'stcgEquityRate',
    },
    {
      label: 'Long-term gains on property',
      value: `${fact('ltcgPropertyRate2023')} indexed, then ${fact('ltcgPropertyRate')} plain`,
      year: `FY 2023-24, then sold ${yearOf('ltcgPropertyRate')}`,
      law: 'ltcgPropertyRate',
    },
    {
      label: 'Virtual digital assets, with tax deducted at source',
      value: `${fact('cryptoRate')}, TDS ${fact('cryptoTds')}`,
      year: yearOf('cryptoRate'),
      law: 'cryptoRate',
    },
    {
      label: 'Capital losses carried forward, assessment years',
      value: fact('lossCarryForward'),
      year: yearOf('lossCarryForward'),
      law: 'lossCarryForward',
    },
  ],
  faqs: [
    {
      question: 'What is the tax on shares and equity mutual funds?',
      answer: `It depends on the day of sale and on whether you held for more than ${fact('holdingEquity')}. Sales in FY 2023-24 and up to ${fact('capitalGainsLastOldDay')}: long term ${fact('ltcgEquityRate2023')}, short term ${fact('stcgEquityRate2023')}. Sales ${yearOf('ltcgEquityRate')}: long term ${fact('ltcgEquityRate')}, short term ${fact('stcgEquityRate')}. Long-term gains up to ${factWithYear('ltcgEquityExemption2023')} or ${fact('ltcgEquityExemption')} a year (${yearOf('ltcgEquityExemption')}) are free of tax. There is no indexation. These rates suppose that securities transaction tax was paid, and the rebate under section 87A does not reduce tax on the long-term part.`,
    },
    {
      question: 'I am selling a flat I bought years ago. Does indexation still help?',
      answer: `It can. For sales ${yearOf('ltcgPropertyRate')} the rule is ${fact('ltcgPropertyRate')} on the plain gain. But a resident individual or HUF who bought the land or building before that day pays the lower of that and ${fact('ltcgPropertyIndexedRate')} on the indexed gain. Non-residents do not have the choice. For earlier sales it was ${fact('ltcgPropertyRate2023')} with indexation for everyone (${yearOf('ltcgPropertyRate2023')}). Slow-rising prices and an old purchase favour indexation; a fast rise favours the plain rate. The indexed figure serves only to compare the tax: it does not create a loss. We show you both.`,
    },
    {
      question: 'How can a new house or bonds reduce the tax?',
      answer:
        'Section 54 is for the gain on a house put into another house in India. Section 54F is for other long-term assets, such as shares or a plot, and looks at the whole sale price, not only the gain. It is closed to anyone who owns more than one other house on the day of the sale. Section 54EC is for land or buildings, where the gain goes into notified bonds. Each has its own time limits and ceilings. Money not yet used when the return falls due goes into a Capital Gains Account, not an ordinary deposit. Tell us the sale date early, because a missed date can seldom be repaired.',
    },
    {
      question: 'I have held shares for many years. What is grandfathering?',
      answer: `Gains that had built up by ${fact('grandfatheringDate')} on listed equity and equity funds are left out of tax. For shares or units bought on or before that day, the cost is the higher of what you paid and a second figure: the lower of that day’s highest quoted price (for funds, the net asset value) and your sale price. So the old price can wipe out a gain but cannot turn it into a loss. It applies to sales at ${fact('ltcgEquityRate2023')} (${yearOf('ltcgEquityRate2023')}) and to sales at ${fact('ltcgEquityRate')} ${yearOf('ltcgEquityRate')} alike. The working is shown scrip by scrip in Schedule 112A.`,
    },
    {
      question: 'Can I set my losses against my gains, crypto included?',
      answer: `A short-term capital loss may be set against short-term and long-term gains, a long-term loss against long-term gains only. What is left can be carried forward for up to ${fact('lossCarryForward')} (${yearOf('lossCarryForward')}), counted in assessment years, if the return of the loss year was filed by its due date. Virtual digital assets stand apart: gains are taxed at ${fact('cryptoRate')} (${yearOf('cryptoRate')}), and a loss on one coin cannot be set against a gain on another, against other income, or carried forward. For ${LATEST_YEAR} the ${fact('cryptoTds')} deducted is credited against your tax.`,
    },
  ],
  closing: {
    title: 'Bring the statements, we will do the sorting',
    text: 'Send us the statement your broker calls tax P&L, or tell us about the property. We will say what else is needed and what to watch.',
    button: 'Chat About My Capital Gains',
  },
  contact: {
    title: 'Ask before you sell, or after',
    text: 'Tell us what you sold or plan to sell, when you bought it, and where you live for tax. Please do not send passwords or Aadhaar numbers in the chat.',
    button: 'Chat with Capital Gains Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing my capital gains.',
    consult:
      'Hello, I would like to consult an expert about gains from shares, property or digital assets.',
    closing: 'Hello, I have my capital gains statements ready and would like to start.',
    contact: 'Hello, I have a question about capital gains filing.',
  },
} satisfies ServiceContent
