import { rupees } from '../plans.ts'
import { bookingErrors } from './enquiry/booking.ts'
import { enquiryMessages } from './enquiry/messages.ts'
import { gstIncluded } from './price-includes.ts'

const named = (label: string, min: number, max: number) => ({
  tooShort: `${label} must be at least ${min} characters`,
  tooLong: `${label} must be at most ${max} characters`,
  unstorable: `${label} contains characters that cannot be stored`,
})

/** What a field of an enquiry says when it is wrong; a form in another language finds its own words by these. */
export const fieldErrors = {
  name: named('Name', 2, 100),
  phone: { ...named('Phone number', 10, 40), tooShort: 'Phone number must be at least 10 digits' },
  dialogPhone: 'Please enter a valid phone number',
  email: {
    invalid: 'Please enter a valid email address',
    tooLong: 'Email must be at most 254 characters',
  },
  service: { ...named('Service', 1, 100), tooShort: 'Please select a service' },
  message: {
    ...named('Message', 10, 5000),
    notText: 'Message must be text',
  },
  note: {
    tooShort: 'The note must be text',
    tooLong: 'The note can have at most 2000 characters',
    unstorable: 'The note contains characters that cannot be stored',
  },
  acceptTerms: 'You must accept the privacy policy and terms of service',
  workingConsent: 'Please tick this box. We take your figures only with your consent.',
  askedPhone:
    'We can’t call this number from India as it is. Is a digit or the country code missing?',
  limited: enquiryMessages.limited,
  limitedRequests: 'We’ve had too many requests from your connection. Please wait a moment.',
  limitedCorrections: 'That’s a lot of changes for one day. Please call us instead.',
  linkUnreadable:
    'Enter a reference number like K7M-4QX, an email address, or a phone number of at least 10 digits. Check for a slip.',
  limitedLinks:
    'We’ve had too many requests from your connection. Please wait a few minutes, or call us.',
  call: {
    noTime: bookingErrors.noTime,
    notOffered: bookingErrors.notOffered,
    gone: bookingErrors.gone,
    tooManyOpen: bookingErrors.tooManyOpen,
    alreadyBooked: bookingErrors.alreadyBooked,
    changed: bookingErrors.changed,
    changedTooOften: bookingErrors.changedTooOften,
    noCall: bookingErrors.noCall,
    limited: bookingErrors.limited,
  },
  busy: 'We have a lot of visitors right now and couldn’t get to your request. Nothing is broken, and nothing was saved. Please try again in a few seconds.',
  offline: enquiryMessages.offline,
  unreachable: 'The site could not be reached. Please try again later.',
  notFound: 'We couldn’t find that page.',
  /** in place of what the server says in words of its own */
  other: 'Something went wrong on our side. Please try again in a moment, or call us.',
} as const

/** What the marks of a form mean; the mark stands between the two. */
export const requiredNote = { before: 'Fields marked', after: 'are required.' } as const

/** What the public forms say. */
export const leadForms = {
  /** what every form has besides contact details and service; spreadsheets and the desk name it the same */
  fields: { message: 'Message' },
  contact: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    phonePlaceholder: '+91 98765 43210',
    messageHint:
      'Your sources of income and the year. Please don’t include PAN, Aadhaar or passwords.',
    accept: {
      before: 'I accept the',
      privacy: 'privacy policy',
      between: 'and the',
      terms: 'terms of service',
      after: '',
    },
    send: 'Send Message',
    sending: 'Sending...',
  },
  pricing: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    service: 'Interested In',
    noService: 'Select a plan',
    message: 'Message (optional)',
    send: 'Send Message',
    sending: 'Sending...',
  },
  planDialog: {
    title: 'Get Started Today',
    text: (promise: string) => `Leave your number. ${promise}`,
    close: 'Close',
    name: 'Full Name',
    email: 'Email',
    phone: 'Phone Number',
    phonePlaceholder: '+91 98765 43210',
    service: 'Service Interest',
    noService: 'Select a service',
    price: (price: number, noGst: boolean) => `Price: ${rupees(price)}, ${gstIncluded(noGst)}`,
    message: 'Additional Details (optional)',
    cancel: 'Cancel',
    submit: 'Submit Inquiry',
    submitting: 'Submitting...',
  },
  advice: {
    phone: fieldErrors.askedPhone,
    phoneChecked: 'The number is right, send it as it is',
    identity:
      'That looks like a PAN or an Aadhaar number. We don’t need it here: please take it out.',
    meant: (address: string) => `Did you mean ${address}?`,
    replace: 'Use this address',
  },
  honeypot: 'Leave this field empty',
  returned: {
    wrongFields:
      'Please fix the fields marked below and send again. Nothing you typed has been lost.',
    reference: 'Reference:',
  },
} as const

/**
 * The privacy notice at every form. A change of its text needs a new version: each enquiry stores
 * the version that its sender saw. Its day is never one to come.
 */
export const NOTICE_VERSION = '2026-11-23.3'

/** What the notice and the forms say that depends on the settings. */
export interface NoticeFacts {
  /** how many months after its closing an enquiry is erased; 0 for never */
  months: number
  /** whom to write to about personal data */
  contact: string
  /** how soon a reply is promised */
  replyWithin: string
}

export const notice = {
  /** the essence; the rest is folded */
  summary: 'How we use your details, and your rights',
  items: ({ months, contact }: NoticeFacts): [term: string, text: string][] => [
    [
      'What we collect',
      'Your name, email, phone, message and, if you choose one, the service. From a tax tool: the figures you entered. For a call: its time and your time zone. We also note when and from which form you wrote, and how long it took. Unless your browser asks sites not to track you, we note the page and button that led you there.',
    ],
    ['Why', 'To reply on time, and to filter spam and duplicates.'],
    ['Who sees it', 'Our staff, and the companies that run our server, email or phones for us.'],
    [
      'How long',
      months > 0
        ? `Until your enquiry is closed, and ${months} months after. If you become a client, as long as we keep your tax records.`
        : 'Until you ask us to erase it. If you become a client, as long as we keep your tax records.',
    ],
    [
      'Withdraw',
      `At any time. Use the link to your enquiry page, or write to ${contact}, and we’ll erase it.`,
    ],
    ['Complain', `To us, at ${contact}, then to the Data Protection Board of India.`],
  ],
  more: { before: 'The details are in the ', link: 'privacy policy', after: '.' },
} as const
