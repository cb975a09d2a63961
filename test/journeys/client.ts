import type { APIRequestContext, Page } from '@playwright/test'
import { pdf } from '../pdf.ts'
import { expect, inDatabase, mailsTo, newPerson } from './journey.ts'

/** A client of whom journeys ask two documents and an answer. */

export const FORM_16 = 'Form 16 of Vistara Textiles'
export const BANK = 'Statements of all bank accounts'
export const QUESTION = 'Did you sell shares or mutual funds?'

export interface Client {
  name: string
  email: string
  token: string
  path: string
  returnId: number
  requests: number[]
}

/** A client of this year's return, whose usual requests are all open. */
export async function newReturn(staff: APIRequestContext) {
  const { name, email } = newPerson()
  const data = { name, email, kind: 'individual' }
  const { id: clientId } = await (await staff.post('/api/clients', { data })).json()
  const started = { clientId, year: '2025-26', plan: 'basic', fee: 1999 }
  const { id } = await (await staff.post('/api/returns', { data: started })).json()
  return { id: id as number, name, email }
}

/** A client of whom two documents are wanted, and an answer. */
export async function newClient(
  staff: APIRequestContext,
  language: 'en' | 'hi' = 'en',
): Promise<Client> {
  const { name, email } = newPerson()
  const post = async (path: string, data: object = {}) => {
    const response = await staff.post(path, { data })
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  }
  const { id: clientId } = await post('/api/clients', { name, email, kind: 'individual' })
  if (language === 'hi') {
    const { contacts } = await (await staff.get(`/api/clients/${clientId}`)).json()
    await staff.patch(`/api/contacts/${contacts[0].id}`, { data: { language } })
  }
  const given = { clientId, year: '2025-26', plan: 'basic', fee: 1999 }
  const { id } = await post('/api/returns', given)
  const { requests: made } = await (await staff.get(`/api/returns/${id}`)).json()
  for (const one of made) await post(`/api/requests/${one.id}`, { state: 'not-needed' })
  const requests: number[] = []
  const where = 'Your employer’s payroll portal'
  for (const data of [
    { kind: 'document', title: FORM_16, why: 'It shows your salary and TDS.', where },
    { kind: 'document', title: BANK },
    { kind: 'question', title: QUESTION },
  ]) {
    requests.push((await post(`/api/returns/${id}/requests`, data)).id)
  }
  const { url } = await post(`/api/returns/${id}/link`)
  const { pathname } = new URL(url)
  const token = pathname.slice(pathname.lastIndexOf('/') + 1)
  return { name, email, token, path: pathname, returnId: id, requests }
}

export async function mailedCode(email: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      code = /\b\d{6}\b/.exec((await mailsTo(email)).at(-1)?.subject ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

/** Signs in with a code that staff read out. */
export async function signInByPhone(page: Page, staff: APIRequestContext, client: Client) {
  const response = await staff.post(`/api/returns/${client.returnId}/code`)
  await page.goto(client.path)
  await page.getByLabel('Code').fill((await response.json()).code)
  await page.getByRole('button', { name: 'Open my page' }).click()
  await expect(page.getByRole('main')).toContainText(client.name)
}

/** Sends the client a draft that waits for their OK. */
export async function sendDraft(staff: APIRequestContext, { returnId }: Client) {
  const figures = {
    ...{ form: 'ITR-1', regime: 'new', totalIncome: 1_250_000 },
    ...{ tax: 0, payable: 0, refund: 12_340 },
  }
  const file = { name: 'computation.pdf', mimeType: 'application/pdf', buffer: pdf() }
  const multipart = { figures: JSON.stringify(figures), file }
  expect((await staff.post(`/api/returns/${returnId}/drafts`, { multipart })).status()).toBe(201)
}

/** Lets the hour pass after which an OK needs another code. */
export async function anHourAfterSignIn({ name }: Client) {
  await inDatabase(
    `update client_sessions set signed_in_at = signed_in_at - interval '1 hour' where contact_id in
      (select id from client_contacts where name = $1)`,
    [name],
  )
}
