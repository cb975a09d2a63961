/** What readers are told of dates and figures that may no longer hold. */
export const pastFactsCopy = {
  name: 'About the figures here',
  passed: (count: number) => (count === 1 ? 'This date has passed:' : 'These dates have passed:'),
  unchecked: (day: string) =>
    `We checked the figures here on ${day}. Some may have changed since, for example in the Budget.`,
  ask: 'Ask us before you rely on them',
} as const
