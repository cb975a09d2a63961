/** The copy next to the contact form, on the home page and the contact page. */
export const contact = {
  title: 'Get Expert Tax Filing Assistance',
  text: 'Tell us what is in your return this year. A chartered accountant reads it and answers within 24 hours, with the papers you need and the price.',
  call: 'Call',
  write: 'Write',
  visit: 'Visit',
  chat: 'Chat instead',
} as const
