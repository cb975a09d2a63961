import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Executor } from './database.ts'
import { DomainEvent, Subscriptions } from './domain-event.ts'
import { users } from './schema.ts'

const added = new DomainEvent<string>('an account is added')

const account = (name: string) => ({
  username: name,
  name,
  role: 'staff' as const,
  passwordHash: '',
})

async function add(tx: Executor, name: string) {
  await tx.insert(users).values(account(name))
  await added.publish(tx, name)
}

test('subscribers act one after the other, in the transaction that publishes', async () => {
  const { db, pool } = await testDatabase()
  const events = new Subscriptions(pool)
  const heard: string[] = []
  events.on(added, async (tx, name) => {
    await tx.insert(users).values(account(`${name}-too`))
    heard.push(`first ${name}`)
  })
  events.on(added, async (tx, name) => {
    heard.push(`second ${name}, of ${await tx.$count(users)}`)
  })
  await db.transaction((tx) => add(tx, 'one'))
  expect(heard).toEqual(['first one', 'second one, of 2'])
})

test('what a subscriber throws undoes everything', async () => {
  const { db, pool } = await testDatabase()
  const events = new Subscriptions(pool)
  events.on(added, (tx) => tx.insert(users).values(account('other')))
  events.on(added, () => Promise.reject(new Error('no mail can be queued')))
  await expect(db.transaction((tx) => add(tx, 'one'))).rejects.toThrow('no mail can be queued')
  expect(await db.$count(users)).toBe(0)
})

test('an event of one database is nothing to the subscribers of another, and none may be missing', async () => {
  const [one, other] = [await testDatabase(), await testDatabase()]
  const heard: string[] = []
  new Subscriptions(one.pool).on(added, async (_tx, name) => heard.push(name))
  await add(one.db, 'here')
  await expect(other.db.transaction((tx) => add(tx, 'there'))).rejects.toThrow(
    'no one has subscribed to “an account is added”',
  )
  expect(heard).toEqual(['here'])
  expect(await other.db.$count(users)).toBe(0)
})
