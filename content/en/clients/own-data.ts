/** What a client takes with them, and how they ask us to erase it. */
export const archiveCopy = {
  ok: (draft: number) => `OK to draft ${draft}.pdf`,
  answers: 'Answers.txt',
  invoices: 'Invoices',
  file: (day: string) => `my-data-${day}.zip`,
} as const

export const kindNames = {
  original: '',
  belated: 'belated',
  revised: 'revised',
  updated: 'updated',
} as const

export const ownDataCopy = {
  download: 'Download everything (ZIP)',
  downloadText: 'All documents, your OKs, answers and invoices.',
  ask: 'Ask us to erase my data',
  askText:
    'We erase your returns, documents and details from our systems. We keep invoices for as long as the law requires. Download what you need first. If we have to keep anything else, we’ll tell you here.',
  send: 'Ask to erase it',
  asked: (day: string) =>
    `You asked us on ${day} to erase your data. We’ll answer here or call you.`,
  declined: (day: string, reason: string) => `Our answer of ${day}: ${reason}`,
} as const
