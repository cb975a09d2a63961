import fastify, { type FastifyInstance } from 'fastify'
import { api } from '#app/paths.ts'

/**
 * The page that shows the API's description, with its script: 17 MB in memory, of no use to a site
 * whose staff never open it. So it is loaded by the first who does.
 */
export function apiReader(app: FastifyInstance): () => Promise<FastifyInstance> {
  let reader: Promise<FastifyInstance> | undefined
  return () => {
    reader ??= load(app)
    return reader
  }
}

async function load(app: FastifyInstance): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const reader = fastify()
  await reader.register(reference, {
    routePrefix: api.reference,
    openApiDocumentEndpoints: { json: '/openapi.json', yaml: '/openapi.yaml' },
    configuration: {
      content: () => app.swagger(),
      withDefaultFonts: false,
      telemetry: false,
      theme: 'none',
    },
  })
  return reader
}
