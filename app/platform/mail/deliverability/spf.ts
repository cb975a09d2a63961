/** Receivers stop after so many look-ups, and the record then counts as broken (RFC 7208). */
export const MAX_SPF_LOOKUPS = 10
const COUNTED = /^[-~?+]?(include:|a(?=$|[:/])|mx(?=$|[:/])|ptr(?=$|:)|exists:)/i

/** How many look-ups a record makes a receiver do, with those of what it includes; no further than too many. */
export async function countLookups(
  record: string,
  textsOf: (name: string) => Promise<string[]>,
): Promise<number> {
  let count = 0
  const seen = new Set<string>()
  const records = [record]
  for (const text of records) {
    const terms = text.trim().split(/\s+/).slice(1)
    count += terms.filter((term) => COUNTED.test(term) || /^redirect=/i.test(term)).length
    if (count > MAX_SPF_LOOKUPS) return count
    const names = new Set(terms.flatMap(includedBy).filter((name) => !seen.has(name)))
    for (const name of names) seen.add(name)
    const found = await Promise.all([...names].map(textsOf))
    records.push(...found.flat().filter((one) => /^v=spf1( |$)/i.test(one)))
  }
  return count
}

function includedBy(term: string): string[] {
  const [, name] = /^(?:[-~?+]?include:|redirect=)([\w.-]+)$/i.exec(term) ?? []
  return name ? [name.toLowerCase()] : []
}

/** What providers ask their customers to put into the record, by the end of the mail server's name. */
const PROVIDERS: [host: RegExp, sender: string][] = [
  [/(^|\.)(gmail|google)\.com$/, 'include:_spf.google.com'],
  [/(^|\.)(office365|outlook)\.com$/, 'include:spf.protection.outlook.com'],
  [/(^|\.)zoho\.in$/, 'include:zoho.in'],
  [/(^|\.)zoho\.com$/, 'include:zoho.com'],
  [/(^|\.)amazonaws\.com$/, 'include:amazonses.com'],
  [/(^|\.)sendgrid\.net$/, 'include:sendgrid.net'],
  [/(^|\.)mailgun\.org$/, 'include:mailgun.org'],
]

/** The part of the record that names our mail server, where its name tells. */
export function senderOf(server: string | undefined, domain: string): string | undefined {
  if (!server) return undefined
  const host = server.toLowerCase()
  const known = PROVIDERS.find(([pattern]) => pattern.test(host))
  if (known) return known[1]
  return host === domain || host.endsWith(`.${domain}`) ? `mx a:${host}` : undefined
}
