import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

/** What the app's log says from now on. */
export function logged(app: FastifyInstance): string[] {
  const lines: string[] = []
  const log = app.log as unknown as Record<symbol, { write(line: string): void }>
  log[pino.symbols.streamSym as symbol]!.write = (line) => lines.push(line)
  return lines
}
