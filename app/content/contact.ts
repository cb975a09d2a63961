import type { Firm } from '#app/config/env.ts'

/** The copy next to the contact form, on the home page and the contact page. */
export const contact = {
  title: 'Get Expert Tax Filing Assistance',
  text: 'Tell us what is in your return this year. A chartered accountant reads it and answers within 24 hours, with the papers you need and the price.',
  call: 'Call',
  write: 'Write',
  visit: 'Visit',
  chat: 'Chat instead',
  hours: 'Hours',
  map: 'See on a map',
  topic: 'What is it about?',
  next: {
    title: 'What happens next',
    steps: [
      'A chartered accountant reads your message and calls or writes within 24 hours.',
      'You hear which documents we need and what it costs. You decide then.',
      'We prepare the return, and file it only after you have approved it.',
    ],
  },
} as const

/** What a message can be about; those of a service have the last part of its address. */
export const contactTopics = [
  { id: 'salary-house-rent-filing', label: 'Salary and house rent' },
  { id: 'professionals-filing', label: 'Freelance or professional income' },
  { id: 'capital-gains-filing', label: 'Shares, funds or property' },
  { id: 'traders-filing', label: 'Trading in F&O' },
  { id: 'foreign-income-filing', label: 'NRI or foreign income' },
  { id: 'notice', label: 'A notice from the department' },
  { id: 'earlier-year', label: 'A return of an earlier year' },
] as const

/** How a message about a topic starts; nothing for a topic that is not known. */
export function messageStart(id: string | undefined): string {
  const topic = contactTopics.find((one) => one.id === id)
  return topic ? `About: ${topic.label}\n` : ''
}

/** A link that shows the office on a map. */
export function mapLink({ address }: Firm): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
