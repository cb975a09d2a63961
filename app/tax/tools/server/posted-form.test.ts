import type { FastifyInstance } from 'fastify'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Pages } from '#app/platform/rendering/pages.ts'
import { plainPages, testApp } from '../../../../test/app.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp()
})

const post = (fields: Record<string, string>, tool = 'old-or-new-regime') =>
  app.inject({
    method: 'POST',
    url: `/tools/${tool}`,
    headers: FORM,
    payload: new URLSearchParams(fields).toString(),
  })

test('A form with a value that cannot be comes back as a page with status 422', async () => {
  const response = await post({ salary: '-5' })
  expect(response.statusCode).toBe(422)
  expect(response.headers['content-type']).toMatch('text/html')
})

test('A form that is answered, that lacks something, of which something is asked, or that wants more rows has status 200', async () => {
  expect((await post({ salary: '1200000' })).statusCode).toBe(200)
  expect((await post({})).statusCode).toBe(200)
  const several = await post({ results: 'NIFTY 75 120000 115000' }, 'f-and-o-turnover-and-audit')
  expect(several.statusCode).toBe(200)
  const rows = { tax: '-5', _more: 'payments' }
  expect((await post(rows, 'advance-tax')).statusCode).toBe(200)
})

test('An answer to a form is kept by the browser alone, so that Back shows it again', async () => {
  const { headers } = await post({ salary: '1200000' })
  expect(headers['cache-control']).toBe('private, no-cache')
})

test('An answer to a form comes compressed to a browser that takes it so', async () => {
  const { headers } = await app.inject({
    method: 'POST',
    url: '/tools/old-or-new-regime',
    headers: { ...FORM, 'accept-encoding': 'gzip, deflate, br' },
    payload: 'salary=1200000',
  })
  expect(headers['content-encoding']).toBe('br')
})

test('A form that is too large gets a page that says so, not JSON', async () => {
  const response = await post({ salary: '1'.repeat(9_000_000) })
  expect(response.statusCode).toBe(413)
  expect(response.headers['content-type']).toMatch('text/html')
})

test('A pasted report comes back as it was sent, and its quotes take one character each', async () => {
  const render: Pages['render'] = async ({ form }) => ({
    status: 200,
    html: renderToString(createElement('textarea', { name: 'q', defaultValue: form?.values.q })),
  })
  const pages = await testApp({}, { pages: { ...plainPages, render } })
  const url = '/tools/old-section-new-section'
  const payload = new URLSearchParams({ q: `"80C" isn't > "80D" &quot; </textarea><b>` }).toString()
  const { body } = await pages.inject({ method: 'POST', url, headers: FORM, payload })
  expect(body).toBe(
    `<textarea name="q">"80C" isn't > "80D" &amp;quot; &lt;/textarea>&lt;b></textarea>`,
  )
})
