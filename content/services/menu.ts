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
    menuDescription: 'Salary, HRA, rental income and home loans',
    cardDescription:
      'For salaried people who pay rent, earn rent or have a home loan. We compare both regimes where you have a choice.',
    icon: 'home',
    planId: 'basic',
  },
  {
    slug: 'professionals-filing',
    name: 'Professionals Filing',
    menuDescription: 'Doctors, lawyers, freelancers and consultants',
    cardDescription:
      'For people who earn fees rather than a salary. We check whether 44ADA or your actual expenses save you more, and plan your advance tax.',
    icon: 'briefcase',
    planId: 'professional',
  },
  {
    slug: 'capital-gains-filing',
    name: 'Capital Gains Filing',
    menuDescription: 'Shares, mutual funds, property and digital assets',
    cardDescription:
      'For people who sold shares, mutual funds, property or digital assets. Each sale is taxed at the rate on its date, and losses are set off in the right order.',
    icon: 'chart',
    planId: 'professional',
  },
  {
    slug: 'traders-filing',
    name: 'Traders Filing',
    menuDescription: 'F&O, intraday, audit limits and losses',
    cardDescription:
      'For people who trade futures, options or intraday. We calculate turnover by the ICAI method, check if you need an audit, and use your losses as the law allows.',
    icon: 'candles',
    planId: 'professional',
  },
  {
    slug: 'foreign-income-filing',
    name: 'Foreign Income Filing',
    menuDescription: 'NRIs, foreign income, DTAA and Schedule FA',
    cardDescription:
      'For NRIs, returning Indians and residents with income or assets abroad. We settle your residential status first, then DTAA relief, tax credit and disclosures.',
    icon: 'globe',
    planId: 'premium',
  },
]
