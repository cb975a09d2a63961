import type { FastifyInstance } from 'fastify'
import type { Env } from '#app/platform/config/env.ts'
import { VERSION } from '#app/platform/config/version.ts'

/** What the log says when the site listens: what runs, where, and which settings were given. */
export function logStart({ log }: Pick<FastifyInstance, 'log'>, env: Env, ms: number): void {
  log.info(
    {
      version: VERSION,
      node: process.versions.node,
      mode: env.mode,
      host: env.host,
      port: env.port,
      database: env.databaseUrl ? 'given' : 'own',
      mail: env.mail.smtp !== undefined,
      settings: env.given,
      ms,
    },
    'started',
  )
}

/** Begins a stop in the log; call what it returns when everything is closed. */
export function logStop(
  { log, lifecycle }: Pick<FastifyInstance, 'log' | 'lifecycle'>,
  reason: string,
): () => void {
  const began = Date.now()
  log.info({ reason, openRequests: lifecycle.openRequests }, 'stopping')
  return () =>
    log.info({ reason, ms: Date.now() - began, openRequests: lifecycle.openRequests }, 'stopped')
}
