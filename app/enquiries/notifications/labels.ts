import { named } from '#app/ui/text/stored-value.ts'
import type { NotificationKind } from '#content/enums.ts'

/** The texts of the bell and of web push, for staff. */

export const bellLabels = {
  open: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${unread.toLocaleString('en-IN')} unread`,
  title: 'Notifications',
  text: 'The last 90 days, newest first.',
  what: 'your notifications',
  loading: 'Loading your notifications',
  none: 'No notifications yet. You’ll be notified here when an enquiry comes in unassigned or is assigned to you, a colleague mentions you, an answer is due, or a client sends something for a return.',
  markAllRead: 'Mark all as read',
  markFailed: 'Not marked as read',
  unread: 'Unread',
  fromClient: (number: number) => `Something came in from the client: return ${number}`,
  about: (name: string, service: string) => `${name}, ${service}`,
  andOthers: (name: string, others: number) =>
    `${name} and ${others === 1 ? '1 other' : `${others} others`}`,
  settings: 'Notifications in this browser',
} as const

/** What happened, in one sentence. */
export function describeNotification(
  kind: NotificationKind,
  leadId: number,
  actor: string | null,
  enquiries = 1,
): string {
  const which = enquiries === 1 ? `enquiry ${leadId}` : `${enquiries} enquiries`
  return sentences[kind](which, actor)
}

type Sentence = (enquiry: string, actor: string | null) => string

const sentences = named<NotificationKind, Sentence>(
  {
    'new-enquiry': (enquiry) => `New and unassigned: ${enquiry}`,
    assigned: (enquiry, actor) =>
      actor ? `${actor} assigned ${enquiry} to you` : `You were auto-assigned ${enquiry}`,
    mentioned: (enquiry, actor) => `${actor ?? 'A colleague'} mentioned you on ${enquiry}`,
    'due-soon': (enquiry) => `An answer to ${enquiry} is due soon`,
    overdue: (enquiry) => `The answer to ${enquiry} is overdue`,
    'follow-up': (enquiry) => `It’s time to follow up on ${enquiry}`,
    escalated: (enquiry) => `The client says no one has called: ${enquiry}`,
    'reply-failed': (enquiry) => `A reply couldn’t be delivered: ${enquiry}`,
    'client-replied': (enquiry) => `The client replied by email: ${enquiry}`,
    corrected: (enquiry) => `The client added or corrected something: ${enquiry}`,
    'withdrawal-asked': (enquiry) => `The client asks to have ${enquiry} deleted`,
    'appointment-booked': (enquiry) => `A call with you was booked: ${enquiry}`,
    'appointment-moved': (enquiry) => `A call was moved: ${enquiry}`,
    'appointment-cancelled': (enquiry) => `A call was cancelled: ${enquiry}`,
    'appointment-soon': (enquiry) => `Your call starts soon: ${enquiry}`,
    'bookings-fast': (enquiry) =>
      `Calls are being booked unusually fast, so they must be confirmed now: ${enquiry} and those after it`,
  },
  (enquiry) => `There’s news about ${enquiry}`,
)

/** The texts of the service worker: `one` about an enquiry, `many` about several. They name no one. */
export const pushTexts = {
  title: 'Enquiries',
  kinds: {
    'new-enquiry': {
      one: 'Enquiry {lead} is new and unassigned',
      many: '{count} enquiries are new and unassigned',
    },
    assigned: {
      one: 'Enquiry {lead} was assigned to you',
      many: '{count} enquiries were assigned to you',
    },
    mentioned: {
      one: 'You were mentioned on enquiry {lead}',
      many: 'You were mentioned on {count} enquiries',
    },
    'due-soon': { one: 'Enquiry {lead} is due soon', many: '{count} enquiries are due soon' },
    overdue: { one: 'Enquiry {lead} is overdue', many: '{count} enquiries are overdue' },
    'follow-up': { one: 'Follow up on enquiry {lead}', many: 'Follow up on {count} enquiries' },
    escalated: {
      one: 'Enquiry {lead}: the client says no one has called',
      many: '{count} clients say no one has called',
    },
    'reply-failed': {
      one: 'Enquiry {lead}: a reply couldn’t be delivered',
      many: '{count} replies couldn’t be delivered',
    },
    'client-replied': {
      one: 'Enquiry {lead}: the client replied by email',
      many: '{count} clients replied by email',
    },
    corrected: {
      one: 'Enquiry {lead}: the client added or corrected something',
      many: '{count} clients added or corrected something',
    },
    'withdrawal-asked': {
      one: 'Enquiry {lead}: the client asks to have it deleted',
      many: '{count} clients ask to have their enquiries deleted',
    },
    'appointment-booked': {
      one: 'Enquiry {lead}: a call with you was booked',
      many: '{count} calls with you were booked',
    },
    'appointment-moved': {
      one: 'Enquiry {lead}: the call was moved',
      many: '{count} calls were moved',
    },
    'appointment-cancelled': {
      one: 'Enquiry {lead}: the call was cancelled',
      many: '{count} calls were cancelled',
    },
    'appointment-soon': {
      one: 'Enquiry {lead}: your call starts soon',
      many: '{count} calls start soon',
    },
    'bookings-fast': {
      one: 'Calls are being booked unusually fast and must be confirmed now',
      many: 'Calls are being booked unusually fast and must be confirmed now',
    },
    'client-sent': {
      one: 'Return {lead}: something came in from the client',
      many: 'Something came in from {count} clients',
    },
    test: {
      one: 'Notifications work in this browser',
      many: 'Notifications work in this browser',
    },
  } satisfies Record<NotificationKind | 'client-sent' | 'test', { one: string; many: string }>,
  unknown: {
    one: 'You have a new notification',
    many: 'You have a new notification',
  },
} as const

export const pushLabels = {
  title: 'Notifications in this browser',
  text: 'Get notifications on this device even when the staff area is closed. They show the enquiry number and never a name. Signing out turns them off.',
  loading: 'Checking this browser',
  on: 'Notifications are on in this browser.',
  off: 'Notifications are off in this browser.',
  turnOn: 'Turn on notifications in this browser',
  turnOff: 'Turn off',
  test: 'Send a test notification',
  testSent: 'Test notification sent. It should appear within a few seconds.',
  unsupported:
    'This browser can’t show notifications. Chrome, Edge and Firefox can, on a computer or an Android phone, over https.',
  blocked:
    'Notifications from this site are blocked. Allow them in the browser: open the site settings with the icon to the left of the address, set Notifications to Allow, and reload this page.',
  failed: 'Notifications couldn’t be turned on',
  unreachable:
    'The browser couldn’t reach its push service. Check the connection, or try another browser.',
  changeFailed: 'Notifications not changed',
  what: 'the notifications of this browser',
} as const
