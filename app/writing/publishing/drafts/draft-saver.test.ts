import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredDraft } from './draft.ts'
import { DraftSaver, type DraftStatus, type Offer } from './draft-saver.ts'

interface Values {
  title: string
  content: string
}
const typedHere = { title: 'Typed here', content: '' }

/** the draft on the server, and whether its response to a save is lost */
let stored: StoredDraft | null
let isLost: boolean
beforeEach(() => {
  vi.useFakeTimers()
  stored = null
  isLost = false
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Response.json({ draft: stored })
    const { values, base } = JSON.parse(String(body))
    if (stored && stored.at !== base) return Response.json({}, { status: 409 })
    const at = saveElsewhere(values)
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json({ at })
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The database returns the fields in an order of its own. */
function saveElsewhere({ title, content }: Values): string {
  vi.advanceTimersByTime(1000)
  const at = new Date().toISOString()
  stored = { values: { content, title }, version: null, at }
  return at
}

async function openForm() {
  const offers: (Offer<Values> | undefined)[] = []
  const statuses: DraftStatus[] = []
  const saver = new DraftSaver<Values>('draft', '/api/drafts/post/1', {
    onOffer: (offer) => offers.push(offer),
    onStatus: (status) => statuses.push(status),
  })
  await saver.load()
  return {
    saver,
    offered: () => offers.at(-1),
    status: () => statuses.at(-1)?.state,
    type: (values: Values) => saver.keep({ values, version: undefined }),
  }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('a draft whose response was lost as the page was left is offered once', async () => {
  const left = await openForm()
  isLost = true
  left.type(typedHere)
  left.saver.flush()
  await seconds(0)
  const { saver, offered } = await openForm()
  expect(offered()).toMatchObject({ values: typedHere, origin: 'device' })
  saver.accept()
  expect(offered()).toBeUndefined()
})

test('a draft that is sent again after its response was lost is saved, and not taken for another device’s', async () => {
  const { type, offered, status } = await openForm()
  isLost = true
  type(typedHere)
  await seconds(5)
  expect(status()).toBe('offline')
  isLost = false
  await seconds(20)
  expect([status(), offered()]).toEqual(['saved', undefined])
  type({ ...typedHere, content: 'More.' })
  await seconds(5)
  expect([status(), stored?.values.content]).toEqual(['saved', 'More.'])
})

test('the draft of another device that was offered here is not offered beside what that device made of it', async () => {
  saveElsewhere({ title: 'Written at the desk', content: '' })
  const phone = await openForm()
  expect(phone.offered()?.origin).toBe('server')
  phone.type(typedHere)
  await phone.saver.remove()
  saveElsewhere({ title: 'Written at the desk again', content: '' })
  const { saver, offered } = await openForm()
  expect(offered()).toMatchObject({ values: stored?.values, origin: 'server' })
  saver.accept()
  expect(offered()).toBeUndefined()
})

test('a draft that was offered while its entry was saved without it is offered again', async () => {
  const draft = { title: 'Written yesterday', content: '' }
  saveElsewhere(draft)
  const { saver, type } = await openForm()
  type(typedHere)
  await saver.forget()
  stored = null
  await saver.remove()
  expect((await openForm()).offered()?.values).toEqual(draft)
})
