/** The texts of e-mails. Dates come formatted, addresses as absolute URLs. */

export const acknowledgementCopy = {
  subject: (service: string | undefined) =>
    service ? `We’ve received your enquiry: ${service}` : 'We’ve received your enquiry',
  title: 'We’ve received your enquiry',
  /** @param firstName empty where the name can’t be repeated */
  greeting: (firstName: string, due: string) =>
    `${firstName ? `Dear ${firstName}` : 'Hello'},\n\nThank you for contacting us. A chartered accountant will call or email you by ${due}. You don’t need to do anything until then.`,
  indianTime: (time: string) => `${time} (Indian time)`,
  facts: {
    number: 'Enquiry',
    received: 'Received',
    service: 'About',
    contact: 'We’ll reach you at',
  },
  quoted: { form: 'You wrote:', staff: 'Your enquiry:' },
  /** in place of a web or email address that someone typed */
  leftOut: '[address left out]',
  receipt:
    'Track your enquiry, tell us if no one has called, or withdraw it. Anyone with the link can open it, so please keep it private.',
  openReceipt: 'Track your enquiry',
  urgent: (phone: string) =>
    `Is it urgent? Call ${phone} or reply to this email. Please don’t send passwords or one-time codes. We never ask for them.`,
  why: {
    form: 'You’re getting this email because this address was entered in a form on our website. If that wasn’t you, tell us and we’ll delete the enquiry.',
    staff:
      'You’re getting this email because you contacted us and gave us this address. If that wasn’t you, tell us and we’ll delete the enquiry.',
  },
} as const

export const newEnquiryCopy = {
  subject: (id: number, service: string) => `New enquiry ${id}: ${service}`,
  title: 'New enquiry',
  facts: {
    number: 'Enquiry',
    name: 'From',
    service: 'About',
    reach: 'Reach them',
    received: 'Received',
    due: 'Answer due by',
  },
  callOnly: 'By phone or WhatsApp: no email address was given',
  open: 'Open the enquiry',
  many: {
    subject: (count: number) => `${count} new enquiries`,
    list: 'New enquiries, oldest first',
    listed: (id: number, service: string, due: string | null) =>
      `No. ${id}: ${service}${due ? `, answer due by ${due}` : ''}`,
    open: 'Open the list',
  },
} as const

export const dueSoonCopy = {
  subject: (id: number, due: string) => `Enquiry ${id} is due by ${due}`,
  title: 'An enquiry is due soon',
  text: (due: string) =>
    `No one has answered this enquiry yet. We promised an answer by ${due}. Once you’ve spoken or written to the client, log it on the enquiry.`,
  facts: { number: 'Enquiry', service: 'About', received: 'Received' },
  open: 'Open the enquiry',
} as const

