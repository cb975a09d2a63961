/** What one's own calendar and the part of the account about it say. */
export const feedLabels = {
  calendar: 'Client calls',
  event: (leadId: number) => `Call: enquiry ${leadId}`,
  title: 'Calls in your calendar',
  text: 'A secret address that shows your booked calls in Google Calendar, Apple Calendar or Outlook: the time, enquiry number and a link, but no names.',
  what: 'your calendar address',
  none: 'You have no calendar address.',
  made: (when: string) => `Created ${when}.`,
  fetched: (when: string) => `Last fetched ${when}.`,
  neverFetched: 'No calendar has fetched it yet.',
  make: 'Create an address',
  renew: 'Create a new address',
  end: 'Remove it',
  ended: 'Calendar address removed',
  failed: 'Not saved',
  asking: {
    renew: {
      title: 'Create a new address?',
      text: 'The current one stops working at once. Then add the new one to your calendar.',
      confirm: 'Create a new address',
    },
    end: {
      title: 'Remove the address?',
      text: 'Your calendar may keep showing old calls for a while, but gets nothing new.',
      confirm: 'Remove it',
    },
  },
  once: 'Copy it now: it’s shown only once. Anyone who has it can see when you have calls.',
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
      'Calendars check for changes in their own time, and Google’s can take hours. The Calls screen is always up to date.',
  },
} as const
