/** What readers see beside dates and figures that may no longer hold. */
export const pastFactsCopy = {
  name: 'About the figures here',
  passed: (count: number) => (count === 1 ? 'This date has passed:' : 'These dates have passed:'),
  what: (fact: string) => `${fact}: `,
  day: (day: string) => day,
  unchecked: (day: string) =>
    `We checked the figures here on ${day}. Some may have changed since, for example in the Budget.`,
  ask: 'Ask us before you rely on them',
  end: '.',
} as const
