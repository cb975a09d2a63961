import { rupees } from '../plans.ts'
import { fieldErrors } from './field-errors.ts'

/** What the marks of a form mean; the mark stands between the two. */
export const requiredNote = { before: 'Fields marked', after: 'are required.' } as const

/** What the public forms say. */
export const leadForms = {
  contact: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    phonePlaceholder: '+91 98765 43210',
    message: 'Message',
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
    price: (price: number) => `Price: ${rupees(price)}, GST included`,
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
