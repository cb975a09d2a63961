import type { FastifyInstance } from 'fastify'
import { openDocumentStore } from '#app/platform/blobs/store.server.ts'
import type { Vault } from './vault.server.ts'

/** The vault of a site. */
export function openVault({
  db,
  keyring,
  env,
}: Pick<FastifyInstance, 'db' | 'keyring' | 'env'>): Vault {
  return {
    db,
    ring: keyring,
    store: openDocumentStore(env),
    scans: env.documents.clamav !== undefined,
  }
}
