import { spawnSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { closeAfterwards } from '../../../test/closing.ts'

async function site(rendering = Promise.resolve()) {
  const render = async () => {
    await rendering
    return { status: 200, html: '<p>a page' }
  }
  const assets = { script: '', enhance: '', tools: {}, styles: [], fonts: [] }
  const app = await testApp({ LIMIT_SCALE: '1000' }, { pages: { render, assets } })
  const connections: Socket[] = []
  app.server.on('connection', (socket) => connections.push(socket))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  closeAfterwards(async () => agent.destroy())
  const get = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      request(origin + path, { agent }, (response) => {
        response.resume().on('end', () => resolve(response.headers.connection))
      })
        .on('error', reject)
        .end()
    })
  return { app, connections, get }
}

test.each([
  ['page from memory', '/contact'],
  ['route of the API', '/api/faqs'],
])('two hundred requests for a %s leave nothing on their connection', async (_, path) => {
  const { app, connections, get } = await site()
  const listeners = () =>
    connections.map((socket) =>
      socket.eventNames().map((name) => [name, socket.listenerCount(name)]),
    )
  for (let request = 0; request < 10; request++) await get(path)
  const early = listeners()
  for (let request = 0; request < 200; request++) await get(path)
  expect(listeners()).toEqual(early)
  expect(connections).toHaveLength(1)
  await expect.poll(() => app.lifecycle.openRequests).toBe(0)
})

test('a request that was open when the site began to end is the last of its connection', async () => {
  let finish = () => {}
  const rendering = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { app, get } = await site(rendering)
  const open = get('/contact')
  await expect.poll(() => app.lifecycle.openRequests).toBe(1)
  app.lifecycle.end()
  finish()
  expect(await open).toBe('close')
  await expect.poll(() => app.lifecycle.openRequests).toBe(0)
})

test('Node still has the flag that keeps a flood from slowing every later request', () => {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(stdout).toContain('--allocation-site-pretenuring')
})
