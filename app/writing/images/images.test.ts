import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openImageStore } from '#app/platform/blobs/store.server.ts'
import {
  autosavedDrafts,
  entries,
  imageLeftovers,
  images,
  revisions,
  users,
} from '#app/platform/db/schema.ts'
import { errorShape, signIn, testApp } from '../../../test/app.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { storedPost, storedQuestion } from '../../../test/entries.ts'
import { bomb, grain, movingPng, photograph, sendForm, upload } from '../../../test/pictures.ts'
import { sweepLeftovers } from './images.server.ts'

let app: FastifyInstance
let staff: Awaited<ReturnType<typeof signIn>>
let folder: string
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'images-'))
  closeAfterwards(() => rm(dataDir, { recursive: true, force: true }))
  folder = join(dataDir, 'images')
  app = await testApp({ DATA_DIR: dataDir, IMAGE_MAX_MB: '1' })
  staff = await signIn(app)
})

const stored = async () => (existsSync(folder) ? (await readdir(folder)).sort() : [])
const rows = () => app.db.select().from(images)
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('an uploaded photograph comes in every width, as AVIF and as JPEG, each what it says', async () => {
  const response = await upload(app, staff, await photograph(1300, 300), { alt: ' Two  desks\n' })
  expect(response.statusCode).toBe(201)
  const image = response.json()
  expect(image).toMatchObject({
    alt: 'Two desks',
    fileName: 'photo.jpg',
    width: 1300,
    height: 300,
    widths: [320, 640, 960, 1200, 1300],
    uploadedBy: expect.stringMatching(/^staff-/),
  })
  expect(image.url).toMatch(/^\/images\/[0-9a-f]{20}-1300x300-1200\.jpg$/)
  for (const [format, type] of [
    ['avif', 'heif'],
    ['jpg', 'jpeg'],
  ] as const) {
    const entries = image.srcset[format].split(', ').map((entry: string) => entry.split(' '))
    expect(entries).toHaveLength(5)
    for (const [url, width] of entries) {
      const file = await get(url)
      expect(file.statusCode).toBe(200)
      const read = await sharp(file.rawPayload).metadata()
      expect(`${read.width}w`).toBe(width)
      expect(read.format).toBe(type)
    }
  }
})

test('an uploaded photograph stores nothing of where, when and by whom it was taken', async () => {
  const original = await photograph(700, 500)
  const before = await sharp(original).metadata()
  expect(before.exif?.toString('latin1')).toContain('Asha Rao')
  expect(before.icc).toBeDefined()
  const { srcset } = (await upload(app, staff, original)).json()
  for (const url of `${srcset.avif}, ${srcset.jpg}`.matchAll(/\/images\/\S+/g)) {
    const file = (await get(url[0])).rawPayload
    const { exif, icc, xmp, iptc } = await sharp(file).metadata()
    expect({ exif, icc, xmp, iptc }).toEqual({})
    expect(file.includes('Asha Rao')).toBe(false)
    expect(file.includes('Pocket Camera')).toBe(false)
  }
})

test('an uploaded photograph is turned upright', async () => {
  const lying = await grain(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await upload(app, staff, lying)).json()).toMatchObject({ width: 400, height: 600 })
})

test('an uploaded photograph is made smaller than it came, never larger', async () => {
  const large = await grain(2400, 300).jpeg({ quality: 40 }).toBuffer()
  expect((await upload(app, staff, large)).json()).toMatchObject({ width: 2000, height: 250 })
  const dot = await grain(1, 1).png().toBuffer()
  expect((await upload(app, staff, dot)).json()).toMatchObject({ width: 1, widths: [1] })
})

test('an uploaded photograph sent again is found again', async () => {
  const file = await photograph(300, 200)
  const first = (await upload(app, staff, file)).json()
  const before = await stored()
  const again = await upload(app, staff, file, { name: 'copy.jpg', alt: 'A receipt' })
  expect(again.statusCode).toBe(200)
  expect(again.json()).toEqual({ ...first, alt: 'A receipt' })
  expect(await stored()).toEqual(before)
})

