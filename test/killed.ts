import pg from 'pg'

/**
 * Does something while the connection of a pool breaks at its n-th query from now on.
 * @returns whether it came to that
 */
export async function killedAt(
  pool: pg.Pool,
  place: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const clients = new WeakSet<pg.ClientBase>()
  const notice = (client: pg.PoolClient) => void clients.add(client)
  let count = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    if (clients.has(this) && ++count === place) {
      const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
      connection.stream.destroy()
    }
    return Reflect.apply(query, this, given)
  } as typeof query
  pool.on('acquire', notice)
  try {
    await work()
  } finally {
    pool.off('acquire', notice)
    pg.Client.prototype.query = query
  }
  return count >= place
}
