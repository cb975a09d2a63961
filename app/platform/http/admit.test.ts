import { type AddressInfo, connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { enquiry, send, signIn, testApp } from '../../../test/app.ts'

const BUSY = /^We have a lot of visitors right now/
const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
}

type App = Awaited<ReturnType<typeof testApp>>

/** Makes the app see a wait for the database, or for the process, of so many milliseconds. */
function letWait(app: App, ms: number, where: 'poolWatch' | 'loopDelay' = 'poolWatch') {
  const measured = where === 'poolWatch' ? { waitMs: () => ms } : { ms: () => ms }
  Object.assign(app[where], measured)
}

describe('while everyone waits for the database', () => {
  test('an enquiry is refused at once, in words of its own, and says when to try again', async () => {
    const app = await testApp({ LIMIT_DELAY_MS: '1000' })
    letWait(app, 1_100)
    const refused = await send(app, enquiry())
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json().message).toMatch(BUSY)
    letWait(app, 0)
    expect((await send(app, enquiry())).statusCode).toBe(201)
  })

  test('health checks are answered', async () => {
    const app = await testApp({ LIMIT_DELAY_MS: '1000' })
    letWait(app, 1_100)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  test('a form without script comes back with what was typed', async () => {
    const form: { values: Record<string, string> }[] = []
    const app = await testApp(
      { LIMIT_DELAY_MS: '1000' },
      {
        pages: {
          render: async (asked) => {
            if (asked.form) form.push(asked.form)
            return { status: 503, html: asked.problem?.message ?? '' }
          },
          assets: { script: '', enhance: '', tools: {}, styles: [], fonts: [] },
        },
      },
    )
    letWait(app, 1_100)
    const typed = { ...enquiry(), acceptTerms: 'on' }
    const refused = await send(app, new URLSearchParams(typed).toString(), { headers: FORM })
    expect(refused.statusCode).toBe(503)
    expect(refused.body).toMatch(BUSY)
    expect(form).toEqual([{ values: typed, errors: [] }])
  })

  test('a form that is sent while everyone waits gets a button that sends it again, when there is no time for more', async () => {
    const render = async () => {
      throw new Error('no time')
    }
    const assets = { script: '', enhance: '', tools: {}, styles: [], fonts: [] }
    const app = await testApp({ LIMIT_DELAY_MS: '1000' }, { pages: { render, assets } })
    letWait(app, 1_100)
    const typed = new URLSearchParams({ name: 'A "B" <C>', message: 'First line\nand another' })
    const refused = await send(app, typed.toString(), { headers: FORM })
    expect(refused.body).toContain('<form class="mt-4" method="post" action="/api/leads">')
    expect(refused.body).toContain('name="name" value="A &#34;B&#34; &#60;C&#62;"')
    expect(refused.body).toContain('name="message" value="First line&#10;and another"')
  })

  test('a page that was ready before is shown as it was, a search is asked to come back later', async () => {
    const app = await testApp({ LIMIT_DELAY_MS: '1000' })
    expect((await app.inject('/about')).statusCode).toBe(200)
    app.pageCache.expire()
    letWait(app, 1_100)
    const page = await app.inject('/about')
    const search = await app.inject({ url: '/faq?q=pan', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<title>/about')
    expect(search.statusCode).toBe(503)
    expect(search.body).toMatch(/a lot of visitors/)
  })
})

test('searches give way before staff, and staff before enquiries', async () => {
  const app = await testApp({ LIMIT_DELAY_MS: '1000' })
  const headers = await signIn(app)
  const statuses = async (ms: number) => {
    letWait(app, ms, 'loopDelay')
    const responses = [
      await app.inject('/api/faqs?q=pan'),
      await app.inject({ url: '/api/desk/counts', headers }),
      await send(app, enquiry()),
    ]
    return responses.map(({ statusCode }) => statusCode)
  }
  expect(await statuses(400)).toEqual([200, 200, 201])
  expect(await statuses(600)).toEqual([503, 200, 201])
  expect(await statuses(900)).toEqual([503, 503, 201])
  expect(await statuses(1_100)).toEqual([503, 503, 503])
})

test('a search is no work of staff because it comes with a made-up session', async () => {
  const app = await testApp({ LIMIT_DELAY_MS: '1000' })
  letWait(app, 600, 'loopDelay')
  const headers = { cookie: 'session=made-up' }
  expect((await app.inject({ url: '/faq?q=pan', headers })).statusCode).toBe(503)
  expect((await app.inject({ url: '/admin', headers })).statusCode).toBe(200)
})

test('LIMIT_SCALE leaves the limit of the wait alone', async () => {
  const app = await testApp({ LIMIT_SCALE: '100000', LIMIT_DELAY_MS: '1000' })
  letWait(app, 1_100, 'loopDelay')
  expect((await send(app, enquiry())).statusCode).toBe(503)
})

test('work that was given up by its client leaves room for others', async () => {
  const app = await testApp({ DATABASE_POOL: '1' })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const held = await Promise.all(Array.from({ length: 10 }, () => app.pool.connect()))
  const sockets = Array.from({ length: 8 }, () => {
    const body = JSON.stringify(enquiry())
    return connect(port, '127.0.0.1').end(
      `POST /api/leads HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  })
  await expect.poll(() => app.pool.waitingCount).toBeGreaterThan(0)
  for (const socket of sockets) socket.destroy()
  for (const client of held) client.release()
  expect((await send(app, enquiry())).statusCode).toBe(201)
})
