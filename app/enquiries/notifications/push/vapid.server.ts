import { eq } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { keyPairs } from '#app/platform/db/schema.ts'

const NAME = 'vapid'

/** The key pair by which push services know the site. Made when first needed, by one instance. */
export async function vapidKeys(db: Executor): Promise<{ publicKey: string; privateKey: string }> {
  const stored = await findKeys(db)
  if (stored) return stored
  const { default: webPush } = await import('web-push')
  await db
    .insert(keyPairs)
    .values({ name: NAME, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing()
  const made = await findKeys(db)
  if (!made) throw new Error('a key pair was inserted but not found')
  return made
}

async function findKeys(db: Executor) {
  const [found] = await db
    .select({ publicKey: keyPairs.publicKey, privateKey: keyPairs.privateKey })
    .from(keyPairs)
    .where(eq(keyPairs.name, NAME))
  return found
}
