import { ApiError, fetchFromBrowser, send } from '#app/platform/client/api.ts'
import type { StoredDraft } from './draft.ts'
import {
  draftsToOffer,
  fromServer,
  isStored,
  type LocalDraft,
  readLocalDraft,
  removeLocalDraft,
  writeLocalDraft,
} from './local-draft.ts'

const SAVE_EVERY_MS = 3_000
const RETRY_MS = 15_000
const TOO_MANY = 429

export type DraftStatus =
  | { state: 'none' }
  | { state: 'saved'; at: string }
  /** `kept`: this browser has it; `undecided`: another draft is offered and must be accepted or declined first */
  | { state: 'offline' | 'failed' | 'undecided'; kept: boolean }

export interface Offer<T> extends LocalDraft<T> {
  origin: 'device' | 'server'
  /** another device saved it while something was typed here */
  newer: boolean
}

interface Typed<T> {
  values: T
  version: number | undefined
}

/**
 * Saves what is typed into a form in this browser at once and on the server every few seconds. It
 * replaces no draft that another device has saved: that one is offered, and until it is accepted or
 * declined, what is typed stays in this browser.
 */
export class DraftSaver<T> {
  readonly #key: string
  readonly #address: string
  readonly #onOffer: (offer: Offer<T> | undefined) => void
  readonly #onStatus: (status: DraftStatus) => void
  /** the draft on the server that this form continues */
  #base: string | null = null
  #typed: Typed<T> | undefined
  #offer: Offer<T> | undefined
  /** the server's draft, which is offered once that of this browser is decided on */
  #next: LocalDraft<T> | undefined
  #loading = true
  #kept = true
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined

  constructor(
    key: string,
    address: string,
    listeners: {
      onOffer: (offer: Offer<T> | undefined) => void
      onStatus: (status: DraftStatus) => void
    },
  ) {
    this.#key = key
    this.#address = address
    this.#onOffer = listeners.onOffer
    this.#onStatus = listeners.onStatus
  }

  /** Offers the draft of an earlier visit or another device. */
  async load(): Promise<void> {
    const local = readLocalDraft<T>(this.#key)
    if (local) this.#propose({ ...local, origin: 'device', newer: false })
    try {
      const stored = await this.#fetch()
      this.#base = stored?.at ?? null
      const { device, server } = draftsToOffer(local, stored)
      if (local && !device && !server) removeLocalDraft(this.#key)
      this.#next = server
      // What was decided or typed in the meantime takes precedence.
      const isDecided = local && !this.#offer
      if (isDecided || !device) this.#proposeNext(Boolean(isDecided || this.#typed))
    } catch {
      // Without a connection there is the draft of this browser.
    }
    this.#loading = false
    this.#schedule()
  }

  /** Keeps what is in the form now. */
  keep(typed: Typed<T>): void {
    this.#typed = typed
    const at = new Date().toISOString()
    const base = this.#offer ? null : this.#base
    this.#kept = writeLocalDraft(this.#key, { ...typed, at, base })
    if (this.#offer) this.#onStatus({ state: 'undecided', kept: this.#kept })
    this.#schedule()
  }

  /** Sends at once what waits to be saved on the server. */
  flush(): void {
    if (this.#timer && !this.#offer) void this.#save()
  }

  /** The offered draft was put into the form. */
  accept(): void {
    this.#decide(true)
  }

  /** The offered draft is not wanted: it is removed, or replaced by what was typed instead. */
  decline(): void {
    const isLast = !this.#next
    this.#decide(this.#typed !== undefined)
    if (this.#typed) this.#schedule()
    else if (isLast) void this.remove()
    else removeLocalDraft(this.#key)
  }

  #decide(isFilled: boolean): void {
    if (this.#offer?.origin === 'server') this.#base = this.#offer.at
    this.#proposeNext(isFilled)
    this.#onStatus({ state: 'none' })
  }

  /** The form's entry was saved, which removes its draft from the server: an offered one is here alone. */
  forget(): Promise<void> {
    if (this.#offer) this.#offer = { ...this.#offer, base: null }
    return this.remove()
  }

  /** Removes this form's own draft: its entry was saved, or nothing is changed any more. */
  async remove(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#typed = undefined
    this.#onStatus({ state: 'none' })
    if (this.#offer) return this.#keepOffer(this.#offer)
    removeLocalDraft(this.#key)
    await this.#sending
    const base = this.#base
    if (!base) return
    this.#base = null
    await send('DELETE', `${this.#address}?${new URLSearchParams({ at: base })}`).catch(ignore)
  }

  /** What was typed has replaced it in this browser. */
  #keepOffer({ values, version, at, base }: Offer<T>): void {
    writeLocalDraft(this.#key, { values, version, at, base })
  }

  /** @param newer whether something else is in the form */
  #proposeNext(newer: boolean): void {
    this.#propose(this.#next && { ...this.#next, origin: 'server', newer })
    this.#next = undefined
  }

  #propose(offer: Offer<T> | undefined): void {
    this.#offer = offer
    this.#onOffer(offer)
  }

  #schedule(delay = SAVE_EVERY_MS): void {
    if (!this.#typed || this.#timer || this.#loading || this.#offer) return
    this.#timer = setTimeout(() => void this.#save(), delay)
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#sending
    const typed = this.#typed
    if (!typed || this.#offer) return
    this.#sending = this.#send(typed)
    await this.#sending
    this.#sending = undefined
  }

  async #send(typed: Typed<T>): Promise<void> {
    try {
      const body = { ...typed, base: this.#base }
      const { at } = await send<{ at: string }>('PUT', this.#address, body)
      this.#onSaved(typed, at)
    } catch (error) {
      await this.#onFailed(typed, error)
    }
  }

  #onSaved(typed: Typed<T>, at: string): void {
    this.#base = at
    const isLatest = this.#typed === typed
    if (isLatest) {
      this.#typed = undefined
      writeLocalDraft(this.#key, { ...typed, at, base: at })
    }
    this.#onStatus({ state: 'saved', at })
    this.#schedule()
  }

  async #onFailed(typed: Typed<T>, error: unknown): Promise<void> {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 409) {
      const stored = await this.#fetch().catch(ignore)
      if (stored && isStored(typed.values, stored)) return this.#onSaved(typed, stored.at)
      if (stored) {
        this.#propose({ ...fromServer<T>(stored), origin: 'server', newer: true })
        this.#onStatus({ state: 'undecided', kept: this.#kept })
        return
      }
      this.#base = null
    }
    this.#onStatus({ state: status === 0 ? 'offline' : 'failed', kept: this.#kept })
    const mayPass = status === 0 || status >= TOO_MANY
    if (mayPass) this.#schedule(RETRY_MS)
  }

  async #fetch(): Promise<StoredDraft | null> {
    const { body } = await fetchFromBrowser(this.#address)
    return (body as { draft: StoredDraft | null }).draft
  }
}

function ignore(): undefined {
  return undefined
}
