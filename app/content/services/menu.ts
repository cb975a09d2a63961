/** The copy of each service in menus and on cards. */
export interface ServiceMenuItem {
  /** The last part of the page's route. */
  slug:
    | 'salary-house-rent-filing'
    | 'professionals-filing'
    | 'capital-gains-filing'
    | 'traders-filing'
    | 'foreign-income-filing'
  name: string
  /** One short line for the header menu. */
  menuDescription: string
  /** One or two sentences for the card on the home page. */
  cardDescription: string
  icon: 'home' | 'briefcase' | 'chart' | 'candles' | 'globe'
  /** The plan whose price applies. */
  planId: 'basic' | 'professional' | 'premium'
}

/** In the order in which menus, cards and the sitemap list them. */
export const serviceMenu: ServiceMenuItem[] = [
  {
    slug: 'salary-house-rent-filing',
    name: 'Salary & House Rent Filing',
    menuDescription: 'Form 16, HRA, rent received and home loans',
    cardDescription:
      'For people with a salary who pay rent, receive rent or repay a home loan. We compare both regimes before anything is filed.',
    icon: 'home',
    planId: 'basic',
  },
  {
    slug: 'professionals-filing',
    name: 'Professionals Filing',
    menuDescription: 'Doctors, lawyers, freelancers and consultants',
    cardDescription:
      'For people who earn fees rather than a salary. We test presumptive taxation against your real expenses and plan advance tax with you.',
    icon: 'briefcase',
    planId: 'professional',
  },
  {
    slug: 'capital-gains-filing',
    name: 'Capital Gains Filing',
    menuDescription: 'Shares, mutual funds, property and digital assets',
    cardDescription:
      'For people who sold shares, mutual funds, property or digital assets. Each sale is taxed by the rule of its own day, and losses are used in the right order.',
    icon: 'chart',
    planId: 'professional',
  },
  {
    slug: 'traders-filing',
    name: 'Traders Filing',
    menuDescription: 'F&O, intraday, audit limits and losses',
    cardDescription:
      'For people who trade futures, options or intraday. We count turnover the accepted way, check whether an audit is needed, and keep your losses usable.',
    icon: 'candles',
    planId: 'professional',
  },
  {
    slug: 'foreign-income-filing',
    name: 'Foreign Income Filing',
    menuDescription: 'NRIs, foreign income, DTAA and Schedule FA',
    cardDescription:
      'For NRIs, people who have come back, and residents with income or assets abroad. We settle residence first, then treaty relief, tax credit and disclosure.',
    icon: 'globe',
    planId: 'premium',
  },
]
