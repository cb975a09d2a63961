import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { signIn, testApp } from '../../../test/app.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { photograph } from '../../../test/pictures.ts'

let app: FastifyInstance
let staff: Awaited<ReturnType<typeof signIn>>
let origin: string
let asked: string[] = []

beforeAll(async () => {
  app = await testApp({ IMAGE_MAX_MB: '1' })
  staff = await signIn(app)
  const picture = await photograph(400, 300)
  const pages: Record<string, RequestListener> = {
    '/flat.jpg': (_, response) => response.end(picture),
    '/moved': (_, response) => response.writeHead(302, { location: '/flat.jpg' }).end(),
    '/inside': (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    '/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
    '/drawing.svg': (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    '/page': (_, response) => response.end('<p>No picture</p>'),
    '/large': (_, response) => response.end(Buffer.alloc(1_200_000)),
    '/gone': (_, response) => response.writeHead(404).end(),
  }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    pages[request.url ?? '']?.(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterwards(async () => void server.close())
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

const fetchIn = (url: string, headers: object = staff) =>
  app.inject({
    method: 'POST',
    url: '/api/images/fetch',
    headers: { ...headers },
    payload: { url },
  })

test('a picture of another site comes into the library, fetched once, also after a redirect', async () => {
  const response = await fetchIn(`${origin}/flat.jpg`)
  expect(response.statusCode, response.body).toBe(201)
  expect(response.json()).toMatchObject({ fileName: 'flat.jpg', width: 400, height: 300 })
  expect(asked).toEqual(['/flat.jpg'])
  const again = await fetchIn(`${origin}/moved`)
  expect(again.statusCode).toBe(200)
  expect(again.json().id).toBe(response.json().id)
})

test.each([
  ['/drawing.svg', 415, 'SVG files aren’t supported'],
  ['/page', 415, 'can’t read this file'],
  ['/large', 400, 'too large'],
  ['/gone', 400, 'didn’t hand it over'],
  ['/circle', 400, 'didn’t hand it over'],
  ['/inside', 400, 'only be fetched from public web addresses'],
])(
  'a picture of another site at %s is refused with %i and a reason',
  async (path, status, reason) => {
    const response = await fetchIn(`${origin}${path}`)
    expect(response.statusCode).toBe(status)
    expect(response.json().message).toContain(reason)
  },
)

test.each([
  'http://10.0.0.1/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://[fe80::1]/a.png',
  'http://[fd00::1]/a.png',
  'http://[::ffff:10.0.0.1]/a.png',
  'http://8.8.8.8/a.png',
  'http://localhost/a.png',
  'http://printer.local/a.png',
  'https://example.com:8443/a.png',
  'https://user:secret@example.com/a.png',
  'ftp://example.com/a.png',
  'file:///etc/passwd',
  '/images/a.png',
  'nothing',
])('a picture of another site at %s is not asked for', async (url) => {
  const response = await fetchIn(url)
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toMatchObject([{ path: 'url' }])
})

test('a picture of another site is fetched for editors alone', async () => {
  asked = []
  expect((await fetchIn(`${origin}/flat.jpg`, {})).statusCode).toBe(401)
  expect(asked).toEqual([])
})
