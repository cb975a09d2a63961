/** The recent response rate, as pages state it. */
export const responseRateCopy = {
  share: (percent: number) => `${percent}%`,
  meaning: (within: string) => `of enquiries in the last 30 days were answered ${within}`,
  count: (enquiries: number) =>
    `(${enquiries.toLocaleString('en-IN')} enquiries, not counting spam and erased ones)`,
} as const

/** The measured reply time beside the promise, where the practice shows it. */
export const replyTimeCopy = {
  within: (hours: number) => `usually within ${hours === 1 ? 'an hour' : `${hours} hours`}`,
  usually: (hours: number) => `Usually within ${hours === 1 ? 'an hour' : `${hours} hours`}`,
  meaning: '(4 in 5 enquiries in the last 14 days were answered that fast)',
} as const
