/** The recent response rate, as pages state it. */
export const responseRateCopy = {
  share: (percent: number) => `${percent}%`,
  meaning: 'of enquiries answered within 24 hours in the last 30 days',
  count: (enquiries: number) =>
    `(${enquiries.toLocaleString('en-IN')} enquiries, not counting spam and erased ones)`,
} as const
