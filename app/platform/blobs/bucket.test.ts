import { beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#app/platform/config/env.ts'
import { imageLeftovers, images } from '#app/platform/db/schema.ts'
import { sweepLeftovers } from '#app/writing/images/images.server.ts'
import { signIn, testApp } from '../../../test/app.ts'
import { startBucket } from '../../../test/bucket.ts'
import { photograph, upload } from '../../../test/pictures.ts'
import { openImageStore } from './store.server.ts'

let store: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  store = await startBucket()
})

async function desk(settings: Record<string, string> = store.settings) {
  const app = await testApp({ DATA_DIR: '/proc/nothing-can-be-written-here', ...settings })
  return { app, staff: await signIn(app) }
}

test('images in a bucket are put there, served from there, and removed from there', async () => {
  const { app, staff } = await desk()
  const response = await upload(app, staff, await photograph(400, 300))
  expect(response.statusCode).toBe(201)
  const { id, url } = response.json()
  const key = url.match(/[0-9a-f]{20}-400x300/)[0]
  expect([...store.objects.keys()].sort()).toEqual(
    ['320.avif', '320.jpg', '400.avif', '400.jpg'].map(
      (name) => `/firm-images/images/${key}/${name}`,
    ),
  )
  const object = store.objects.get(`/firm-images/images/${key}/400.jpg`)
  expect(object?.type).toBe('image/jpeg')
  const served = await app.inject(url)
  expect(served.headers['content-type']).toBe('image/jpeg')
  expect(served.rawPayload.equals(object!.body)).toBe(true)
  const removed = await app.inject({ method: 'DELETE', url: `/api/images/${id}`, headers: staff })
  expect(removed.statusCode).toBe(204)
  expect(store.objects.size).toBe(0)
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('images that could not all be put in the bucket leave nothing', async () => {
  const { app, staff } = await desk()
  store.bucket.fails = (method, path) => method === 'PUT' && path.endsWith('400.jpg')
  const response = await upload(app, staff, await photograph(400, 300))
  store.bucket.fails = undefined
  expect(response.statusCode).toBe(503)
  expect(response.json().message).toContain('nothing was saved')
  expect(response.headers['retry-after']).toBeDefined()
  expect(store.objects.size).toBe(0)
  expect(await app.db.select().from(images)).toEqual([])
  expect(await app.db.select().from(imageLeftovers)).toEqual([])
})

test('images that could not be removed from the bucket are swept later', async () => {
  const { app, staff } = await desk()
  const { id } = (await upload(app, staff, await photograph(30, 30))).json()
  store.bucket.fails = (method) => method === 'DELETE'
  const removed = await app.inject({ method: 'DELETE', url: `/api/images/${id}`, headers: staff })
  store.bucket.fails = undefined
  expect(removed.statusCode).toBe(204)
  expect(store.objects.size).toBe(2)
  await app.db.update(imageLeftovers).set({ since: new Date('2026-01-01') })
  await sweepLeftovers(app.db, openImageStore(app.env))
  expect(store.objects.size).toBe(0)
  expect(await app.db.select().from(imageLeftovers)).toEqual([])
})

test('images in a bucket are unavailable while the bucket is', async () => {
  const away = { ...store.settings, S3_ENDPOINT: 'http://127.0.0.1:1' }
  const { app, staff } = await desk(away)
  const served = await app.inject('/images/aaaaaaaaaaaaaaaaaaaa-400x300-320.jpg')
  expect(served.statusCode).toBe(503)
  expect(served.headers['cache-control']).toBe('no-store')
  expect((await upload(app, staff, await photograph(30, 30))).statusCode).toBe(503)
})

describe('the settings of a bucket', () => {
  const { S3_REGION: _region, ...rest } = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_REGION: 'ap-south-1',
    S3_BUCKET: 'firm-images',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  test('the settings of a bucket are set all together, with a region of their own or none', () => {
    expect(readEnv({}).images).toEqual({ maxBytes: 10 * 1024 * 1024, bucket: undefined })
    expect(readEnv({ ...rest, S3_REGION: 'ap-south-1' }).images.bucket).toEqual({
      endpoint: 'https://s3.example',
      region: 'ap-south-1',
      name: 'firm-images',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
  })

  test.each([
    [rest, 'S3_REGION: is missing; a bucket needs all five S3 settings'],
    [{ S3_ACCESS_KEY_ID: 'id' }, 'S3_BUCKET: is missing'],
    [{ ...rest, S3_REGION: 'x', S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT: must be an address'],
    [{ ...rest, S3_REGION: 'x', S3_BUCKET: '../x' }, 'S3_BUCKET: must be the name of a bucket'],
    [{ IMAGE_MAX_MB: '0' }, 'IMAGE_MAX_MB: must be at least 1'],
  ])('%o are refused with the reason', (settings, message) => {
    expect(() => readEnv(settings)).toThrow(message)
  })
})
