import type { Finding, RecordKind } from './arrival.ts'

export const recordNames: Record<RecordKind, { title: string; text: string }> = {
  spf: { title: 'SPF', text: 'names the servers that may send mail for your domain' },
  dkim: { title: 'DKIM', text: 'is the key with which receivers check our signature' },
  dmarc: { title: 'DMARC', text: 'says what happens to mail that fails both checks' },
  mx: { title: 'MX', text: 'says where answers to our e-mails are delivered' },
}

const good: Record<RecordKind, string> = {
  spf: 'Published, and receivers can read it. Make sure that it names the server that sends our mail.',
  dkim: 'A key is published. Your mail server has to sign with it: the test e-mail’s headers show dkim=pass.',
  dmarc: 'Published, with a policy that protects your domain.',
  mx: 'Answers have somewhere to go.',
}
const missing: Record<RecordKind, string> = {
  spf: 'There’s no record. Many receivers will treat our e-mails as spam. If another service sends mail for your domain, the record has to name it too.',
  dkim: 'We found no key. Your mail provider shows which record to publish. Enter its selector above if it isn’t one of the usual names.',
  dmarc:
    'There’s no policy. Large mailbox providers ask for one. Begin by only watching, and read the reports.',
  mx: 'There’s no record, so answers and delivery reports can’t reach you. Publish the one that your mail provider names.',
}

/** What a finding means and what to do, in plain words. */
export function explainFinding(kind: RecordKind, finding: Finding): string {
  switch (finding) {
    case 'good':
      return good[kind]
    case 'missing':
      return missing[kind]
    case 'several':
      return 'There’s more than one record, and receivers then ignore them all. Make one of them.'
    case 'no-all':
      return 'The record has no end. Add ~all, so that receivers know what to think of other servers.'
    case 'open-all':
      return 'The record ends with +all and lets every server in the world send in your name. Change that to ~all.'
    case 'too-many-lookups':
      return 'The record needs more than ten look-ups, and receivers then count it as broken. Remove services that you no longer use.'
    case 'revoked':
      return 'The key was taken back: its p= is empty. Publish the current one from your mail provider.'
    case 'only-watched':
      return 'Published, and only watching (p=none). When the reports show that all your mail passes, change it to p=quarantine.'
    case 'invalid':
      return 'There’s a record here, but receivers can’t read it. Compare it with the one from your mail provider.'
    case 'null-mx':
      return 'The record says that this domain takes no mail. Answers to our e-mails are rejected.'
    case 'no-answer':
      return 'The name servers didn’t answer. Please try again in a minute.'
  }
}

export const arrivalLabels = {
  title: 'Does our mail arrive?',
  what: 'the DNS records',
  text: (domain: string) =>
    `Receivers decide by these records of ${domain} whether to trust our e-mails.`,
  loading: 'Looking up the records',
  open: 'Check the DNS records',
  again: 'Check again',
  selector: 'DKIM selector',
  selectorHint: 'As your mail provider names it. Leave it empty and we try the usual names.',
  selectorWrong: 'Use letters, digits, dots, dashes and underscores',
  state: { good: 'In order', attention: 'Needs attention', unknown: 'Not known' },
  at: 'At',
  found: 'Published',
  publish: 'Publish this TXT record',
  test: {
    title: 'Send a test e-mail',
    to: 'To',
    hint: 'Best an address at another provider. Then look in its inbox, its spam folder and at the headers.',
    send: 'Send a test e-mail',
    queued: 'Test e-mail waiting to be sent',
    failed: 'Test e-mail not sent',
    state: 'Your test e-mail',
    open: 'Open it',
  },
} as const

export const testMailCopy = {
  subject: (firm: string) => `Test e-mail from ${firm}`,
  title: 'This e-mail arrived',
  text: (by: string, domain: string) =>
    `${by} sent it from the Mail screen to see whether e-mails from ${domain} arrive.`,
  look: 'If you found it in the spam folder, check the DNS records on the Mail screen. The headers of this e-mail say what failed: look for spf=, dkim= and dmarc= in Authentication-Results.',
} as const

export const testMailLimited = 'Too many test e-mails. Please wait ten minutes.'
