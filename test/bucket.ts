import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { closeAfterwards } from './closing.ts'

const EMPTY = { status: 200, body: Buffer.alloc(0), type: undefined as string | undefined }

/** A bucket as S3-compatible stores have it, over HTTP, in memory. It takes signed requests only. */
export async function startBucket() {
  const objects = new Map<string, { body: Buffer; type: string | undefined }>()
  const bucket = {
    objects,
    fails: undefined as ((method: string, path: string) => boolean) | undefined,
  }
  const server = createServer(async (request, response) => {
    const { status, body, type } = respond(request, await read(request))
    response.writeHead(status, {
      ...(type && { 'content-type': type }),
      'content-length': body.length,
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  closeAfterwards(close)

  function respond({ method = '', url = '', headers }: IncomingMessage, sent: Buffer) {
    const signature =
      /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/ap-south-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/
    if (!signature.test(headers.authorization ?? '') || !headers['x-amz-date'])
      return { ...EMPTY, status: 403 }
    if (bucket.fails?.(method, url)) return { ...EMPTY, status: 500 }
    if (!url.startsWith('/firm-images/')) return { ...EMPTY, status: 404 }
    const object = objects.get(url)
    switch (method) {
      case 'PUT':
        objects.set(url, { body: sent, type: headers['content-type'] })
        return EMPTY
      case 'DELETE':
        objects.delete(url)
        return { ...EMPTY, status: 204 }
      default:
        return object ? { ...EMPTY, ...object } : { ...EMPTY, status: 404 }
    }
  }

  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'ap-south-1',
    S3_BUCKET: 'firm-images',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'a-secret',
  }
  return { objects, bucket, settings }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
