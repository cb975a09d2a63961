import { loadCopy } from '#app/platform/page/load-copy.ts'
import { forgetReceipt, rememberedReceipt, rememberReceipt } from './remembered.ts'
import { onOwnClock } from './reply-by.ts'

/** Copies, remembers and forgets the link of a receipt; the markup is in `share-receipt.tsx`. */

/** The texts of a row once its buttons were pressed, which its markup contains. */
export interface ShareWords {
  copied: string
  notCopied: string
  remembered: string
  notRemembered: string
  forgotten: string
}
const wordsOf = ({ dataset }: HTMLElement): ShareWords => JSON.parse(dataset.words ?? '{}')

const part = (within: ParentNode, name: string) =>
  within.querySelector<HTMLElement>(`[data-share-${name}]`)

/** Brings a page that React does not hydrate to life. */
export function enhanceReceipts(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-share]')) enhanceShareRow(row)
  const clocks = document.querySelectorAll<HTMLElement>('[data-own-clock]')
  if (clocks.length > 0) void addOwnTimes(clocks)
  refresh()
}

async function addOwnTimes(clocks: Iterable<HTMLElement>) {
  const { shareReceipt, times } = await loadCopy()
  for (const clock of clocks) {
    const own = onOwnClock(clock.dataset.ownClock ?? '', times.own)
    if (own) clock.textContent = ` ${shareReceipt.ownClock(own)}`
  }
}

/** Makes the buttons of one row work. */
export function enhanceShareRow(row: HTMLElement | null): void {
  const address = row?.dataset.share
  if (!row || !address) return
  const copy = wordsOf(row)
  const say = (text: string) => {
    const status = part(row, 'status')
    if (status) status.textContent = text
  }
  const press = (name: string, action: () => unknown) => {
    const button = part(row, name)
    if (!button) return
    button.onclick = action
    button.removeAttribute('disabled')
  }
  press('copy', async () => {
    const copied = await copyText(address)
    say(copied ? copy.copied : copy.notCopied)
  })
  press('remember', () => {
    const stored = rememberReceipt(new URL(address).pathname)
    say(stored ? copy.remembered : copy.notRemembered)
    refresh()
    if (stored) part(row, 'forget')?.focus()
  })
  press('forget', () => {
    forgetReceipt()
    say(copy.forgotten)
    refresh()
    part(row, 'remember')?.focus()
  })
  refresh()
}

/** Shows everywhere on the page which receipt is remembered now. */
function refresh(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const kept = isRemembered(row.dataset.share ?? '')
    part(row, 'remember')?.toggleAttribute('hidden', kept)
    part(row, 'forget')?.toggleAttribute('hidden', !kept)
  }
  const path = rememberedReceipt()
  for (const line of document.querySelectorAll<HTMLElement>('[data-remembered]')) {
    line.hidden = !path
    line.querySelector('a')?.setAttribute('href', path ?? '')
    const forget = line.querySelector('button')
    if (forget) forget.onclick = () => forgetFrom(line)
  }
}

function forgetFrom(line: HTMLElement): void {
  forgetReceipt()
  refresh()
  const notice = document.createElement('p')
  notice.tabIndex = -1
  notice.className = line.className
  notice.textContent = wordsOf(line).forgotten
  line.after(notice)
  notice.focus()
}

function isRemembered(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname === rememberedReceipt()
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