describe('the type of a picture follows from its content, not its name:', () => {
  test('a PNG named .jpg is accepted', async () => {
    const file = await grain(320, 200).png().toBuffer()
    expect((await upload(app, staff, file, { name: 'x.jpg' })).statusCode).toBe(201)
  })

  test.each([
    ['WebP', () => grain(50, 40).webp().toBuffer()],
    ['AVIF', () => grain(50, 40).avif({ effort: 0 }).toBuffer()],
    ['GIF', () => grain(50, 40).gif().toBuffer()],
    ['JPEG in CMYK', () => grain(50, 40).toColourspace('cmyk').jpeg().toBuffer()],
    ['grey PNG of 16 bits', () => grain(50, 40).toColourspace('grey16').png().toBuffer()],
  ])('%s is accepted', async (_kind, make) => {
    const response = await upload(app, staff, await make(), { name: 'x.exe', type: 'text/html' })
    expect(response.statusCode).toBe(201)
    const { format, space, channels } = await sharp(
      (await get(response.json().url)).rawPayload,
    ).metadata()
    expect({ format, space, channels }).toEqual({ format: 'jpeg', space: 'srgb', channels: 3 })
  })

  test('a transparent part of a picture becomes white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const file = sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
    const { url } = (await upload(app, staff, await file.png().toBuffer())).json()
    const { channels } = await sharp((await get(url)).rawPayload).stats()
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
  })
})

describe('an upload is rejected with a message that says what to do, and leaves nothing:', () => {
  const page = '<!doctype html><script>alert(1)</script>'
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    ['a page named .png', () => Buffer.from(page), 415, /Choose a JPEG/],
    ['a page behind the first bytes of a GIF', () => Buffer.from(`GIF89a${page}`), 400, /damaged/],
    ['a drawing with a script', () => Buffer.from(drawing), 415, /SVG.*Save it as PNG/],
    ['a drawing behind a comment', () => Buffer.from(`<!-- -->${drawing}`), 415, /SVG/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 415, /Choose a JPEG/],
    ['a TIFF', () => grain(20, 20).tiff().toBuffer(), 415, /Choose a JPEG/],
    ['a photo of an iPhone', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415, /HEIC/],
    ['half a JPEG', async () => half(await photograph(900, 700)), 400, /damaged or incomplete/],
    ['half a PNG', async () => half(await grain(200, 200).png().toBuffer()), 400, /damaged/],
    [
      'half an AVIF',
      async () => half(await grain(200, 200).avif({ effort: 0 }).toBuffer()),
      400,
      /damaged/,
    ],
    ['a few bytes of a JPEG', () => Buffer.from('ffd8ffe0', 'hex'), 400, /damaged/],
    [
      'a small file of 10 000 million pixels',
      () => bomb(100_000, 100_000),
      413,
      /50 million pixels/,
    ],
    ['a small file just above the limit', () => bomb(10_000, 5_001), 413, /2000 pixels wide/],
    ['a picture that moves', () => film('webp'), 415, /Animated.*one frame/],
    ['a GIF that moves', () => film('gif'), 415, /Animated/],
    ['a PNG that moves', movingPng, 415, /Animated/],
    ['an empty file', () => Buffer.alloc(0), 400, /empty/],
    ['more than 1 MB', () => Buffer.alloc(1024 * 1024 + 1, 'x'), 413, /larger than 1 MB/],
    ['much more than 1 MB', () => Buffer.alloc(3 * 1024 * 1024, 'x'), 413, /larger than 1 MB/],
  ])('%s', async (_what, make, status, message) => {
    const [before, known] = [await stored(), (await rows()).length]
    const response = await upload(app, staff, await make(), { name: 'a.png', type: 'image/png' })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject(errorShape)
    expect(response.json().message).toMatch(message)
    expect(await stored()).toEqual(before)
    expect(await rows()).toHaveLength(known)
    expect(await app.db.select().from(imageLeftovers)).toEqual([])
  })

  const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2))
  async function film(format: 'gif' | 'webp') {
    const frames = await Promise.all([1, 2].map(() => grain(20, 20).png().toBuffer()))
    return sharp(frames, { join: { animated: true } })
      [format]()
      .toBuffer()
  }
})

