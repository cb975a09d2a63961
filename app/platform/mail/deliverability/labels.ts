import type { Finding, RecordKind } from './deliverability.ts'

export const recordNames: Record<RecordKind, { title: string; text: string }> = {
  spf: { title: 'SPF', text: 'names the servers that may send mail for your domain' },
  dkim: { title: 'DKIM', text: 'holds the key that receivers use to check our signature' },
  dmarc: { title: 'DMARC', text: 'tells receivers what to do with mail that fails these checks' },
  mx: { title: 'MX', text: 'says where replies to our emails are delivered' },
}

const good: Record<RecordKind, string> = {
  spf: 'Published and readable. Make sure it includes the server that sends our mail.',
  dkim: 'A key is published. Your mail server must sign with it: look for dkim=pass in the headers of the test email.',
  dmarc: 'Published, with a policy that protects your domain.',
  mx: 'Replies can be delivered.',
}
const missing: Record<RecordKind, string> = {
  spf: 'There’s no record, so many receivers will treat our emails as spam. If other services send mail for your domain, include them too.',
  dkim: 'We found no key. Your mail provider tells you which record to publish. If its selector isn’t one of the usual names, enter it above.',
  dmarc:
    'There’s no policy, and large mail providers expect one. Start with p=none, which only monitors, and read the reports.',
  mx: 'There’s no record, so replies and delivery reports can’t reach you. Publish the one your mail provider gives you.',
}

/** What a finding means and what to do, in plain words. */
export function explainFinding(kind: RecordKind, finding: Finding): string {
  switch (finding) {
    case 'good':
      return good[kind]
    case 'missing':
      return missing[kind]
    case 'several':
      return 'There’s more than one record, so receivers ignore them all. Combine them into one.'
    case 'no-all':
      return 'The record doesn’t say what to do with mail from other servers. Add ~all at the end.'
    case 'open-all':
      return 'The record ends with +all, which lets any server send mail in your name. Change it to ~all.'
    case 'too-many-lookups':
      return 'The record needs more than ten DNS lookups, so receivers treat it as broken. Remove services you no longer use.'
    case 'revoked':
      return 'This key has been revoked (its p= is empty). Publish the current one from your mail provider.'
    case 'only-watched':
      return 'Published, but only monitoring (p=none). Once the reports show that all your mail passes, change it to p=quarantine.'
    case 'invalid':
      return 'There’s a record here, but receivers can’t read it. Compare it with the one from your mail provider.'
    case 'null-mx':
      return 'The record says this domain accepts no mail, so replies to our emails are rejected.'
    case 'no-answer':
      return 'The name servers didn’t answer in time, so we can’t tell. Please try again in a minute.'
  }
}

export const deliverabilityLabels = {
  title: 'Is our email delivered?',
  what: 'the DNS records',
  text: (domain: string) =>
    `These DNS records of ${domain} decide whether receivers trust our emails.`,
  loading: 'Looking up the records. This takes a few seconds.',
  open: 'Check the DNS records',
  again: 'Check again',
  selector: 'DKIM selector',
  selectorHint: 'From your mail provider. Leave it empty to try the usual names.',
  selectorWrong: 'Use letters, digits, dots, dashes and underscores',
  state: { good: 'OK', attention: 'Needs attention', unknown: 'Unknown' },
  at: 'Name',
  found: 'Published',
  publish: 'Publish this TXT record',
  test: {
    title: 'Send a test email',
    to: 'To',
    hint: 'Use an address at another provider. Then check its inbox, its spam folder and the headers.',
    send: 'Send a test email',
    queued: 'Test email waiting to be sent',
    failed: 'Test email not sent',
    state: 'Your test email',
    open: 'View email',
  },
} as const

export const testMailCopy = {
  subject: (firm: string) => `Test email from ${firm}`,
  title: 'This email arrived',
  text: (by: string, domain: string) =>
    `${by} sent this from the Mail screen to check that emails from ${domain} arrive.`,
  look: 'If you found it in the spam folder, check the DNS records on the Mail screen. This email’s headers show what failed: look for spf=, dkim= and dmarc= in Authentication-Results.',
} as const

export const testMailLimited = 'Too many test emails. Please wait ten minutes.'
