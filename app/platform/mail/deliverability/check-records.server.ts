import { Resolver } from 'node:dns/promises'
import type { Env } from '#app/platform/config/env.ts'
import type { Deliverability, Finding, RecordCheck } from './deliverability.ts'
import { countLookups, MAX_SPF_LOOKUPS, senderOf } from './spf.ts'

/** Somebody waits for the whole check: what has not answered by then counts as unknown. */
const DEADLINE_MS = 5_000
const ONE_LOOK_UP = { timeout: 1_500, tries: 3 }
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
 * Looks up what the domain of `MAIL_FROM` publishes for its mail, and says what is wrong with it.
 * @param options.servers the name servers to ask, `127.0.0.1:53`; the system's by default
 * @param options.deadlineMs how long all of it may take
 */
export async function checkDeliverability(
  { mail, firm, monitoring }: Pick<Env, 'firm' | 'mail' | 'monitoring'>,
  options: { selector?: string | undefined; servers?: string[]; deadlineMs?: number } = {},
): Promise<Deliverability> {
  const dns = new Dns(options.servers)
  const deadline = setTimeout(() => dns.giveUp(), options.deadlineMs ?? DEADLINE_MS)
  const domain = mail.from.slice(mail.from.lastIndexOf('@') + 1).toLowerCase()
  const selector = options.selector ?? monitoring.dkimSelector
  const [spf, dkim, dmarc, mx] = await Promise.all([
    checkSpf(dns, domain, mail.smtp?.host),
    checkDkim(dns, domain, selector),
    checkDmarc(dns, domain, firm.email),
    checkMx(dns, domain),
  ]).finally(() => clearTimeout(deadline))
  return { domain, selector: dkim.selector, checks: [spf, dkim.check, dmarc, mx] }
}

/** Look-ups that say `undefined` where nothing is published, and throw where no one answers in time. */
class Dns {
  readonly #resolver = new Resolver(ONE_LOOK_UP)
  #gaveUp = false

  constructor(servers: string[] | undefined) {
    if (servers) this.#resolver.setServers(servers)
  }

  async texts(name: string): Promise<string[]> {
    const records = await this.#ask((resolver) => resolver.resolveTxt(name))
    return (records ?? []).map((parts) => parts.join(''))
  }

  async exchanges(name: string): Promise<string[] | undefined> {
    const records = await this.#ask((resolver) => resolver.resolveMx(name))
    return records?.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange)
  }

  /** Fails the look-ups that are under way, and those that would follow from them. */
  giveUp() {
    this.#gaveUp = true
    this.#resolver.cancel()
  }

  async #ask<T>(look: (resolver: Resolver) => Promise<T>): Promise<T | undefined> {
    if (this.#gaveUp) throw new Error('The time for look-ups is over.')
    return look(this.#resolver).catch(nothing)
  }
}

function nothing(error: NodeJS.ErrnoException): undefined {
  if (!MISSING.has(error.code ?? '')) throw error
}

type Result = Pick<RecordCheck, 'finding' | 'found'> & { publish?: string | null }

async function checkRecord(
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
  return checkRecord('spf', domain, async () => {
    const found = (await dns.texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text))
    const [record] = found
    if (!record) return { finding: 'missing', found, publish }
    if (found.length > 1) return { finding: 'several', found }
    const lookups = await countLookups(record, (name) => dns.texts(name))
    return { finding: spfFinding(record, lookups), found }
  })
}

function spfFinding(record: string, lookups: number): Finding {
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
      check: await checkRecord('dkim', nameOf(selector), async () => {
        const found = await dns.texts(nameOf(selector))
        return { finding: judgeDkim(found), found }
      }),
    })),
  )
  const published = keys.find(({ check }) => check.found.length > 0)
  if (published || given) return published ?? (keys[0] as (typeof keys)[number])
  const silent = keys.some(({ check }) => check.finding === 'no-answer')
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
  return checkRecord('dmarc', name, async () => {
    for (const texts of atOnce(withParents(domain), (one) => dns.texts(`_dmarc.${one}`))) {
      const found = (await texts).filter((text) => /^v=DMARC1/i.test(text))
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

/** Starts everything, for a reader who may find what counts before the last has answered. */
function atOnce<T, R>(items: T[], start: (item: T) => Promise<R>): Promise<R>[] {
  const started = items.map(start)
  for (const one of started) one.catch(() => {})
  return started
}

/** A subdomain without a policy of its own has its parent's. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

function checkMx(dns: Dns, domain: string): Promise<RecordCheck> {
  return checkRecord('mx', domain, async () => {
    const found = await dns.exchanges(domain)
    if (!found || found.length === 0) return { finding: 'missing', found: [] }
    return {
      finding: found.every((host) => host === '' || host === '.') ? 'null-mx' : 'good',
      found,
    }
  })
}
