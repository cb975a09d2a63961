import type { Firm } from '#app/platform/config/env.ts'
import type { Season } from './season/season.ts'

/** The copy next to the contact form, on the home page and the contact page. */
export const contact = {
  title: 'Get Expert Tax Filing Assistance',
  text: ({ months }: Season, promise: string) =>
    `Tell us what you earned from ${months}. ${promise}`,
  call: 'Call',
  write: 'Email',
  visit: 'Visit',
  chat: 'Chat on WhatsApp instead',
  hours: 'Hours',
  map: 'See on a map',
  next: {
    title: 'What happens next',
    steps: [
      'A CA reads your message and calls or emails you.',
      'You get a document list and a price, and then decide.',
      'We prepare your return and file it only after you approve it.',
    ],
  },
} as const

/** Above the topics to choose from. */
export const topicChips = { title: 'What’s it about?' } as const

/** What a message can be about; those of a service have the last part of its address. */
export const contactTopics = [
  { id: 'salary-house-rent-filing', label: 'Salary and house rent' },
  { id: 'professionals-filing', label: 'Freelance or professional income' },
  { id: 'capital-gains-filing', label: 'Shares, funds or property' },
  { id: 'traders-filing', label: 'Trading in F&O' },
  { id: 'foreign-income-filing', label: 'NRI or foreign income' },
  { id: 'notice', label: 'A notice from the department' },
  { id: 'earlier-year', label: 'A return for an earlier year' },
  { id: 'refund', label: 'A refund' },
  { id: 'senior-citizen', label: 'Pension or a parent’s return' },
] as const

export type ContactTopic = (typeof contactTopics)[number]['id']

/** How a message about a topic starts. */
export const aboutTopic = (label: string) => `About: ${label}\n`

/** A link that shows the office on a map. */
export function mapLink({ address }: Firm): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