export const notificationCopy = {
  'new-enquiry': {
    one: (enquiry: string) => `${enquiry} is new and unassigned`,
    many: (count: number) => `${count} enquiries are new and unassigned`,
  },
  assigned: {
    one: (enquiry: string, by: string | undefined) =>
      by ? `${by} assigned ${enquiry} to you` : `${enquiry} was assigned to you`,
    many: (count: number) => `${count} enquiries were assigned to you`,
  },
  mentioned: {
    one: (enquiry: string, by: string | undefined) =>
      by ? `${by} mentioned you on ${enquiry}` : `You were mentioned on ${enquiry}`,
    many: (count: number) => `You were mentioned on ${count} enquiries`,
  },
  'due-soon': {
    one: (enquiry: string) => `${enquiry} is due soon`,
    many: (count: number) => `${count} enquiries are due soon`,
  },
  overdue: {
    one: (enquiry: string) => `${enquiry} is overdue`,
    many: (count: number) => `${count} enquiries are overdue`,
  },
  'follow-up': {
    one: (enquiry: string) => `Follow up on ${enquiry}`,
    many: (count: number) => `Follow up on ${count} enquiries`,
  },
  escalated: {
    one: (enquiry: string) => `The client says no one has called: ${enquiry}`,
    many: (count: number) => `${count} clients say no one has called`,
  },
  'reply-failed': {
    one: (enquiry: string) => `A reply couldn’t be delivered: ${enquiry}`,
    many: (count: number) => `${count} replies couldn’t be delivered`,
  },
  'client-replied': {
    one: (enquiry: string) => `The client replied: ${enquiry}`,
    many: (count: number) => `${count} clients replied`,
  },
  corrected: {
    one: (enquiry: string) => `The client added or corrected something: ${enquiry}`,
    many: (count: number) => `${count} clients added or corrected something`,
  },
  'withdrawal-asked': {
    one: (enquiry: string) => `The client asks to have ${enquiry} deleted`,
    many: (count: number) => `${count} clients ask to have their enquiries deleted`,
  },
  'appointment-booked': {
    one: (enquiry: string) => `A call with you was booked: ${enquiry}`,
    many: (count: number) => `${count} calls with you were booked`,
  },
  'appointment-moved': {
    one: (enquiry: string) => `A call was moved: ${enquiry}`,
    many: (count: number) => `${count} calls were moved`,
  },
  'appointment-cancelled': {
    one: (enquiry: string) => `A call was cancelled: ${enquiry}`,
    many: (count: number) => `${count} calls were cancelled`,
  },
  'appointment-soon': {
    one: (enquiry: string) => `Your call starts soon: ${enquiry}`,
    many: (count: number) => `${count} calls start soon`,
  },
  'bookings-fast': {
    one: (enquiry: string) =>
      `Calls are being booked unusually fast: from ${enquiry} on, visitors must confirm them`,
    many: (_count: number) => 'Calls are being booked unusually fast: visitors must confirm them',
  },
  enquiry: (id: number) => `enquiry ${id}`,
  facts: { number: 'Enquiry', service: 'About' },
  listed: (id: number, service: string) => `No. ${id}, ${service}`,
  list: 'Enquiries',
  more: (count: number) => `and ${count} more`,
  open: 'Open the enquiry',
  openMany: 'Open your enquiries',
  why: (address: string) => `Choose which emails you get: ${address}`,
} as const

export const digestCopy = {
  subject: (day: string, overdue: number, dueToday: number) =>
    overdue + dueToday === 0
      ? `Enquiries on ${day}: nothing is waiting`
      : `Enquiries on ${day}: ${overdue} overdue, ${dueToday} due today`,
  title: (day: string) => `Enquiries on ${day}`,
  facts: {
    received: 'New since yesterday',
    responded: 'Answered since yesterday',
    overdue: 'Overdue',
    dueToday: 'Due today',
  },
  lead: (id: number, service: string, due: string) => `No. ${id}, ${service}, due ${due}`,
  more: (count: number) => `and ${count} more`,
  open: 'Open the enquiries',
  unsubscribe: (address: string) => `You asked for this daily summary. To stop it: ${address}`,
} as const

/** How e-mails name an enquiry. */
export const enquiryNumber = (id: number) => `No. ${id}`

export const confirmRemindersCopy = {
  first: {
    subject: 'Confirm your due date reminders',
    text: (firm: string) =>
      `Someone asked ${firm} to remind this address of tax due dates, seven days and one day before each. If it was you, please confirm.`,
    button: 'Confirm the reminders',
    otherwise:
      'If it wasn’t you, do nothing. If you don’t confirm, we’ll send no reminders and delete this address within 48 hours.',
  },
  change: {
    subject: 'Confirm the change to your due date reminders',
    text: (firm: string) =>
      `Someone asked ${firm} to change the due date reminders for this address. If it was you, please confirm.`,
    button: 'Confirm the change',
    otherwise: 'If it wasn’t you, do nothing. Your reminders stay as they are.',
  },
  groups: 'You’ll get reminders for',
} as const

export const dateReminderCopy = {
  subject: (day: string, what: string, more: number) =>
    more > 0 ? `Due on ${day}: ${what}, and ${more} more` : `Due on ${day}: ${what}`,
  title: (day: string) => `Due on ${day}`,
  whatInYear: (what: string, year: string) => `${what}, ${year}`,
  extended: (instrument: string) => `Extended by ${instrument}`,
  check:
    'This is the date as we last checked it. Dates are sometimes extended at short notice, so check incometax.gov.in. Already done? Then please ignore this email.',
  open: 'See all your dates',
  why: 'You’re getting this email because you asked for reminders on our website and confirmed it.',
  end: (address: string) => `Stop the reminders and delete this address: ${address}`,
} as const
