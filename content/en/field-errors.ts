import { bookingErrors } from './enquiry/booking.ts'
import { enquiryMessages } from './enquiry/messages.ts'

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
    limited: bookingErrors.limited,
  },
  busy: 'We have a lot of visitors right now and couldn’t get to your request. Nothing is broken, and nothing was saved. Please try again in a few seconds.',
  offline: enquiryMessages.offline,
  unreachable: 'The site could not be reached. Please try again later.',
  notFound: 'We couldn’t find that page.',
  /** in place of what the server says in words of its own */
  other: 'Something went wrong on our side. Please try again in a moment, or call us.',
} as const
