import type { Database } from '#app/platform/db/database.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { users } from '#app/platform/db/schema.ts'
import { obviousWeakness, randomPassword } from './new-password.server.ts'
import { createUser } from './users.server.ts'

/**
 * Creates the first account when there is none: from the environment, or with a random password that
 * is printed once. A given password that is weak only leads to a warning.
 */
export async function createFirstAccount(
  db: Database,
  given: { username: string | undefined; password: string | undefined },
  firmName: string,
  print: (text: string) => void,
): Promise<void> {
  const created = await db.transaction(async (tx) => {
    await lockInTransaction(tx, 'firstAccount')
    const [anyone] = await tx.select({ id: users.id }).from(users).limit(1)
    if (anyone) return undefined
    const username = given.username ?? 'admin'
    const password = given.password ?? randomPassword()
    await createUser(tx, { username, name: username, role: 'admin', password })
    return { username, name: username, password }
  })
  const weakness = created && (await obviousWeakness(created.password, created, firmName))
  if (weakness) print(`\n  ADMIN_PASSWORD: ${weakness} You can change it under Account.\n`)
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
