/** What the e-mails say. Dates come formatted, addresses as absolute URLs. */

export const acknowledgementCopy = {
  subject: (service: string | undefined) =>
    service ? `We have your enquiry: ${service}` : 'We have your enquiry',
  title: 'We have your enquiry',
  greeting: (name: string, due: string) =>
    `Dear ${name},\n\nthank you for writing to us. Somebody from our office will call or write to you by ${due}.`,
  facts: {
    number: 'Enquiry',
    received: 'Received',
    service: 'About',
    contact: 'We reach you at',
  },
  quoted: 'You wrote:',
  receipt:
    'On your receipt you can see who looks after your enquiry, tell us if nobody has called you in time, and take the enquiry back. Whoever knows its address can open it, so keep it to yourself.',
  openReceipt: 'See your receipt',
  urgent: (phone: string) =>
    `If it cannot wait, call ${phone} or answer this mail. Please do not send passwords or one-time codes: we never ask for them.`,
  why: 'You get this one mail because your address was given in the form on our website. If it was not you, tell us and we erase the enquiry.',
} as const

export const newEnquiryCopy = {
  subject: (id: number, service: string) => `New enquiry ${id}: ${service}`,
  title: 'A new enquiry came in',
  facts: {
    number: 'Enquiry',
    name: 'From',
    service: 'About',
    reach: 'Reach them',
    received: 'Received',
    due: 'Answer due by',
  },
  callOnly: 'By phone or WhatsApp: no e-mail address was given',
  open: 'Open the enquiry',
} as const

export const dueSoonCopy = {
  subject: (id: number, due: string) => `Enquiry ${id} is due by ${due}`,
  title: 'An enquiry still waits for its answer',
  text: (due: string) =>
    `Nobody has called or written yet. We promised an answer by ${due}. A recorded call, message or e-mail stops the clock.`,
  facts: { number: 'Enquiry', service: 'About', received: 'Received' },
  open: 'Open the enquiry',
} as const

export const digestCopy = {
  subject: (day: string, overdue: number, dueToday: number) =>
    overdue + dueToday === 0
      ? `The desk on ${day}: nothing is waiting`
      : `The desk on ${day}: ${overdue} overdue, ${dueToday} due today`,
  title: (day: string) => `The desk on ${day}`,
  facts: {
    received: 'New since yesterday',
    responded: 'Answered since yesterday',
    overdue: 'Overdue',
    dueToday: 'Due today',
  },
  lead: (id: number, service: string, due: string) => `No. ${id}, ${service}, due ${due}`,
  more: (count: number) => `and ${count} more`,
  open: 'Open the desk',
  unsubscribe: (address: string) => `You asked for this daily mail. To end it: ${address}`,
} as const

/** How e-mails name an enquiry. */
export const enquiryNumber = (id: number) => `No. ${id}`
