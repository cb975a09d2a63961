import { expect, test } from 'vitest'
import { mails } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { formOf, makeReturn, pdf, signedInClient } from '../../../test/clients.ts'
import { atDesk } from '../../../test/desk.ts'

test('a file that was sent outside a request is sent back as a request by its name', async () => {
  const app = await testApp()
  const meera = await atDesk(app, 'meera')
  const id = await makeReturn(meera)
  const { browser, my } = await signedInClient(app, meera, id)
  const form = formOf('rent.pdf', pdf('Rent'))
  const { id: documentId } = (await browser.ask('POST', `${my}/documents`, form)).json()
  const { openRequests } = await meera.get(`/api/returns/${id}`)
  const verdict = { state: 'sent-back', reason: 'The second page is missing' }
  for (const _ of ['once', 'again']) {
    const answer = await meera.ask('POST', `/api/documents/${documentId}`, verdict)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const detail = await meera.get(`/api/returns/${id}`)
  expect(detail).toMatchObject({ openRequests: openRequests + 1, toLookAt: 0 })

  const page = (await browser.ask('GET', my)).json().returns[0]
  const asked = page.requests.filter(({ title }: { title: string }) => title === 'rent.pdf')
  expect(asked).toMatchObject([{ ...verdict, kind: 'document', isAsked: true }])
  expect(page.documents).toMatchObject([{ requestId: asked[0].id, ...verdict }])
  const sent = await app.db.select().from(mails)
  expect(sent.some(({ event }) => event.startsWith('client-sent-back:'))).toBe(true)

  const better = formOf('rent-2.pdf', pdf('Both pages'), { requestId: String(asked[0].id) })
  expect((await browser.ask('POST', `${my}/documents`, better)).statusCode).toBe(201)
  expect(await meera.get(`/api/returns/${id}`)).toMatchObject({ openRequests })
})
