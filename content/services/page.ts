import { allIncluded } from '../en/price-includes.ts'
import type { Season } from '../en/season/season.ts'
import { FORMS_YEAR } from '../facts/tax-year.ts'
import type { ServiceMenuItem } from './menu.ts'
import type { ServiceContent } from './service.ts'

type Group = ServiceContent['group']

/** The copy that all service pages share; prices come from the plan that applies. */
export const servicePage = {
  getStarted: 'Get Started',
  allIncluded,
  onThisPage: 'On this page',
  /** what can still be done about the year’s return, and until when */
  season: {
    open: ({ income, on }: Season, group: Group) =>
      group === 'business'
        ? `Due for ${income}: ${on.business}, or ${on.audit} with a tax audit.`
        : `Due for ${income}: ${on[group]}.`,
    belated: ({ income, on, lateFee }: Season, group: Group) =>
      `Returns for ${income} were due on ${on[group]}. You can still file a belated return until ${on.belated}, at the same price from us. The government charges a late fee of ${lateFee.small} or ${lateFee.full}, and interest on unpaid tax.`,
    closed: ({ income, on }: Season) =>
      `The last day for a belated return for ${income} was ${on.belated}. Ask us what is still open.`,
  },
  why: 'Why Choose Our Service',
  consult: 'Consult an Expert Now',
  covers: 'What’s included',
  /** stands once, so that no sentence needs a year that is only this one */
  years: `Figures are for FY ${FORMS_YEAR}, and the same for FY 2026-27, unless another year stands beside them.`,
  process: {
    title: 'How it works',
    text: 'Nothing is filed until you approve it.',
  },
  professions: 'Specialized Services by Profession',
  documentsAndLaw: 'Documents and key figures',
  documents: 'Documents you’ll need',
  figures: {
    title: 'Key figures',
    law: (year: string, section: string) => `${year} · ${section}`,
  },
  checked: (month: string) => `Law checked in ${month}.`,
  faqs: 'Common questions',
  contact: {
    or: 'or',
    write: 'send us a message',
    end: '.',
  },
} as const

/** The parts of a service page that its first screen links to. */
export const serviceAnchors = {
  process: 'process',
  documents: 'documents',
  faqs: 'questions',
} as const

export const serviceCards = {
  more: 'Learn more',
  about: ({ name }: ServiceMenuItem) => `about ${name}`,
} as const
