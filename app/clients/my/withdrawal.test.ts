import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { indianDate } from '#app/ui/time/dates.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import { myCopy } from '#content/en/clients/my-page.ts'
import { testApp } from '../../../test/app.ts'
import {
  formOf,
  makeReturn,
  pdf,
  type SignedInClient,
  sendDraft,
  signedInClient,
} from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let meera: Staff
let ravi: Staff
beforeAll(async () => {
  app = await testApp()
  meera = await atDesk(app, 'meera')
  ravi = await atDesk(app, 'ravi')
})

const send = async ({ browser, my }: SignedInClient, name: string, text = name): Promise<number> =>
  (await browser.ask('POST', `${my}/documents`, formOf(name, pdf(text)))).json().id
const withdraw = async ({ browser, my }: SignedInClient, id: number) => {
  const response = await browser.ask('POST', `${my}/documents/${id}/remove`)
  return [response.statusCode, response.json().message]
}
const offered = async ({ browser, my }: SignedInClient): Promise<string[]> => {
  const { documents } = (await browser.ask('GET', my)).json().returns[0]
  return documents
    .filter(({ canWithdraw }: { canWithdraw: boolean }) => canWithdraw)
    .map(({ name }: { name: string }) => name)
}
const { kept } = myCopy

test('a document that was there when the client gave the OK can’t be taken back, a later one can', async () => {
  const id = await makeReturn(meera)
  const client = await signedInClient(app, meera, id)
  const before = await send(client, 'before.pdf')
  await sendDraft(app, meera, id)
  expect(await offered(client)).toEqual(['before.pdf'])
  const ok = { payload: { agreed: true } }
  await client.browser.ask('POST', `${client.my}/drafts/1/ok`, ok)
  const after = await send(client, 'after.pdf')
  expect(await withdraw(client, before)).toEqual([409, kept.underOk])
  expect(await offered(client)).toEqual(['after.pdf'])

  await client.browser.ask('POST', `${client.my}/drafts/1/withdraw`)
  expect(await offered(client)).toEqual(['before.pdf', 'after.pdf'])
  await client.browser.ask('POST', `${client.my}/drafts/1/ok`, ok)
  const filing = {
    acknowledgement: '123456789012345',
    filedOn: indianDate(new Date()),
  }
  const filed = await ravi.ask('POST', `/api/returns/${id}/filed`, filing)
  expect(filed.statusCode, filed.body).toBe(200)
  const last = await send(client, 'last.pdf')
  expect(await offered(client)).toEqual(['last.pdf'])
  expect(await withdraw(client, after)).toEqual([409, kept.underOk])
  expect((await withdraw(client, last))[0]).toBe(200)
})

test('a draft, a file from us and one that we accepted are each refused in words of their own', async () => {
  const id = await makeReturn(meera)
  const client = await signedInClient(app, meera, id)
  const accepted = await send(client, 'accepted.pdf')
  const asDraft = await send(client, 'sent-by-client.pdf', 'Computation')
  await meera.ask('POST', `/api/documents/${accepted}`, { state: 'accepted' })
  await sendDraft(app, meera, id)
  expect(await withdraw(client, accepted)).toEqual([409, kept.accepted])
  expect(await withdraw(client, asDraft)).toEqual([409, kept.ofDraft])
  const ours = await app.inject({
    method: 'POST',
    url: `/api/returns/${id}/documents`,
    headers: { ...meera.headers, ...formOf('', '').headers },
    payload: formOf('ours.pdf', pdf('Ours')).payload,
  })
  expect(ours.statusCode, ours.body).toBe(201)
  expect(await withdraw(client, ours.json().id)).toEqual([409, kept.fromUs])
  expect(await offered(client)).toEqual([])
  const words = Object.values(clientCopyIn('hi').myCopy.kept)
  expect(new Set([...words, ...Object.values(kept)]).size).toBe(8)
})

const sent = { state: 'sent' }
const open = { state: 'open', answer: '' }
const waysToTake = (client: SignedInClient) => [
  (file: number) => withdraw(client, file),
  (file: number) => meera.ask('DELETE', `/api/documents/${file}`),
]

/** A client who is asked for several things: the first three, and how far they are. */
async function askedClient() {
  const id = await makeReturn(meera)
  const client = await signedInClient(app, meera, id)
  const { returns } = (await client.browser.ask('GET', client.my)).json()
  const asked: number[] = returns[0].requests.map((one: { id: number }) => one.id)
  const answer = async (place: number, text: string, name = 'scan.pdf'): Promise<number> => {
    const form = formOf(name, pdf(text), { requestId: String(asked[place]) })
    return (await client.browser.ask('POST', `${client.my}/documents`, form)).json().id
  }
  const states = async () => {
    const { requests, openRequests } = (await meera.ask('GET', `/api/returns/${id}`)).json()
    const byId = new Map(requests.map((one: { id: number }) => [one.id, one]))
    return [asked.slice(0, 3).map((one) => byId.get(one)), openRequests]
  }
  return { client, answer, states, missing: asked.length }
}

test('both requests that one file answered are open again when the client or staff take it away', async () => {
  const { client, answer, states, missing } = await askedClient()
  for (const take of waysToTake(client)) {
    const file = await answer(0, 'One')
    await answer(1, 'One')
    await answer(2, 'One')
    const another = await answer(2, 'Another', 'another.pdf')
    expect(await states()).toMatchObject([[sent, sent, sent], missing - 3])
    await take(file)
    expect(await states()).toMatchObject([[open, open, { ...sent, answer: '' }], missing - 1])
    await take(another)
    expect(await states()).toMatchObject([[open, open, open], missing])
  }
})

test('taking a file away opens no request that another of the same name answers', async () => {
  const { client, answer, states, missing } = await askedClient()
  for (const take of waysToTake(client)) {
    const file = await answer(0, 'One')
    await answer(1, 'One')
    const another = await answer(2, 'Another')
    const [[first, second]] = await states()
    const unasked = await send(client, 'scan.pdf', 'Unasked')
    await take(another)
    expect(await states()).toMatchObject([[first, second, open], missing - 2])
    await take(unasked)
    expect(await states()).toMatchObject([[first, second, open], missing - 2])
    await take(file)
    expect(await states()).toMatchObject([[open, open, open], missing])
  }
})
