import pg from 'pg'

const RETRY_MS = 1_000

/**
 * Listens to a channel of NOTIFY on a connection of its own. After a lost connection it listens
 * again. `onListening` is called each time it begins to, for what may have been missed before;
 * `onNews` with what was told. Returns what stops it.
 */
export function listenTo(
  connection: pg.ClientConfig,
  channel: 'content' | 'desk',
  { onListening, onNews }: { onListening: () => void; onNews: (payload: string) => void },
): () => Promise<void> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  const listen = async () => {
    const current = new pg.Client({
      ...connection,
      keepAlive: true,
      application_name: `tax-expert ${channel}`,
    })
    client = current
    let lost = false
    const again = () => {
      if (lost || stopped) return
      lost = true
      current.end().catch(() => {})
      retry = setTimeout(listen, RETRY_MS)
    }
    current.on('error', again)
    current.on('end', again)
    current.on('notification', ({ payload }) => onNews(payload ?? ''))
    try {
      await current.connect()
      await current.query(`listen ${channel}`)
      onListening()
    } catch {
      again()
    }
  }
  void listen()

  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
