/** The copy of the not-found page, the error page and a staff screen that failed. */
export const notFoundPage = {
  title: '404 Page Not Found',
  text: 'If a link brought you here, that’s our mistake. Try one of these:',
  router: 'Did you forget to add the page to the router?',
  call: (phone: string) => `Call ${phone}`,
  contact: 'Contact us',
  search: 'Search our answers',
  wanted: 'Where most people want to go',
  links: {
    home: 'Home page',
    services: 'Services',
    pricing: 'Pricing',
    tools: 'Tax tools',
    dueDates: 'Due dates',
    guides: 'Guides',
    faq: 'Questions and answers',
    book: 'Book a call',
  },
} as const

const titles: Record<number, string> = {
  400: 'Something was wrong with that request',
  403: 'That request was refused',
  404: '404 Page Not Found',
  429: 'Too many requests',
  503: 'We’ll be back in a moment',
}

export const errorPage = {
  /** for a site that is well, but has too many visitors at once */
  busyTitle: 'We’re very busy right now',
  titleOf: (status: number) => titles[status] ?? 'Something went wrong',
  broken: 'We couldn’t show this page. Please reload it, or go back to the home page.',
  reference: 'Reference: ',
  home: 'Home page',
  call: (phone: string) => `Call ${phone}`,
} as const

/** The short page, for when the error page cannot be rendered. */
export const shortErrorPage = {
  title: 'That didn’t work',
  reference: 'Reference:',
  sendAgain: 'Send it again',
  home: 'Home page',
}

export const staffErrorScreen = {
  title: 'This screen couldn’t be shown',
  text: 'The connection may have dropped, or the site has just been updated. Please try again.',
  retry: 'Try again',
  away: 'We can’t reach the site right now. Please check your connection. What you typed is still here.',
} as const
