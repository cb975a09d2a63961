import type { Database } from '#app/db/database.ts'
import { lockInTransaction } from '#app/db/locks.ts'
import { users } from '#app/db/schema.ts'
import { InvalidInput } from '#app/http/errors.ts'
import { isMostlyUsername, randomPassword } from './new-password.server.ts'
import { createUser } from './users.server.ts'

/**
 * Creates the first account when there is none: from the environment, or with a random password that
 * is printed once.
 * @throws Error naming ADMIN_PASSWORD when the given password is too weak
 */
export async function createFirstAccount(
  db: Database,
  given: { username: string | undefined; password: string | undefined },
  print: (text: string) => void,
): Promise<void> {
  const created = await db.transaction(async (tx) => {
    await lockInTransaction(tx, 'firstAccount')
    const [anyone] = await tx.select({ id: users.id }).from(users).limit(1)
    if (anyone) return undefined
    const username = given.username ?? 'admin'
    const password = given.password ?? randomPassword()
    try {
      await createUser(tx, { username, name: username, role: 'admin', password })
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      throw new Error(`  ADMIN_PASSWORD: ${error.message}`)
    }
    return { username, password }
  })
  if (created && isMostlyUsername(created.password, created.username)) {
    print('\n  ADMIN_PASSWORD is little more than the username. Please change it under Account.\n')
  }
  if (created && !given.password) {
    print(
      [
        '',
        '  The first staff account was made. This password is shown only now:',
        `    username  ${created.username}`,
        `    password  ${created.password}`,
        '',
      ].join('\n'),
    )
  }
}
