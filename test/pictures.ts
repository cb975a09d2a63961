import { crc32, deflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

let pictures = 0

/** A unique picture: grey, with grain, in the given size. */
export function grain(width = 800, height = 600, channels: 3 | 4 = 3) {
  const mean = 60 + (++pictures % 120)
  return sharp({
    create: {
      width,
      height,
      channels,
      background: '#888888',
      noise: { type: 'gaussian', mean, sigma: 8 },
    },
  })
}

/** A photograph as a telephone saves it: with where, when and by what it was taken. */
export function photograph(width?: number, height?: number): Promise<Buffer> {
  return grain(width, height)
    .withExif({
      IFD0: { Make: 'Pocket Camera', Artist: 'Asha Rao' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 24/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
}

/** A PNG of a few bytes that says that it is enormous. */
export function bomb(width: number, height: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return png([
    ['IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])],
    ['IDAT', deflateSync(Buffer.alloc(1000))],
    ['IEND', Buffer.alloc(0)],
  ])
}

/** A PNG that moves, of one frame of one pixel. */
export function movingPng(): Buffer {
  return png([
    ['IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])],
    ['acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])],
    ['IDAT', deflateSync(Buffer.from([0, 1, 2, 3]))],
    ['IEND', Buffer.alloc(0)],
  ])
}

function png(chunks: [string, Buffer][]): Buffer {
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...chunks.flatMap(([name, data]) => {
      const named = Buffer.concat([Buffer.from(name), data])
      const length = Buffer.alloc(4)
      length.writeUInt32BE(data.length)
      const sum = Buffer.alloc(4)
      sum.writeUInt32BE(crc32(named))
      return [length, named, sum]
    }),
  ])
}

/** Sends a file as the library's form does. */
export async function upload(
  app: FastifyInstance,
  headers: Record<string, string>,
  file: Buffer | undefined,
  {
    name = 'photo.jpg',
    type = 'image/jpeg',
    alt,
  }: { name?: string; type?: string; alt?: string } = {},
) {
  const form = new FormData()
  if (alt !== undefined) form.append('alt', alt)
  if (file) form.append('file', new Blob([new Uint8Array(file)], { type }), name)
  return sendForm(app, headers, form)
}

export async function sendForm(
  app: FastifyInstance,
  headers: Record<string, string>,
  form: FormData,
) {
  const encoded = new Response(form)
  return app.inject({
    method: 'POST',
    url: '/api/images',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}
