import pg from 'pg'

/** The queries that a pool sends while something is done; each is a round trip to the database. */
export async function queriesOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const clients = new WeakSet<pg.ClientBase>()
  const notice = (client: pg.PoolClient) => void clients.add(client)
  const sent: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text: string }]
    if (clients.has(this)) sent.push(typeof first === 'string' ? first : first.text)
    return Reflect.apply(query, this, given)
  } as typeof query
  pool.on('acquire', notice)
  try {
    await work()
  } finally {
    pool.off('acquire', notice)
    pg.Client.prototype.query = query
  }
  return sent
}
