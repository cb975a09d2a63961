/** The copy that all service pages share; prices come from the plan that applies. */
export const servicePage = {
  getStarted: 'Get Started',
  allIncluded: 'all taxes and fees included',
  why: 'Why Choose Our Service',
  consult: 'Consult an Expert Now',
  covers: 'What we take care of',
  process: {
    title: 'How it goes',
    text: 'Four steps, and nothing is filed before you have read and approved it.',
  },
  professions: 'Specialized Services by Profession',
  documentsAndLaw: 'What we need, and what the law says',
  documents: 'What we need from you',
  figures: { title: 'Figures that matter', rule: 'Rule', figure: 'Figure' },
  checked: (month: string) =>
    `Checked in ${month}. The law of the year in which you earned counts; ask us about yours.`,
  faqs: 'Questions and answers',
  contact: {
    or: 'or',
    write: 'write to us',
    plan: (plan: string) => `The ${plan} plan`,
  },
  others: 'Our other services',
} as const

export const serviceCards = {
  more: 'Learn more',
  about: (service: string) => `about ${service}`,
} as const
