/** What one's own calendar and the part of the account about it say. */
export const feedLabels = {
  calendar: 'Client calls',
  event: (leadId: number) => `Call: enquiry ${leadId}`,
  title: 'Calls in your calendar',
  text: 'A secret address that shows your booked calls in Google Calendar, Apple Calendar or Outlook: time, enquiry number and a link, no names.',
  what: 'your calendar address',
  none: 'You have no calendar address.',
  made: (when: string) => `Made ${when}.`,
  fetched: (when: string) => `Last fetched ${when}.`,
  neverFetched: 'No calendar has fetched it yet.',
  make: 'Make an address',
  renew: 'Make a new address',
  end: 'Remove it',
  ended: 'Calendar address removed',
  failed: 'Not saved',
  asking: {
    renew: {
      title: 'Make a new address?',
      text: 'The present one stops working at once. Add the new one to your calendar afterwards.',
      confirm: 'Make a new address',
    },
    end: {
      title: 'Remove the address?',
      text: 'Your calendar keeps what it has fetched for a while, but gets nothing new.',
      confirm: 'Remove it',
    },
  },
  once: 'Copy it now: it’s shown only this once. Whoever has it sees when you have calls.',
  address: 'Your calendar address',
  copy: 'Copy',
  copied: 'Address copied',
  how: {
    title: 'How to add it',
    steps: [
      ['Google Calendar', 'On a computer: Other calendars, +, From URL. Paste the address.'],
      [
        'Apple Calendar',
        'File, New Calendar Subscription. On an iPhone: Calendars, Add Calendar, Add Subscription Calendar.',
      ],
      ['Outlook', 'Add calendar, Subscribe from web. Paste the address.'],
    ],
    delay:
      'Calendars look for changes when they like: Google often takes hours. The screen Calls is always up to date.',
  },
} as const