describe('an upload that is not as it should be', () => {
  const send = (payload: string | Buffer, type: string) =>
    app.inject({
      method: 'POST',
      url: '/api/images',
      headers: { ...staff, 'content-type': type },
      payload,
    })

  test.each([
    ['as JSON', '{}', 'application/json'],
    ['as the bare file', Buffer.from('ffd8ff', 'hex'), 'image/jpeg'],
    ['without a boundary', 'x', 'multipart/form-data'],
  ])('%s: the response says how to send it', async (_how, payload, type) => {
    const response = await send(payload, type)
    expect(response.statusCode).toBe(415)
    expect(response.json().message).toContain('multipart/form-data')
  })

  test.each([
    ['cut off', '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nxx', 400],
    ['without parts', '--b--\r\n', 400],
    ['that is noise', 'noise', 400],
  ])('%s is rejected', async (_how, payload, status) => {
    const response = await send(payload, 'multipart/form-data; boundary=b')
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject(errorShape)
  })

  test.each(['with its length', 'in chunks'])(
    'far above the limit and sent %s gets its answer once it is there',
    async (how) => {
      const site = await testApp()
      const { port } = new URL(await site.listen({ host: '127.0.0.1', port: 0 }))
      const body = Buffer.alloc(10_900_000, 'x')
      body.write(FORM_END, body.length - FORM_END.length)
      const request = httpRequest({
        port,
        method: 'POST',
        path: '/api/images',
        headers: {
          ...(await signIn(site)),
          connection: 'close',
          'content-type': 'multipart/form-data; boundary=b',
          ...(how === 'with its length' && { 'content-length': body.length + FORM.length }),
        },
      })
      const answered = once(request, 'response') as Promise<[IncomingMessage]>
      request.write(FORM)
      for (let at = 0; at < body.length; at += 64 * 1024) {
        if (!request.write(body.subarray(at, at + 64 * 1024))) await once(request, 'drain')
      }
      request.end()
      const [response] = await answered
      expect(response.statusCode).toBe(413)
      expect(await json(response)).toMatchObject(errorShape)
    },
  )

  test('an upload with two files is rejected', async () => {
    const form = new FormData()
    const file = new Blob([new Uint8Array(await photograph(20, 20))])
    form.append('file', file, 'a.jpg')
    form.append('file', file, 'b.jpg')
    const response = await sendForm(app, staff, form)
    expect(response.statusCode).toBe(413)
    expect(response.json().message).toBe('Send one image at a time.')
  })

  test('an upload with the file under another name is rejected, naming the right one', async () => {
    const form = new FormData()
    form.append('picture', new Blob([new Uint8Array(await photograph(20, 20))]), 'a.jpg')
    const response = await sendForm(app, staff, form)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ path: 'file', message: expect.any(String) }])
  })

  test.each([301, 5000])(
    'an upload with %i characters of alternative text is rejected',
    async (length) => {
      const response = await upload(app, staff, await photograph(20, 20), {
        alt: 'a'.repeat(length),
      })
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual([
        { path: 'alt', message: 'Alternative text can have at most 300 characters' },
      ])
    },
  )

  test('names and texts that the database cannot hold are made harmless', async () => {
    const name = `..\\..\\${'long'.repeat(80)}\u0000\n.jpg`
    const response = await upload(app, staff, await photograph(20, 20), { name, alt: 'a\u0000b' })
    expect(response.statusCode).toBe(201)
    expect(response.json().alt).toBe('a b')
    expect(response.json().fileName.length).toBeLessThanOrEqual(200)
  })
})

describe('uploading and the library are for staff', () => {
  test.each([
    ['POST', '/api/images'],
    ['GET', '/api/images'],
    ['PATCH', '/api/images/1'],
    ['DELETE', '/api/images/1'],
  ] as const)('%s %s', async (method, url) => {
    const stranger = await app.inject({ method, url, headers: { origin: app.env.publicOrigin } })
    expect(stranger.statusCode).toBe(401)
    if (method === 'GET') return
    const foreign = { cookie: staff.cookie, origin: 'https://evil.example' }
    expect((await app.inject({ method, url, headers: foreign })).statusCode).toBe(403)
  })
})

