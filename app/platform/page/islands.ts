/**
 * The parts of public pages that React hydrates once a visitor comes near them, and the properties
 * that the page gives to each.
 */
export interface IslandProps {
  'contact-form': { topics?: boolean; topic?: string }
  'pricing-form': { plan?: string }
  'callback-form': {
    service: string
    message?: string
    source?: 'callback' | 'tool'
    id?: string
    /** sends the working of a tool along, which a field of the page with that name holds */
    withWorking?: boolean
  }
  'reminder-form': { id: string }
  'booking-form': {
    /** the free times when the page was rendered, as ISO timestamps */
    slots: string[]
    /** the time zone that was asked for; without it the visitor's own is shown */
    zone?: string
    /** for a call on a receipt, with the number of the call that is moved */
    receipt?: { token: string; sequence?: number }
    /** of the firm, for a call that has to be confirmed by chat */
    whatsapp: string
  }
}
export type IslandName = keyof IslandProps
