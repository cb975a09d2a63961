import type { Copy } from '../../en/copy.ts'

export const responseRateCopy: Copy['responseRateCopy'] = {
  share: (percent) => `${percent}%`,
  meaning: (within) => `पूछताछ का जवाब पिछले 30 दिनों में ${within} मिला`,
  count: (enquiries) => `(${enquiries.toLocaleString('en-IN')} पूछताछ; स्पैम और मिटाई गई नहीं गिनीं)`,
}

export const replyTimeCopy: Copy['replyTimeCopy'] = {
  within: (hours) => `अक्सर ${hours === 1 ? 'एक' : hours} घंटे में`,
  usually: (hours) => `अक्सर ${hours === 1 ? 'एक' : hours} घंटे में`,
  meaning: '(पिछले 14 दिनों में हर 5 में से 4 पूछताछ का जवाब इतनी जल्दी मिला)',
}
