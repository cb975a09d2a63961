import { DAY_MS } from '#app/ui/time/durations.ts'
import { periods } from '#content/periods.ts'
import { RECEIPT_KEY } from '#content/storage-keys.ts'

/** The receipt that this browser remembers, only because its visitor asked for it: phones are shared. */

/** The path of the remembered receipt, until its time is over. */
export function rememberedReceipt(): string | undefined {
  try {
    const { path, until } = JSON.parse(localStorage.getItem(RECEIPT_KEY) ?? '{}')
    if (/^\/receipt\/[\w-]{43}$/.test(path) && until > Date.now()) return path
    forgetReceipt()
  } catch {}
}

/** Returns false where the browser stores nothing. */
export function rememberReceipt(path: string): boolean {
  const until = Date.now() + periods.rememberedReceiptDays * DAY_MS
  try {
    localStorage.setItem(RECEIPT_KEY, JSON.stringify({ path, until }))
  } catch {}
  return rememberedReceipt() === path
}

export function forgetReceipt(): void {
  try {
    localStorage.removeItem(RECEIPT_KEY)
  } catch {}
}
