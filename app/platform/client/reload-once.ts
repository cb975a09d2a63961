import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { RELOADED_KEY } from '#content/storage-keys.ts'

/**
 * A script that failed to load is not requested again by the open page: only reloading the page
 * helps, after an update too, when the page asks for a script of the release before.
 */

/** Within this time a second failure is not mended by loading the page again. */
const ONCE_MS = 5 * MINUTE_MS

/** Whether an error means that a script could not be loaded, in the words of each browser. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && FAILED_IMPORT.test(error.message)
}

const FAILED_IMPORT =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/** Loads the page again, unless that was done just now; returns whether it does. */
export async function reloadOnce(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < ONCE_MS) return false
    if (!(await isReachable())) return false
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  } catch {
    return false // without a storage we could not know that we did
  }
  reload()
  return true
}

/** Loads the page again where the site answers; returns whether it does. Offline, the page stays. */
export async function tryAgain(): Promise<boolean> {
  if (!(await isReachable())) return false
  reload()
  return true
}

/** The router would reload at any time, offline too, and lose what was typed: it believes that it did. */
export function replaceReloadOfRouter(): void {
  addEventListener('vite:preloadError', (event) => {
    const { message } = (event as Event & { payload: Error }).payload
    try {
      sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
    } catch {}
  })
}

/** What was typed is kept (`team/auth/unsent-text.ts`, drafts), so no one is asked whether to leave. */
function reload() {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.reload()
}

async function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
}
