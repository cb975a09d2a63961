import pg from 'pg'

const RETRY_MS = 1_000
const CHECK_MS = 30_000

/**
 * Listens to a channel of NOTIFY on a connection of its own. After a lost connection it listens
 * again; one that was lost silently is noticed by a query now and then.
 * `onListening` is called each time it begins to, for what may have been missed before; `onNews`
 * with the payload. Returns a function that stops it.
 */
export function listenTo(
  connection: pg.ClientConfig,
  channel: 'content' | 'desk',
  { onListening, onNews }: { onListening: () => void; onNews: (payload: string) => void },
  checkMs = CHECK_MS,
): () => Promise<void> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let check: NodeJS.Timeout | undefined
  let stopped = false

  const listen = async () => {
    const current = new pg.Client({
      ...connection,
      keepAlive: true,
      keepAliveInitialDelayMillis: CHECK_MS,
      connectionTimeoutMillis: checkMs,
      query_timeout: checkMs,
      application_name: `tax-expert ${channel}`,
    })
    client = current
    let lost = false
    const again = () => {
      if (lost || stopped) return
      lost = true
      clearTimeout(check)
      current.end().catch(() => {})
      retry = setTimeout(listen, RETRY_MS)
    }
    const checkLater = () => {
      if (lost || stopped) return
      check = setTimeout(() => current.query('select 1').then(checkLater, again), checkMs).unref()
    }
    current.on('error', again)
    current.on('end', again)
    current.on('notification', ({ payload }) => onNews(payload ?? ''))
    try {
      await current.connect()
      await current.query(`listen ${channel}`)
      checkLater()
      onListening()
    } catch {
      again()
    }
  }
  void listen()

  return async () => {
    stopped = true
    clearTimeout(retry)
    clearTimeout(check)
    await client?.end().catch(() => {})
  }
}
