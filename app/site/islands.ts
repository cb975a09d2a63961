/** The parts of public pages that React hydrates once a visitor comes near them. */
export type IslandName = 'contact-form' | 'pricing-form'
