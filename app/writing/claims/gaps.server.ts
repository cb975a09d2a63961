import type { Env } from '#app/platform/config/env.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { withoutTitle } from '#app/ui/text/person-name.ts'
import { experts } from '#content/people.ts'
import type { Gaps } from './claim.ts'
import { listClaims } from './claims.server.ts'

/** What still has to be shown, or hidden, by law. */
export async function findGaps(db: Executor, env: Env): Promise<Gaps> {
  const { memberNumbers } = env.firm
  const numbered = experts.every(({ name }) => memberNumbers[withoutTitle(name)])
  const missing = new Set(env.missingIdentity)
  if (!numbered) missing.add('MEMBER_NUMBERS')
  const unproven =
    env.claims === 'all' ? (await listClaims(db)).filter(({ state }) => state !== 'proven') : []
  return { missing: [...missing], unprovenShown: unproven.length }
}
