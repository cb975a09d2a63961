import { eq } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { claimEvidence, users } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { type Claim, claims } from '#content/claims.ts'
import type { ClaimWithEvidence, EvidenceBody } from './claim.ts'

/** Every claim with its evidence, in the order of the site. */
export async function listClaims(db: Executor): Promise<ClaimWithEvidence[]> {
  const rows = await db
    .select({ evidence: claimEvidence, recordedBy: users.name })
    .from(claimEvidence)
    .leftJoin(users, eq(users.id, claimEvidence.recordedBy))
  const byClaim = new Map(rows.map((row) => [row.evidence.claimId, row]))
  return claims.map((claim) => present(claim, byClaim.get(claim.id)))
}

/** The ids of the claims that have evidence for the words that visitors see. */
export async function provenClaims(db: Executor): Promise<string[]> {
  return (await listClaims(db)).filter(({ state }) => state === 'proven').map(({ id }) => id)
}

/**
 * Records what proves a claim, in place of what was recorded before.
 * @throws NotFound for a claim that the site does not make
 * @throws InvalidInput for a day to come
 * @throws AppError 409 where somebody else has recorded or removed evidence meanwhile
 */
export async function recordEvidence(
  db: Database,
  id: string,
  { wasRecordedAt, ...evidence }: EvidenceBody,
  actorId: number,
): Promise<ClaimWithEvidence> {
  const claim = findClaim(id)
  if (evidence.checkedOn > indianDate(new Date())) throw new InvalidInput([DAY_TO_COME])
  const row = { ...evidence, wording: claim.text, recordedBy: actorId, recordedAt: new Date() }
  await db.transaction(async (tx) => {
    if (wasRecordedAt !== undefined) await assertUnchanged(tx, id, wasRecordedAt)
    await tx
      .insert(claimEvidence)
      .values({ claimId: id, ...row })
      .onConflictDoUpdate({ target: claimEvidence.claimId, set: row })
    await recordActivity(tx, { actorId, verb: 'proved-claim', ...subject(claim) })
  })
  return oneClaim(db, id)
}

async function assertUnchanged(tx: Executor, id: string, was: string | null): Promise<void> {
  const [row] = await tx
    .select()
    .from(claimEvidence)
    .where(eq(claimEvidence.claimId, id))
    .for('update')
  if ((row?.recordedAt.toISOString() ?? null) === was) return
  throw new AppError(409, row ? replacedMeanwhile(row.what) : REMOVED_MEANWHILE)
}

/** @throws NotFound for a claim that the site does not make, or that has no evidence */
export async function removeEvidence(
  db: Database,
  id: string,
  actorId: number,
): Promise<ClaimWithEvidence> {
  const claim = findClaim(id)
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(claimEvidence)
      .where(eq(claimEvidence.claimId, id))
      .returning({ id: claimEvidence.claimId })
    if (removed.length === 0) throw new NotFound('The claim has no evidence.')
    await recordActivity(tx, { actorId, verb: 'unproved-claim', ...subject(claim) })
  })
  return oneClaim(db, id)
}

const replacedMeanwhile = (what: string) =>
  `Someone else has recorded this meanwhile: “${what}”. Save again to replace it.`
const REMOVED_MEANWHILE =
  'Someone else has removed the evidence meanwhile. Save again to record yours.'
const DAY_TO_COME = { path: 'checkedOn', message: 'The day is still to come.' }
const LABEL_MAX = 80

function findClaim(id: string): Claim {
  const claim = claims.find((one) => one.id === id)
  if (!claim) throw new NotFound('There is no such claim.')
  return claim
}

async function oneClaim(db: Executor, id: string): Promise<ClaimWithEvidence> {
  const found = (await listClaims(db)).find((claim) => claim.id === id)
  if (!found) throw new NotFound('There is no such claim.')
  return found
}

function subject({ text }: Claim) {
  const label = text.length > LABEL_MAX ? `${text.slice(0, LABEL_MAX - 1)}…` : text
  return { subject: 'claim', label } as const
}

function present(
  { id, text, where }: Claim,
  row: { evidence: typeof claimEvidence.$inferSelect; recordedBy: string | null } | undefined,
): ClaimWithEvidence {
  if (!row) return { id, text, where, state: 'missing', evidence: null }
  const { wording, what, checkedOn, checkedBy, address, recordedAt } = row.evidence
  return {
    id,
    text,
    where,
    state: wording === text ? 'proven' : 'outdated',
    evidence: {
      what,
      checkedOn,
      checkedBy,
      address,
      recordedBy: row.recordedBy,
      recordedAt: recordedAt.toISOString(),
    },
  }
}
