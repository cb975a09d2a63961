/** Header names in lower case, with their values in order. */
export type Headers = Map<string, string[]>

/**
 * Whether a program sent it: an absence notice, a newsletter, a delivery report. Those are never answered
 * (RFC 3834), and they change nothing about an enquiry.
 */
export function isAutomatic(headers: Headers, from: string, subject: string): boolean {
  return SIGNS.some((matches) => matches({ headers, from, subject }))
}

interface Signs {
  headers: Headers
  from: string
  subject: string
}

const has = (name: string, pattern: RegExp) => {
  return ({ headers }: Signs) => (headers.get(name) ?? []).some((value) => pattern.test(value))
}

const SIGNS: ((signs: Signs) => boolean)[] = [
  has('auto-submitted', /^\s*(?!no\b)\S/i),
  has('precedence', /^\s*(bulk|list|junk|auto[_-]reply)\b/i),
  has('x-auto-response-suppress', /\b(all|oof|autoreply|dr|rn|nrn)\b/i),
  has('x-autoreply', /\S/),
  has('x-autorespond', /\S/),
  has('x-autoreply-from', /\S/),
  has('x-mail-autoreply', /\S/),
  has('x-failed-recipients', /\S/),
  has('x-loop', /\S/),
  has('list-id', /\S/),
  has('list-unsubscribe', /\S/),
  has('feedback-id', /\S/),
  has('return-path', /^\s*<\s*>\s*$/),
  has('content-type', /^\s*multipart\/report\b/i),
  ({ from }) => /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)(\+[^@]*)?@/i.test(from),
  ({ subject }) =>
    /^\s*(automatic reply|auto[- ]?reply|auto(matic)? response|out of (the )?office|undeliverable|undelivered mail|delivery status notification|mail delivery failed|स्वतः उत्तर|स्वचालित (उत्तर|जवाब))\b/iu.test(
      subject,
    ) || /^\s*(स्वतः उत्तर|स्वचालित (उत्तर|जवाब))/u.test(subject),
]
