import { PassThrough, Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { recordActivity } from '#app/audit/activity.server.ts'
import {
  requireAccountant,
  requireExport,
  requireImport,
  staffOf,
} from '#app/auth/guards.server.ts'
import { requireStepUp } from '#app/auth/step-up/guard.server.ts'
import { extendBodyTimeout, UPLOAD_MS } from '#app/http/body-timeouts.ts'
import { AppError } from '#app/http/errors.ts'
import { leadFilters } from '#app/leads/filters.ts'
import { api } from '#app/paths.ts'
import { toSingleLine } from '#app/text/fields.ts'
import { indianDate } from '#app/time/dates.ts'
import { CSV_HEADINGS, IMPORT_MAX_BYTES, type ImportProgress, importPreview } from './csv.ts'
import { leadsAsCsv, loggedExport } from './csv-export.server.ts'
import { importLeads, previewImport } from './csv-import.server.ts'

const tags = ['leads']
const FILE_NAME_MAX = 120
/** What the browser calls the file, shortened to what the audit log shows. */
const fileName = z.pipe(
  z.string().check(z.maxLength(1000)),
  z.transform((name: string) => toSingleLine(name).slice(0, FILE_NAME_MAX)),
)

/** The export of enquiries to CSV and the import of old ones. */
export const csvApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAccountant)
  app.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer', bodyLimit: IMPORT_MAX_BYTES },
    (_request, body, done) => done(null, body),
  )

  app.get(
    api.leads.exportCsv,
    {
      onRequest: [requireExport, requireStepUp],
      schema: {
        tags,
        summary: 'The enquiries that match, as CSV',
        description: `Columns: ${Object.values(CSV_HEADINGS).join(', ')}. Tool and its result are filled in where a calculation was sent along.`,
        querystring: leadFilters,
      },
    },
    async (request, reply) => {
      const actorId = staffOf(request).id
      await recordActivity(app.db, {
        actorId,
        verb: 'exported',
        subject: 'export',
        label: 'enquiries',
        detail: await loggedExport(app.db, request.query, actorId),
      })
      const name = `enquiries-${indianDate(new Date())}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(leadsAsCsv(app.db, request.query, actorId)))
    },
  )

  const querystring = z.object({
    preview: z.optional(z.enum(['1', '0', 'true', 'false'])),
    file: z.optional(fileName),
  })
  app.post(
    api.leads.import,
    {
      onRequest: [requireImport, async ({ raw }) => extendBodyTimeout(raw, UPLOAD_MS)],
      bodyLimit: IMPORT_MAX_BYTES,
      schema: {
        tags,
        summary: 'Old enquiries from a CSV file',
        description:
          'A file of the export, or any with name, email and phone. Columns that are not known are skipped, among them the tool and its result: an import brings no calculation.',
        querystring,
        response: { 200: z.union([importPreview, z.any()]) },
      },
    },
    async (request, reply) => {
      const { body } = request as { body: unknown }
      if (!Buffer.isBuffer(body)) {
        throw new AppError(415, 'Please send the file itself, with the content type text/csv.')
      }
      const { preview = '0' } = request.query
      if (preview === '1' || preview === 'true') {
        return previewImport(app.db, body, app.env.firm.enquiryMonths)
      }
      const lines = await startImport(body, staffOf(request).id, request.query.file)
      return reply.type('application/x-ndjson; charset=utf-8').send(lines)
    },
  )

  /** Rejects if the file is invalid; once rows are being stored, streams the progress line by line. */
  function startImport(body: Buffer, actorId: number, fileName?: string): Promise<PassThrough> {
    const context = { months: app.env.firm.enquiryMonths, mode: app.env.roles, actorId, fileName }
    const lines = new PassThrough()
    const write = (progress: ImportProgress) => lines.write(`${JSON.stringify(progress)}\n`)
    return new Promise((resolve, reject) => {
      let started = false
      importLeads(app.db, body, context, (progress) => {
        started = true
        resolve(lines)
        write(progress)
      })
        .catch((error: Error) => {
          if (!started) return reject(error)
          app.log.error({ err: error }, 'an import failed')
          write({ message: 'The import failed and nothing was stored. Please try again.' })
        })
        .finally(() => lines.end())
    })
  }
}
