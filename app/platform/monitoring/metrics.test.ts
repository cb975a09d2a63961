import { execFileSync } from 'node:child_process'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { mails } from '#app/platform/db/schema.ts'
import { enquiry, send, testApp } from '../../../test/app.ts'
import { nowhere } from '../../../test/database.ts'
import { makeLead } from '../../../test/desk.ts'
import { freePort } from '../../../test/free-port.ts'

const TOKEN = 'a-token-for-prometheus'

async function scrape(app: FastifyInstance): Promise<string> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const { statusCode, body } = await app.inject({ url: '/metrics', headers })
  expect(statusCode).toBe(200)
  return body
}

const lines = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'))

test('without a port and without a token there are no metrics', async () => {
  const app = await testApp()
  expect((await app.inject('/metrics')).body).not.toContain('process_')
})

test('the metrics endpoint answers 404 without a token', async () => {
  const app = await testApp({ METRICS_TOKEN: TOKEN })
  for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    const answer = await app.inject({ url: '/metrics', headers: { authorization } })
    expect(answer.statusCode).toBe(404)
  }
})

test('requests are counted by the route’s pattern, and no label names what a visitor asked for', async () => {
  const app = await testApp({ METRICS_TOKEN: TOKEN })
  await app.inject('/api/faq/a-question-that-asha-asked')
  await app.inject('/faq?q=asha')
  await app.inject({ method: 'DELETE', url: '/api/nothing/asha' })
  const text = await scrape(app)
  expect(text).not.toContain('asha')
  expect(lines(text, 'http_requests_total')).toEqual(
    expect.arrayContaining([
      'http_requests_total{method="GET",route="/api/faq/:slug",status="4xx"} 1',
      'http_requests_total{method="GET",route="/*",status="2xx"} 1',
      'http_requests_total{method="DELETE",route="none",status="4xx"} 1',
    ]),
  )
  expect(text).toContain('http_request_duration_seconds_bucket')
})

test('enquiries, mails and jobs are counted', async () => {
  const app = await testApp({ METRICS_TOKEN: TOKEN })
  await send(app, enquiry())
  await makeLead(app, { hoursAgo: 30 })
  await app.db.update(mails).set({ createdAt: new Date(Date.now() - 60_000) })
  const text = await scrape(app)
  const received = lines(text, 'taxexpert_enquiries_received_total{source="contact-form"}')[0]
  expect(Number(received?.split(' ')[1])).toBeGreaterThan(0)
  expect(text).toContain('taxexpert_enquiries_open{status="new"} 2')
  expect(text).toContain('taxexpert_enquiries_overdue 1')
  expect(text).toMatch(/taxexpert_mails\{state="waiting"\} [1-9]/)
  expect(text).toMatch(/taxexpert_mail_oldest_waiting_seconds 6\d/)
  expect(text).toMatch(/taxexpert_jobs\{queue="mail",state="created"\} [1-9]/)
  expect(text).toContain('taxexpert_database_up 1')
  expect(text).toContain('taxexpert_database_connections{state="limit"} 10')
  expect(text).not.toContain('taxexpert_response_rate 0')
})

test('the metrics report everything else while the database is away', async () => {
  const app = await testApp({ METRICS_TOKEN: TOKEN }, { database: nowhere() })
  const text = await scrape(app)
  expect(text).toContain('taxexpert_database_up 0')
  expect(lines(text, 'taxexpert_enquiries_open')).toEqual([])
  expect(lines(text, 'taxexpert_enquiries_overdue')).toEqual([])
  expect(text).toContain('nodejs_eventloop_lag')
})

test('metrics on a port of their own run beside the site, and count pages from memory', async () => {
  const METRICS_PORT = String(await freePort())
  const app = await testApp({ METRICS_PORT })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  for (let visit = 0; visit < 3; visit++) await (await fetch(`${origin}/`)).text()
  const asked = () => fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).then((it) => it.text())
  await expect.poll(asked).toContain('http_requests_total')
  const text = await asked()
  expect(text).toContain('http_requests_total{method="GET",route="cached page",status="2xx"} 2')
  expect(text).toContain('taxexpert_page_cache_requests_total{result="hit"} 2')
  expect(text).toContain('taxexpert_page_cache_requests_total{result="miss"} 1')
  expect(text).toContain('taxexpert_page_cache_pages 1')
  expect((await app.inject('/metrics')).body).not.toContain('http_requests_total')
  expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/`)).status).toBe(404)
})

test.skipIf(!installed('promtool'))('Prometheus finds nothing wrong with the metrics', async () => {
  const app = await testApp({ METRICS_TOKEN: TOKEN })
  await app.inject('/')
  const input = await scrape(app)
  expect(execFileSync('promtool', ['check', 'metrics'], { input, stdio: 'pipe' }).toString()).toBe(
    '',
  )
})

function installed(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
