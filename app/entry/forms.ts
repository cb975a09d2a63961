import type { ComponentType } from 'react'
import type { IslandName, IslandProps } from '#app/platform/page/islands.ts'
import type { NoticeFacts } from '#content/en/forms.ts'

/** Loads the form of each island. */
export const islandForms = {
  'contact-form': async () =>
    (await import('#app/enquiries/intake/forms/contact-form.tsx')).ContactForm,
  'pricing-form': async () =>
    (await import('#app/enquiries/intake/forms/pricing-form.tsx')).PricingForm,
  'callback-form': async () =>
    (await import('#app/enquiries/intake/forms/callback-form.tsx')).CallbackForm,
  'booking-form': async () => (await import('#app/enquiries/calls/booking-form.tsx')).BookingForm,
  'reminder-form': async () =>
    (await import('#app/tax/due-dates/reminders/reminder-form.tsx')).ReminderForm,
} satisfies {
  [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name] & { notice: NoticeFacts }>>
}

export const loadPlanDialog = async () =>
  (await import('#app/enquiries/intake/forms/plan-dialog.tsx')).PlanDialog
