/** The copy of the home page; that of the contact form is in contact.ts. */
export const hero = {
  kicker: 'Income tax returns, prepared and filed by chartered accountants',
  title: 'Your return, read line by line before it is filed.',
  text: 'Send us your papers. A chartered accountant works out both regimes, prepares the return, and files it only after you have read and approved it.',
  assist: 'Get Expert Assistance',
  services: 'See Our Services',
  rating: { before: 'Rated', value: '4.9/5', after: 'by 2000+ clients' },
} as const

/** The copy in the illustration of the hero. */
export const returnSlip = {
  title: 'Income tax return',
  done: 'Done',
  signature: ['Prepared by your CA,', 'approved by you'],
  stamp: { title: 'Filed and acknowledged', top: 'RETURN FILED', bottom: 'ACKNOWLEDGED' },
} as const

/** The heads of the page's sections. */
export const sections = {
  stats: 'The firm in figures',
  services: {
    title: 'Choose by what is in your return',
    text: 'Three prices, all taxes and fees included. If your case turns out larger, you pay the difference, and we ask first.',
    specialised: 'Specialised services',
  },
  process: {
    title: 'How it works',
    text: 'Four steps from the first message to the acknowledgement. Nothing is filed before you have approved it.',
  },
  experts: {
    title: 'Expert CAs',
    text: 'The accountant who calls you is the one who prepares your return.',
  },
  reasons: 'Why people choose us',
  testimonials: 'What clients say',
  faq: {
    title: 'Questions people ask first',
    other: 'Is yours not among them?',
    text: 'Tell us about it; the first conversation costs nothing.',
    consult: 'Schedule a free consultation',
  },
  taxTips: { title: 'Tax Tips & Resources', more: 'Read More', all: 'View all resources' },
} as const

export const stats = [
  { value: '10K+', label: 'Returns filed' },
  { value: '50+', label: 'Expert CAs' },
  { value: '99%', label: 'Success rate' },
  { value: '10Cr+', label: 'In tax savings' },
]

export const steps = [
  {
    number: 1,
    title: 'Share your details',
    description:
      'Tell us how you earn. You get a list of the papers that your case needs, and nothing more.',
  },
  {
    number: 2,
    title: 'Expert CA assignment',
    description:
      'A chartered accountant who files returns like yours takes over and stays until the end.',
  },
  {
    number: 3,
    title: 'Document processing',
    description:
      'We match Form 16, AIS and your statements with one another and work out your tax both ways.',
  },
  {
    number: 4,
    title: 'Filing and confirmation',
    description:
      'You review and approve the draft. Then we file it and send you the acknowledgement.',
  },
]

export const reasons = [
  {
    icon: 'pen',
    title: 'Prepared by people who answer for it',
    description: 'A chartered accountant prepares every return and can explain each figure in it.',
  },
  {
    icon: 'scale',
    title: 'Both regimes, side by side',
    description: 'You see your tax under the old and the new regime before you choose one.',
  },
  {
    icon: 'search',
    title: 'Matched with the AIS',
    description:
      'What banks and brokers reported about you is compared with your papers before filing.',
  },
  {
    icon: 'lock',
    title: 'Your papers stay private',
    description:
      'We never ask for your portal password, and documents are used for your return only.',
  },
  {
    icon: 'receipt',
    title: 'One price, told beforehand',
    description: 'The price includes all taxes and fees. An upgrade costs only the difference.',
  },
  {
    icon: 'clock',
    title: 'An answer within 24 hours',
    description: 'Every enquiry is read by a person, and answered within a day.',
  },
] as const

export const faqs = [
  {
    question: 'How long does it take to file my return?',
    answer:
      'Most returns are prepared within 3-5 business days after we have received your documents. July and August are the peak season and slower; urgent cases can be processed with priority.',
  },
  {
    question: 'Which documents do you need from me?',
    answer:
      'For a salary: Form 16, rent receipts or the rent agreement, and proofs of what you invested. For gains and trading: the tax statements of your brokers and funds. We send a list for your case, and fetch the rest from the AIS and Form 26AS together with you.',
  },
  {
    question: 'Can you file returns of earlier years?',
    answer:
      'Yes. Returns can be filed for up to 7 previous assessment years, depending on the case: an updated return has a time limit of its own, and older years need an order or a condonation of delay. We tell you which way is open before you pay.',
  },
  {
    question: 'Is the price all I pay?',
    answer:
      'Yes. The pricing includes all taxes and fees. If your case turns out to need a larger plan, the upgrade costs only the price difference, and we ask you first.',
  },
  {
    question: 'Do you need my income tax portal password?',
    answer:
      'No. You approve the return yourself, with the Aadhaar OTP or your net banking. Please do not send passwords or OTPs to anybody, us included.',
  },
  {
    question: 'How long are my records kept?',
    answer:
      'Tax records are kept for about 7 years, as long as the department may ask about a return. After that they are deleted.',
  },
]

export const taxTips = [
  {
    title: '10 Tax Planning Strategies for Salaried Individuals',
    slug: '10-tax-planning-strategies-for-salaried-individuals',
    description:
      'What still lowers the tax on a salary, in which regime, and when in the year to do it.',
    imageSrc: '/resources/ledger.svg',
    imageAlt: 'A ledger with three lines ticked',
  },
  {
    title: 'New Income Tax Rules You Should Know for FY 2023-24',
    slug: 'new-income-tax-rules-you-should-know-for-fy-2023-24',
    description: 'The year in which the new regime became the default, and what has changed since.',
    imageSrc: '/resources/calendar.svg',
    imageAlt: 'A calendar with one day marked',
  },
  {
    title: 'Complete Guide to Capital Gains Taxation in India',
    slug: 'complete-guide-to-capital-gains-taxation-in-india',
    description: 'Shares, funds, property and digital assets: holding periods, rates and set-off.',
    imageSrc: '/resources/chart.svg',
    imageAlt: 'Four bars, the last one the tallest',
  },
] as const
