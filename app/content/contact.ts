/** The copy next to the contact form, on the home page and the contact page. */
export const contact = {
  title: 'Get Expert Tax Filing Assistance',
  text: 'Tell us about your income this year. A CA replies within 24 hours with a document list and a price.',
  call: 'Call',
  write: 'Email',
  visit: 'Visit',
  chat: 'Chat on WhatsApp instead',
} as const
