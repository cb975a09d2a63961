import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { Staff } from './desk.ts'

import { pdf } from './pdf.ts'

export { pdf }

/** Clients and returns as tests need them, made by the API. */

let made = 0
type Json = Record<string, unknown>

export async function makeClient(staff: Staff, given: Json = {}): Promise<number> {
  const body = {
    name: 'Ramesh Kulkarni',
    kind: 'individual',
    email: `ramesh${++made}@example.in`,
    ...given,
  }
  const response = await staff.ask('POST', '/api/clients', body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json().id
}

export async function makeReturn(staff: Staff, given: Json = {}): Promise<number> {
  const clientId = given.clientId ?? (await makeClient(staff))
  const body = { year: '2025-26', plan: 'basic', fee: 1999, ...given, clientId }
  const response = await staff.ask('POST', '/api/returns', body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json().id
}

/** The browser of a client, with its cookies. */
export class Browser {
  private readonly app: FastifyInstance
  readonly cookies = new Map<string, string>()
  constructor(app: FastifyInstance) {
    this.app = app
  }
  async ask(
    method: 'GET' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    url: string,
    more: InjectOptions = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.app.inject({
      method,
      url,
      ...more,
      headers: { ...more.headers, ...(cookie && { cookie }) },
    })
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }
}

/** The secret of a link. */
export const tokenIn = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** A client who is signed in by a code that staff read out. */
export async function signedInClient(app: FastifyInstance, staff: Staff, returnId: number) {
  const { url } = (await staff.ask('POST', `/api/returns/${returnId}/link`)).json()
  const { code } = (await staff.ask('POST', `/api/returns/${returnId}/code`)).json()
  const token = tokenIn(url)
  const browser = new Browser(app)
  const response = await browser.ask('POST', `/api/my/${token}/sign-in`, { payload: { code } })
  expect(response.statusCode, response.body).toBe(204)
  return { browser, token, my: `/api/my/${token}` }
}

export type SignedInClient = Awaited<ReturnType<typeof signedInClient>>

/** A body of one file, with the fields that stand before it. */
export function formOf(name: string, file: Buffer | string, fields: Record<string, string> = {}) {
  const boundary = 'boundary-of-the-form'
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      Buffer.from(file as string),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** The figures of a draft. */
export const figures = {
  form: 'ITR-1',
  regime: 'new',
  totalIncome: 1_250_000,
  tax: 0,
  payable: 0,
  refund: 12_340,
}

/** Sends a draft; the text makes its PDF another one. */
export async function sendDraft(
  app: FastifyInstance,
  staff: Staff,
  returnId: number,
  { text = 'Computation', ...given }: Json & { text?: string } = {},
) {
  const form = formOf('computation.pdf', pdf(text), {
    figures: JSON.stringify({ ...figures, ...given }),
  })
  return app.inject({
    method: 'POST',
    url: `/api/returns/${returnId}/drafts`,
    payload: form.payload,
    headers: { ...staff.headers, ...form.headers },
  })
}

/** A return whose client has given their OK to the first draft; the code came by e-mail or was read out. */
export async function okedReturn(app: FastifyInstance, staff: Staff, given: Json = {}) {
  const id = await makeReturn(staff, given)
  expect((await sendDraft(app, staff, id)).statusCode).toBe(201)
  const client = await signedInClient(app, staff, id)
  const ok = await client.browser.ask('POST', `${client.my}/drafts/1/ok`, {
    payload: { agreed: true },
  })
  expect(ok.statusCode, ok.body).toBe(201)
  return { id, ...client }
}
