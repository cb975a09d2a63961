import { setTimeout as sleep } from 'node:timers/promises'
import type { ThroughProxy } from './through-proxy.ts'

const PAGES = [
  '/',
  '/pricing',
  '/faq',
  '/blog',
  '/contact',
  '/about',
  '/services/capital-gains-filing',
]
const PAUSE_MS = 20

export interface Traffic {
  /** the message of every enquiry that was acknowledged, by its id */
  acknowledged: Map<number, string>
  sent: number
  pages: number
  /** what went wrong with a page, one line for each */
  failedPages: string[]
}

/** Sends enquiries and reads pages until it is stopped. */
export function startTraffic(
  site: ThroughProxy,
  { senders, readers }: { senders: number; readers: number },
) {
  const stopped = new AbortController()
  const traffic: Traffic = { acknowledged: new Map(), sent: 0, pages: 0, failedPages: [] }
  const all = Promise.all([
    ...times(senders, () => keepSending(site, traffic, stopped.signal)),
    ...times(readers, (index) => keepReading(site, traffic, stopped.signal, index)),
  ])
  return {
    traffic,
    stop: async () => {
      stopped.abort()
      await all
    },
  }
}

async function keepSending(site: ThroughProxy, traffic: Traffic, stop: AbortSignal) {
  while (!stop.aborted) {
    const number = ++traffic.sent
    const message = `Enquiry number ${number} of the cluster test`
    const answer = await site
      .post('/api/leads', {
        name: 'Cluster Test',
        email: `cluster-${number}@example.org`,
        phone: '+91 90000 00000',
        message,
        service: 'General Inquiry',
      })
      .catch(() => undefined)
    if (answer?.status === 201) traffic.acknowledged.set(JSON.parse(answer.body).id, message)
    await sleep(PAUSE_MS)
  }
}

async function keepReading(
  site: ThroughProxy,
  traffic: Traffic,
  stop: AbortSignal,
  offset: number,
) {
  for (let turn = offset; !stop.aborted; turn++) {
    const path = PAGES[turn % PAGES.length] ?? '/'
    traffic.pages++
    const problem = await site.get(path).then(
      ({ status, body }) => (status === 200 && body.includes('</html>') ? undefined : `${status}`),
      (error: Error) => error.message,
    )
    if (problem) traffic.failedPages.push(`${path}: ${problem}`)
    await sleep(PAUSE_MS)
  }
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
