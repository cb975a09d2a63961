import type { ServerResponse } from 'node:http'

/**
 * Frees what a request holds when its response was sent or its client has gone away, which may have
 * happened already. The hook `onResponse` doesn't run for a request that was given up.
 */
export function whenClosed(response: ServerResponse, free: () => void): void {
  if (response.destroyed) free()
  else response.once('close', free)
}
