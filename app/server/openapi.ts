import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { inlineScripts, pagePolicy } from '#app/platform/http/content-security-policy.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { addDetails } from './openapi-details.ts'
import { apiReader } from './openapi-reader.ts'

/** The API's description, made from the schemas that it validates with, and a page to read it; for staff. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${app.env.firm.name} API`, version: '1' },
      servers: [{ url: app.env.publicOrigin }],
      tags: [
        { name: 'leads', description: 'Enquiries' },
        { name: 'mail', description: 'The outbox, and who is notified by email' },
        {
          name: 'notifications',
          description: 'What the signed-in person is notified of, and web push',
        },
        { name: 'receipts', description: 'What the sender of an enquiry sees of it' },
        { name: 'desk', description: 'Who is on duty, figures, and what happens right now' },
        {
          name: 'tools',
          description: 'The tax engine: a question in, its answer with the calculation',
        },
        { name: 'reminders', description: 'Email reminders of due dates' },
        { name: 'templates', description: 'Replies written once and sent often' },
        { name: 'drafts', description: 'Drafts of what is written and not yet saved' },
        { name: 'auth', description: 'Sessions and passwords' },
        { name: 'claims', description: 'What the site says about the practice, and its evidence' },
        {
          name: 'tax-facts',
          description: 'The register of tax law, and the texts that name its facts',
        },
        {
          name: 'release-texts',
          description: 'New words of a release for texts that staff have edited',
        },
        { name: 'staff', description: 'Staff accounts' },
        { name: 'audit', description: 'What staff did, for admins' },
        { name: 'backups', description: 'How the backups stand, for admins' },
        { name: 'dashboard', description: 'What the staff area shows first' },
        { name: 'operations', description: 'For load balancers and monitors' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      addDetails(
        'openapiObject' in document ? document.openapiObject : document.swaggerObject,
        app.access,
      ),
  })
  await app.register(
    routes('operations', (reference) => {
      reference.addHook('onSend', async (_request, reply, payload) => {
        if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload
        const policy = pagePolicy(app.env.secure, inlineScripts(String(payload)))
        reply.header(
          'content-security-policy',
          policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
        )
        return payload
      })
      const reader = apiReader(app)
      return (['GET /api/reference', 'GET /api/reference/*'] as const).map((name) =>
        route(name, {
          access: 'staff',
          hide: true,
          run: async (request, reply) => {
            const { statusCode, headers, rawPayload } = await (await reader()).inject(request.url)
            if (headers.location) reply.header('location', headers.location)
            return reply.code(statusCode).type(String(headers['content-type'])).send(rawPayload)
          },
        }),
      )
    }),
  )
}