test('a stored file may be cached for ever by anyone, and is nothing but a picture', async () => {
  const { url } = (await upload(app, staff, await photograph(400, 300))).json()
  const { headers } = await get(url)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(headers).not.toHaveProperty('set-cookie')
  const known = await get(url, { 'if-none-match': String(headers.etag) })
  expect(known.statusCode).toBe(304)
  expect(known.body).toBe('')
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test.each([
  '/images/..%2f..%2fpostgres%2fPG_VERSION',
  '/images/..%5c..%5cpasswd',
  '/images/%2e%2e%2fsecret.jpg',
  '/images/secret.jpg',
  '/images/aaaaaaaaaaaaaaaaaaaa-400x300-320.jpg',
  '/images/aaaaaaaaaaaaaaaaaaaa-400x300-321.jpg',
  '/images/aaaaaaaaaaaaaaaaaaaa-400x300-320.html',
  '/images/aaaaaaaaaaaaaaaaaaaa-400x300-320.jpg.html',
  '/images/aaaaaaaaaaaaaaaaaaaa-400x300%2f320.jpg',
  '/images/AAAAAAAAAAAAAAAAAAAA-400x300-320.jpg',
  '/images/aaaaaaaaaaaaaaaaaaaa-400x300-320.jpg%00.png',
  '/images/constructor',
])('a stored file is not found at %s', async (url) => {
  await writeFile(join(folder, '..', 'secret.jpg'), 'a secret')
  await writeFile(join(folder, 'secret.jpg'), 'a secret')
  const response = await get(url)
  expect([400, 404]).toContain(response.statusCode)
  expect(response.body).not.toContain('a secret')
  expect(response.headers['cache-control']).toBe('no-store')
  await rm(join(folder, 'secret.jpg'))
})

test.each(['/images/', '/images/../secret.jpg', '/images/....//secret.jpg', '/images//secret.jpg'])(
  'a stored file is not what %s leads to',
  async (url) => {
    await writeFile(join(folder, '..', 'secret.jpg'), 'a secret')
    const response = await get(url)
    expect(response.body).not.toContain('a secret')
    expect(response.headers['content-type'] ?? '').not.toMatch(/^image/)
  },
)

test('the library shows the newest first, page by page, and can be searched', async () => {
  const app = await testApp({ DATA_DIR: join(folder, '..', 'other') })
  const staff = await signIn(app)
  await app.db.execute(sql`insert into images (key, content_hash, alt, file_name, width, height, bytes)
      select lpad(n::text, 20, '0') || '-10x10', n::text, 'Picture ' || n, 'file_' || n || '.jpg', 10, 10, 1
      from generate_series(1, 30) n`)
  const list = async (search: string) =>
    (await app.inject({ url: `/api/images${search}`, headers: staff })).json()
  const first = await list('')
  expect(first).toMatchObject({ total: 30, page: 1, pageSize: 24 })
  expect(first.items.map(({ alt }: { alt: string }) => alt).slice(0, 2)).toEqual([
    'Picture 30',
    'Picture 29',
  ])
  expect((await list('?page=2')).items).toHaveLength(6)
  expect((await list('?q=PICTURE 7')).items).toHaveLength(1)
  expect((await list('?q=_7.jpg')).total).toBe(1)
  expect((await list('?q=%25')).total).toBe(0)
  expect(await list('?page=0')).toMatchObject(errorShape)
})

test('the library takes another alternative text', async () => {
  const { id } = (await upload(app, staff, await photograph(30, 30))).json()
  const change = (payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/images/${id}`, headers: staff, payload })
  expect((await change({ alt: 'A stamped receipt' })).json()).toMatchObject({
    id,
    alt: 'A stamped receipt',
  })
  expect((await change({ alt: '' })).json().alt).toBe('')
  expect((await change({ alt: 'a'.repeat(301) })).statusCode).toBe(400)
  expect((await change({})).statusCode).toBe(400)
  const unknown = { method: 'PATCH', url: '/api/images/999999', headers: staff } as const
  expect((await app.inject({ ...unknown, payload: { alt: '' } })).statusCode).toBe(404)
})

describe('an image', () => {
  const remove = (id: number) =>
    app.inject({ method: 'DELETE', url: `/api/images/${id}`, headers: staff })
  const fresh = async () => (await upload(app, staff, await photograph(30, 30))).json()

  test('an image that no text shows is deleted with its files', async () => {
    const before = await stored()
    const { id, url } = await fresh()
    expect((await get(url)).statusCode).toBe(200)
    expect((await remove(id)).statusCode).toBe(204)
    expect((await get(url)).statusCode).toBe(404)
    expect(await stored()).toEqual(before)
    expect((await remove(id)).statusCode).toBe(404)
  })

  test.each([
    ['the text of a post', 'content', (url: string) => `<p><img src="${url}" alt=""></p>`],
    ['the picture above a post', 'featuredImage', (url: string) => url],
    ['the social card of a post', 'ogImage', (url: string) => `https://www.firm.in${url}`],
  ] as const)('an image in %s stays', async (_where, field, show) => {
    const { id, url } = await fresh()
    const slug = `uses-${id}`
    const post = { slug, title: 'Form 16, line by line', excerpt: 'All of it', content: '<p></p>' }
    await app.db.insert(entries).values(storedPost({ ...post, [field]: show(url) }))
    const response = await remove(id)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      ...errorShape,
      errors: [{ path: `/blog/${slug}`, message: 'Blog post “Form 16, line by line” (draft)' }],
    })
    expect((await get(url)).statusCode).toBe(200)
    await app.db.delete(entries).where(eq(entries.kind, 'post'))
    expect((await remove(id)).statusCode).toBe(204)
  })

  test('an image in an answer stays, in whichever width it is shown', async () => {
    const { id, url } = (await upload(app, staff, await photograph(700, 30))).json()
    const answer = `<img src="${url.replace('-700.jpg', '-320.avif')}" alt="">`
    await app.db
      .insert(entries)
      .values(storedQuestion({ slug: 'which-form', question: 'Which form?', answer }))
    expect((await remove(id)).json().errors).toEqual([
      { path: '/faq/which-form', message: 'FAQ “Which form?” (published)' },
    ])
    await app.db.delete(entries).where(eq(entries.kind, 'faq'))
  })

  test('an image in an earlier version stays, for that can be restored', async () => {
    const { id, url } = await fresh()
    const [faq] = await app.db
      .insert(entries)
      .values(
        storedQuestion({ slug: 'when', question: 'When is it due?', answer: '<p>On 31 July.</p>' }),
      )
      .returning()
    const snapshot = { answer: `<img src="${url}" alt="">` }
    await app.db.insert(revisions).values({ kind: 'faq', entryId: faq!.id, version: 1, snapshot })
    expect((await remove(id)).json().errors).toEqual([
      { path: '/faq/when', message: 'FAQ “When is it due?” (in an earlier version)' },
    ])
    await app.db.delete(entries).where(eq(entries.kind, 'faq'))
    expect((await remove(id)).statusCode).toBe(204)
  })

  test('an image in a post that somebody is writing stays, even where it has no title yet', async () => {
    const { id, url } = await fresh()
    const [writer] = await app.db.select().from(users).limit(1)
    const draft = { userId: writer!.id, kind: 'post' as const }
    const content = `<figure><img src="${url}" alt=""></figure>`
    await app.db.insert(autosavedDrafts).values({ ...draft, values: { title: '', content } })
    expect((await remove(id)).json().errors).toEqual([
      { path: '/admin/blog', message: `Blog post “Untitled” (in a draft of ${writer!.name})` },
    ])
    await app.db.update(autosavedDrafts).set({ values: { title: 'Form 16', content: '' } })
    expect((await remove(id)).statusCode).toBe(204)
    await app.db.delete(autosavedDrafts)
  })
})

