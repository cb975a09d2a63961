import type { FastifyRequest } from 'fastify'

/** Whether the visitor's browser sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
export function asksNotToBeTracked({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1'
}
