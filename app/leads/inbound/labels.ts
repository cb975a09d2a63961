/** What the API answers where an e-mail can't be dealt with in this way. */
export const incomingMessages = {
  taken: 'This e-mail is in an enquiry already.',
  notDismissed: 'This e-mail isn’t dismissed.',
  noSender: 'It has no sender’s address to make an enquiry with.',
} as const
