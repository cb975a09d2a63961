import { WEEKDAYS } from '#app/ui/time/zoned.ts'
import { REPLY_HOURS } from '#content/reply-hours.ts'

/** The texts of the workload screen, of its notice and of the e-mail with it. */

const UNMEASURED =
  'With fewer than 10 answers in the last 14 days, we can’t tell how many a person answers in an hour.'

const enquiries = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`)

export const seasonLabels = {
  title: 'Workload',
  text: `What’s coming in, who’s there to answer, and whether we’ll keep our ${REPLY_HOURS}-hour promise.`,
  what: 'the workload',
  loading: 'Loading the workload',
  notAdmin: {
    title: 'Only admins can see the workload',
    text: 'It shows the work of everyone in the practice. Ask an admin if you need it.',
  },
  back: 'Back to the dashboard',
  asOf: (time: string) => `As of ${time}`,
  forecast: {
    title: 'Until the office opens again',
    until: (time: string) => `Until ${time}`,
    kept: 'We’ll keep the promise',
    holdsText: `Nothing waiting now will miss the ${REPLY_HOURS}-hour promise before we open again.`,
    broken: (count: number) => `${enquiries(count)} would miss the ${REPLY_HOURS}-hour promise`,
    brokenText:
      'They fall due before the office opens again, and the people at work won’t get to them in time, even with the most urgent ones first. More people at work would help.',
    unknown: 'No forecast yet',
    unknownText:
      'No one has switched on “Available for new enquiries”, and none of the people at the desk has answered in the last 14 days, so we can’t tell who’ll be at work.',
    overdueNow: (count: number) =>
      `${enquiries(count)} ${count === 1 ? 'is' : 'are'} already overdue.`,
    notMeasured: `${UNMEASURED} So we count only those due before anyone is at work.`,
    unmeasuredText: UNMEASURED,
    waiting: 'Waiting for an answer',
    waitingText: (followUps: number) =>
      followUps === 0
        ? 'including overdue ones'
        : `including overdue ones, besides ${followUps === 1 ? '1 follow-up' : `${followUps} follow-ups`} due`,
    expected: 'Expected today',
    expectedOpen: 'until we close',
    expectedUnknown: 'Known once we’ve had a day like this.',
    capacity: 'Replies we can send',
    capacityText: 'before we open again',
    replyBy: 'A new enquiry would be answered by',
    noReply: 'Not known yet',
    noReplyNobody: 'No one is at work in the next 14 days.',
    noReplyUnmeasured: 'The rate isn’t measured yet.',
    noReplyUnknown: 'We can’t tell who’ll be at work.',
    within: 'in time',
    beyond: 'too late',
    method:
      'We take the enquiries that are waiting and those that usually come in by closing time, sort them by when they’re due, and assume the people at work answer them in turn at the rate of the last 14 days. No one answers outside office hours, on holidays or on leave.',
  },
  handling: {
    title: 'Time per enquiry',
    minutes: 'Minutes per enquiry',
    mean: (minutes: string) => `${minutes} min`,
    median: (minutes: string, count: number) =>
      `average of ${enquiries(count)}. The median is ${minutes} min.`,
    missing: 'Not measured yet',
    missingText: (measured: number) =>
      `${measured} of the 10 we need. Counted while an enquiry is open on someone’s screen.`,
    rate: 'Answers per person per hour',
    rateText: (answered: number) => `from ${answered} first answers in the last 14 days`,
    rateMissing: (answered: number) => `${answered} first answers in the last 14 days. We need 10.`,
    replyTime: 'Visitors see',
    replyTimeShown: (hours: number) =>
      `usually within ${hours === 1 ? 'an hour' : `${hours} hours`}`,
    replyTimeNone: `Only the ${REPLY_HOURS}-hour promise`,
    replyTimeOn: (answered: number) =>
      `4 in 5 of the ${answered} answered in the last 14 days were that fast.`,
    replyTimeFew: (answered: number) => `${answered} answered in the last 14 days. We need 20.`,
    replyTimeSlow: 'Fewer than 4 in 5 were answered within 23 hours.',
    replyTimeOff: (hours: number) =>
      `It could say “usually within ${hours === 1 ? 'an hour' : `${hours} hours`}”. Set SHOW_REPLY_TIME to show it.`,
  },
  people: {
    title: 'Open enquiries and people',
    table: 'Enquiries by person',
    person: 'Person',
    columns: ['Today', 'Open', 'Overdue', 'Due today'],
    nobody: 'Unassigned',
    now: 'at work now',
    onLeave: 'On leave',
    off: 'Not available',
    notToday: 'Not today',
    on: (count: number) =>
      count === 1 ? '1 person is at work now' : `${count} people are at work now`,
    none: 'No one is at work now.',
    closed: 'The office is closed today.',
    holiday: (name: string) => `The office is closed today: ${name}.`,
    open: (hours: string) => `The office is open today ${hours}.`,
    byAnswers:
      'No one has switched on “Available for new enquiries”, so we count the people who answered in the last 14 days.',
    unknown: 'No one has switched on “Available for new enquiries”.',
    nobodyOnDuty: 'No one is available for new enquiries. The switch is on the Enquiries screen.',
    hours: (start: string, end: string) => `${start} to ${end}`,
  },
  arrivals: {
    title: 'When enquiries come in',
    text: (total: number, weeks: string) =>
      `${enquiries(total)} in the last ${weeks}, in Indian time.`,
    weeks: (weeks: number) => (weeks === 1 ? 'week' : `${weeks} weeks`),
    table: 'Enquiries by hour and weekday',
    hour: 'Hour',
    all: 'All',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    none: 'No enquiries in the last 8 weeks.',
    busiest: (day: string, hour: string) => `The busiest hour is ${day}, ${hour}.`,
    dayNames: WEEKDAYS,
  },
} as const

/** On the enquiries screen and the board, on the day on which staff were notified. */
export const seasonNotice = {
  title: (count: number, time: string) =>
    `Forecast at ${time}: ${enquiries(count)} would miss the ${REPLY_HOURS}-hour promise tonight`,
  text: 'Please answer the most urgent ones first, and ask for help if you can.',
  overdue: 'See what falls due first',
  board: 'See the workload',
} as const

export const forecastMailCopy = {
  subject: (count: number, day: string) =>
    `${day}: ${enquiries(count)} would miss the ${REPLY_HOURS}-hour promise tonight`,
  title: 'We may break our promise tonight',
  text: (count: number, until: string) =>
    `At this pace, ${enquiries(count)} would miss the ${REPLY_HOURS}-hour promise before the office opens again on ${until}.`,
  facts: {
    waiting: 'Waiting for an answer',
    overdue: 'Already overdue',
    expected: 'Expected today',
    capacity: 'Replies we can send',
    replyBy: 'A new enquiry would be answered by',
  },
  notMeasured: 'not measured yet',
  unknown: 'not known yet',
  advice: 'It helps to answer the most urgent ones first, and to have one more person at work.',
  open: 'Open the enquiries',
  why: (address: string) =>
    `You’ll get this at most once a day. Choose which emails you get: ${address}`,
} as const
