import { fieldErrors } from '../forms.ts'

/** Finding an enquiry again, and correcting it on its own page. */

export const yourEnquiry = {
  title: 'Your enquiry',
  text: 'Lost the link to your enquiry? We’ll email it to you again.',
  remembered: 'Open your enquiry',
  noEmail: 'Gave us no email address? Call us and, if you have it, tell us your reference number.',
  call: (phone: string) => `Call ${phone}`,
  client: 'Already a client? Get the link to your page for documents.',
} as const

export const linkRequestForm = {
  contact: 'Reference number, email or phone number',
  hint: 'The number is in our emails and looks like K7M-4QX.',
  send: 'Email me the link',
  notice: 'The link goes only to the email address that we have on record.',
} as const

/** The same whether or not we know them. */
export const linkRequested = {
  title: 'Check your email',
  text: 'If we have an enquiry with these details, its link is on its way to the email address on record. It can take a few minutes; look in the spam folder too.',
  description: 'The link to an enquiry was requested.',
  none: 'Nothing came? Call us. We send the link at most three times a day.',
} as const

export const enquiryLinkMail = {
  subject: 'The link to your enquiry',
  title: 'Here’s your link',
  text: 'You asked us for the link to your enquiry. Anyone with the link can open it, so please keep it private.',
  list: 'Your enquiries',
  item: (reference: string, service: string, received: string) =>
    `${reference}: ${service}, ${received}`,
  why: 'You’re getting this email because your email address, phone number or reference number was entered on our website. If that wasn’t you, you don’t need to do anything: the link was sent only to you.',
} as const

export const emailChangeMail = {
  subject: 'A new email address for your enquiry',
  title: 'You asked us to use another email address',
  text: (reference: string) =>
    `On the page of your enquiry ${reference} someone entered another email address. We’ll check with you before we write there. Until then our emails come to this address.`,
  wrong: (phone: string) => `Wasn’t that you? Call ${phone} or reply to this email.`,
} as const

/** The form on the page of an enquiry that corrects it. */
export const receiptCorrectionCopy = {
  open: 'Correct something or add a note',
  text: 'Your CA sees what you change here.',
  name: 'Your name',
  phone: 'Phone number',
  email: 'Email',
  service: 'About',
  note: 'Add a note',
  noteHint: 'Anything else your CA should know. Please don’t include PAN, Aadhaar or passwords.',
  send: 'Send',
  saved: 'Saved. Your CA sees what you sent.',
  proposed: (address: string) =>
    `You changed it to ${address}. We’ll check with you before we write there.`,
  limited: fieldErrors.limitedCorrections,
} as const
