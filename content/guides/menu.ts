/** The copy of each guide in lists: the index, the footer, breadcrumbs and social images. */
export interface GuideMenuItem {
  /** The last part of the page's address. */
  slug: 'tax-notices' | 'earlier-years' | 'refunds' | 'senior-citizens' | 'rental-income'
  name: string
  /** When to open this guide, in the reader's words. */
  when: string
  description: string
}

/** In the order in which the index and the sitemap list them. */
export const guideMenu: GuideMenuItem[] = [
  {
    slug: 'tax-notices',
    name: 'Income tax notices',
    when: 'You got a notice, an email or an SMS',
    description:
      'Which notice it is, how many days you have, what it asks for, and what to do today.',
  },
  {
    slug: 'earlier-years',
    name: 'Returns for earlier years',
    when: 'You missed a year, or left income out',
    description: 'Which years are still open, by which kind of return, and what each one costs.',
  },
  {
    slug: 'refunds',
    name: 'Income tax refunds',
    when: 'Your refund is late, failed or on hold',
    description: 'Where refunds get stuck, what to do about it, and when you get interest.',
  },
  {
    slug: 'senior-citizens',
    name: 'Senior citizens',
    when: 'You, or your parents, are 60 or older',
    description:
      'Pension and deposit interest: who has to file, how to stop TDS, and the higher limits.',
  },
  {
    slug: 'rental-income',
    name: 'Rental income',
    when: 'You rent out a house or flat',
    description: 'How rent is taxed, step by step, with a home loan, co-owners and TDS.',
  },
]
