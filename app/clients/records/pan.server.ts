import { and, eq, isNull, or } from 'drizzle-orm'
import { maskPan } from '#app/clients/model/pan.ts'
import { isUniqueViolation } from '#app/platform/db/constraint-errors.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { clients } from '#app/platform/db/schema.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import { indexOf, seal } from '#app/platform/encryption/seal.server.ts'
import { AppError } from '#app/platform/http/errors.ts'

/** A client with this PAN is there already. */
export class KnownPan extends AppError {
  readonly clientId: number
  constructor(clientId: number) {
    super(409, 'A client with this PAN is there already.')
    this.clientId = clientId
  }
}

/** The client whose PAN this is, if there is one; of any key, while one is being changed. */
async function clientOfPan(db: Executor, ring: Keyring, pan: string): Promise<number | undefined> {
  const indexes = ring.all.map((key) => indexOf(key, 'pan', pan))
  const [found] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        isNull(clients.mergedInto),
        or(...indexes.map((panIndex) => eq(clients.panIndex, panIndex))),
      ),
    )
  return found?.id
}

export function panColumns(ring: Keyring, pan: string) {
  if (pan === '') return { panSealed: null, panIndex: null, panMasked: '' }
  return {
    panSealed: seal(ring, 'pan', pan),
    panIndex: indexOf(ring.current, 'pan', pan),
    panMasked: maskPan(pan),
  }
}

/** @throws KnownPan */
export async function assertNewPan(db: Executor, ring: Keyring, pan: string, id?: number) {
  const known = pan === '' ? undefined : await clientOfPan(db, ring, pan)
  if (known !== undefined && known !== id) throw new KnownPan(known)
}

/** Two of the same PAN at the same moment: the index lets one through. */
export async function orKnownPan<T>(
  db: Executor,
  ring: Keyring,
  pan: string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const known = pan === '' ? undefined : await clientOfPan(db, ring, pan)
    if (known !== undefined && isUniqueViolation(error)) throw new KnownPan(known)
    throw error
  }
}