describe('an image that is deleted while a text that shows it is saved', () => {
  const fresh = async () => (await upload(app, staff, await photograph(30, 30))).json()
  const remove = (id: number) =>
    app.inject({ method: 'DELETE', url: `/api/images/${id}`, headers: staff })
  const save = (id: number, url: string) =>
    app.inject({
      method: 'POST',
      url: '/api/blog/posts',
      headers: staff,
      payload: {
        title: 'Form 16, line by line',
        slug: `races-${id}`,
        excerpt: 'All of it, from the top.',
        content: `<p>What each line of the form says.</p><figure><img src="${url}" alt=""></figure>`,
      },
    })
  const locksAwaited = async () => {
    const { rows } = await app.pool.query(
      "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
    return rows[0].waiting
  }

  test('an image that is deleted while a text that shows it is saved is kept if the save came first, and the text is named', async () => {
    const { id, url } = await fresh()
    const holder = await app.pool.connect()
    await holder.query('begin; lock table revisions in share row exclusive mode')
    const saving = save(id, url)
    // The post is written, and its version waits for the lock.
    await expect.poll(locksAwaited).toBe(1)
    const deleting = remove(id)
    await Promise.race([deleting, expect.poll(locksAwaited).toBe(2)])
    await holder.query('commit')
    holder.release()
    expect((await saving).statusCode).toBe(201)
    const refused = await deleting
    expect(refused.statusCode).toBe(409)
    expect(refused.json().errors).toEqual([
      { path: `/blog/races-${id}`, message: 'Blog post “Form 16, line by line” (draft)' },
    ])
    expect((await get(url)).statusCode).toBe(200)
  })

  test('an image that is deleted while a text that shows it is saved is never shown by a text afterwards', async () => {
    for (let round = 0; round < 12; round++) {
      const { id, url } = await fresh()
      const calls = [() => save(id, url), () => remove(id)]
      const [one, other] = await Promise.all(
        (round % 2 ? calls : calls.reverse()).map((run) => run()),
      )
      const [saved, removed] = round % 2 ? [one, other] : [other, one]
      const outcome = [saved?.statusCode, removed?.statusCode]
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual(outcome)
      expect((await get(url)).statusCode).toBe(outcome[0] === 201 ? 200 : 404)
    }
  })

  test('an image that is deleted while a text that shows it is saved can’t be saved in a text once it is gone, and the author learns why', async () => {
    const { id, url } = await fresh()
    await remove(id)
    const saved = await save(id, url)
    expect(saved.statusCode).toBe(400)
    expect(saved.json().errors).toEqual([
      { path: 'content', message: expect.stringMatching(/^An image here has since been deleted/) },
    ])
    const answer = `<p>As it says here.</p><figure><img src="${url}" alt=""></figure>`
    const faq = { question: 'Which form is it?', slug: `races-${id}`, answer }
    const asked = await app.inject({
      method: 'POST',
      url: '/api/faqs',
      headers: staff,
      payload: faq,
    })
    expect(asked.json().errors).toEqual([{ path: 'answer', message: expect.any(String) }])
  })
})

test('an upload that is cancelled while it is worked on leaves nothing', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const before = [await stored(), (await rows()).length]
  const form = new FormData()
  const file = await grain(1900, 800).jpeg({ quality: 60 }).toBuffer()
  form.append('file', new Blob([new Uint8Array(file)]), 'a.jpg')
  const encoded = new Response(form)
  const address = app.server.address()
  const request = httpRequest({
    port: typeof address === 'object' ? address?.port : 0,
    method: 'POST',
    path: '/api/images',
    headers: { ...staff, 'content-type': encoded.headers.get('content-type') ?? '' },
  })
  request.on('error', () => {})
  request.end(Buffer.from(await encoded.arrayBuffer()))
  await sleep(400)
  request.destroy()
  // Works are done one after the other: when the next one is, that one is over.
  const { id } = (await upload(app, staff, await photograph(20, 20))).json()
  await app.inject({ method: 'DELETE', url: `/api/images/${id}`, headers: staff })
  expect([await stored(), (await rows()).length]).toEqual(before)
  expect(await app.db.select().from(imageLeftovers)).toEqual([])
}, 60_000)

test('whatever is cut short is swept after a day, and nothing else is', async () => {
  const store = openImageStore(app.env)
  const file = new Map([['10.jpg', Buffer.from('x')]])
  const key = (letter: string) => `${letter.repeat(20)}-10x10`
  await store.write(key('a'), file)
  await store.write(key('b'), file)
  const { url } = (await upload(app, staff, await photograph(25, 25))).json()
  const current = url.match(/[0-9a-f]{20}-25x25/)[0]
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  await app.db
    .insert(imageLeftovers)
    .values([
      { key: key('a'), since: twoDaysAgo },
      { key: key('b') },
      { key: current, since: twoDaysAgo },
    ])
  await sweepLeftovers(app.db, store)
  expect(await store.read(key('a'), '10.jpg')).toBeUndefined()
  expect(await store.read(key('b'), '10.jpg')).toBeDefined()
  expect((await get(url)).statusCode).toBe(200)
  const left = await app.db.select({ key: imageLeftovers.key }).from(imageLeftovers)
  expect(left).toEqual([{ key: key('b') }])
})

const FORM =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
const FORM_END = '\r\n--b--\r\n'
