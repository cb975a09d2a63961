import { expect, test, vi } from 'vitest'
import { client, hrefOf } from './routes.ts'

interface Room {
  contract?:
    | { name: 'GET /api/leads/:id'; input: { id: number; q?: string }; reply: { id: number } }
    | { name: 'POST /api/leads/:id/merge'; input: { id: number; into: number }; reply: undefined }
    | { name: 'DELETE /api/leads/:id'; input: { id: number }; reply: undefined }
}
const { read, send } = client<Room>()

test('a query asks for the address with its parameters, and leaves out what is empty', () => {
  expect(read('GET /api/leads/:id', { id: 7 }).queryKey).toEqual(['/api/leads/7'])
  expect(read('GET /api/leads/:id', { id: 7, q: '' }).queryKey).toEqual(['/api/leads/7'])
  expect(read('GET /api/leads/:id', { id: 7, q: 'a&b' }).queryKey).toEqual(['/api/leads/7?q=a%26b'])
  expect(hrefOf('GET /api/faq/:slug', { slug: 'a/b' })).toBe('/api/faq/a%2Fb')
})

test('a request has the parameters in its address and the rest as its body', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 204 }))
  await send('POST /api/leads/:id/merge')({ id: 7, into: 9 })
  await send('DELETE /api/leads/:id')({ id: 7 })
  expect(fetched.mock.calls.map(([url, init]) => [init?.method, url, init?.body])).toEqual([
    ['POST', '/api/leads/7/merge', '{"into":9}'],
    ['DELETE', '/api/leads/7', undefined],
  ])
  fetched.mockRestore()
})
