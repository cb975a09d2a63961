import { Resolver } from 'node:dns/promises'
import type { Env } from '#app/config/env.ts'
import type { Arrival, Finding, RecordCheck } from './arrival.ts'
import { countLookups, MAX_SPF_LOOKUPS, senderOf } from './spf.ts'

const TIMEOUT = { timeout: 2_500, tries: 2 }
/** Where common providers publish their key: looked up where no selector is named. */
const USUAL_SELECTORS = [
  'default',
  'google',
  'selector1',
  'zoho',
  'zmail',
  's1',
  'k1',
  'mail',
  'dkim',
]
const MISSING = new Set(['ENODATA', 'ENOTFOUND'])

/**
 * Looks up what the domain of `MAIL_FROM` publishes for its mail, and judges it.
 * @param options.servers the name servers to ask, `127.0.0.1:53`; the system's by default
 */
export async function checkArrival(
  { mail, firm, monitoring }: Pick<Env, 'firm' | 'mail' | 'monitoring'>,
  options: { selector?: string | undefined; servers?: string[] } = {},
): Promise<Arrival> {
  const resolver = new Resolver(TIMEOUT)
  if (options.servers) resolver.setServers(options.servers)
  const domain = mail.from.slice(mail.from.lastIndexOf('@') + 1).toLowerCase()
  const dns = new Dns(resolver)
  const selector = options.selector ?? monitoring.dkimSelector
  const [spf, dkim, dmarc, mx] = await Promise.all([
    checkSpf(dns, domain, mail.smtp?.host),
    checkDkim(dns, domain, selector),
    checkDmarc(dns, domain, firm.email),
    checkMx(dns, domain),
  ])
  return { domain, selector: dkim.selector, checks: [spf, dkim.check, dmarc, mx] }
}

/** Look-ups that say `undefined` where nothing is published, and throw where no one answers. */
class Dns {
  readonly #resolver: Resolver
  constructor(resolver: Resolver) {
    this.#resolver = resolver
  }

  async texts(name: string): Promise<string[]> {
    const records = await this.#resolver.resolveTxt(name).catch(nothing)
    return (records ?? []).map((parts) => parts.join(''))
  }

  async exchanges(name: string): Promise<string[] | undefined> {
    const records = await this.#resolver.resolveMx(name).catch(nothing)
    return records?.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange)
  }
}

function nothing(error: NodeJS.ErrnoException): undefined {
  if (!MISSING.has(error.code ?? '')) throw error
}

type Result = Pick<RecordCheck, 'finding' | 'found'> & { publish?: string | null }

async function judged(
  kind: RecordCheck['kind'],
  name: string,
  look: () => Promise<Result>,
): Promise<RecordCheck> {
  const result = await look().catch(
    (): Result => ({ finding: 'no-answer', found: [], publish: null }),
  )
  return { kind, name, publish: null, ...result }
}

function checkSpf(dns: Dns, domain: string, server: string | undefined): Promise<RecordCheck> {
  const publish = `v=spf1 ${senderOf(server, domain) ?? 'mx'} ~all`
  return judged('spf', domain, async () => {
    const found = (await dns.texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text))
    const [record] = found
    if (!record) return { finding: 'missing', found, publish }
    if (found.length > 1) return { finding: 'several', found }
    const lookups = await countLookups(record, (name) => dns.texts(name))
    return { finding: judgeSpf(record, lookups), found }
  })
}

function judgeSpf(record: string, lookups: number): Finding {
  if (lookups > MAX_SPF_LOOKUPS) return 'too-many-lookups'
  if (/(^|\s)\+?all(\s|$)/i.test(record)) return 'open-all'
  return /(^|\s)([-~?]all|redirect=\S+)(\s|$)/i.test(record) ? 'good' : 'no-all'
}

async function checkDkim(dns: Dns, domain: string, given: string | undefined) {
  const candidates = given ? [given] : USUAL_SELECTORS
  const nameOf = (selector: string) => `${selector}._domainkey.${domain}`
  const keys = await Promise.all(
    candidates.map(async (selector) => ({
      selector,
      check: await judged('dkim', nameOf(selector), async () => {
        const found = await dns.texts(nameOf(selector))
        return { finding: judgeDkim(found), found }
      }),
    })),
  )
  const published = keys.find(({ check }) => check.found.length > 0)
  if (published || given) return published ?? (keys[0] as (typeof keys)[number])
  const silent = keys.every(({ check }) => check.finding === 'no-answer')
  const check: RecordCheck = {
    kind: 'dkim',
    finding: silent ? 'no-answer' : 'missing',
    name: nameOf('selector'),
    found: [],
    publish: null,
  }
  return { selector: null, check }
}

function judgeDkim([record]: string[]): Finding {
  if (!record) return 'missing'
  const [, key] = /(?:^|;)\s*p=([^;]*)/i.exec(record) ?? []
  if (key === undefined) return 'invalid'
  return key.trim() === '' ? 'revoked' : 'good'
}

function checkDmarc(dns: Dns, domain: string, reports: string): Promise<RecordCheck> {
  const name = `_dmarc.${domain}`
  return judged('dmarc', name, async () => {
    for (const parent of withParents(domain)) {
      const found = (await dns.texts(`_dmarc.${parent}`)).filter((text) => /^v=DMARC1/i.test(text))
      const [record] = found
      if (!record) continue
      if (found.length > 1) return { finding: 'several', found }
      return { finding: judgeDmarc(record), found }
    }
    return { finding: 'missing', found: [], publish: `v=DMARC1; p=none; rua=mailto:${reports}` }
  })
}

function judgeDmarc(record: string): Finding {
  const [, policy] = /(?:^|;)\s*p\s*=\s*(\w+)/i.exec(record) ?? []
  if (!/^(none|quarantine|reject)$/i.test(policy ?? '')) return 'invalid'
  return policy?.toLowerCase() === 'none' ? 'only-watched' : 'good'
}

/** A subdomain without a policy of its own has its parent's. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

function checkMx(dns: Dns, domain: string): Promise<RecordCheck> {
  return judged('mx', domain, async () => {
    const found = await dns.exchanges(domain)
    if (!found || found.length === 0) return { finding: 'missing', found: [] }
    return {
      finding: found.every((host) => host === '' || host === '.') ? 'null-mx' : 'good',
      found,
    }
  })
}
