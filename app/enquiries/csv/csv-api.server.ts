import { PassThrough, Readable } from 'node:stream'
import * as z from 'zod/mini'
import { leadFilters } from '#app/enquiries/desk/filters.ts'
import { extendBodyTimeout, UPLOAD_MS } from '#app/platform/http/body-timeouts.ts'
import { sendCsv } from '#app/platform/http/csv.server.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { toSingleLine } from '#app/ui/text/fields.ts'
import {
  IMPORT_MAX_BYTES,
  type ImportMapping,
  type ImportProgress,
  importMapping,
  importPreview,
  importUndone,
  pastImport,
} from './csv.ts'
import { CSV_HEADINGS, leadsAsCsv, loggedExport } from './csv-export.server.ts'
import { importLeads, previewImport, rowsInError } from './csv-import.server.ts'
import { listImports, undoImport, undoOf } from './undo-import.server.ts'

const FILE_NAME_MAX = 120
/** What the browser calls the file, shortened to what the audit log shows. */
const fileName = z.pipe(
  z.string().check(z.maxLength(1000)),
  z.transform((name: string) => toSingleLine(name).slice(0, FILE_NAME_MAX)),
)

const MAPPING_MAX = 10_000
/** JSON in the address, as the body is the file. */
const mappingText = z.pipe(
  z.string().check(
    z.maxLength(MAPPING_MAX),
    z.refine(
      (text) => importMapping.safeParse(parsed(text)).success,
      'This mapping can’t be read.',
    ),
  ),
  z.transform((text: string) => importMapping.parse(parsed(text))),
)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The export of enquiries to CSV and the import of old ones. */
export const csvApi = routes('leads', (app) => {
  app.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer', bodyLimit: IMPORT_MAX_BYTES },
    (_request, body, done) => done(null, body),
  )
  const querystring = z.object({
    preview: z.optional(z.enum(['1', '0', 'true', 'false'])),
    errors: z.optional(z.literal('1')),
    file: z.optional(fileName),
    mapping: z.optional(mappingText),
  })
  /** Rejects if the file is invalid; once rows are being stored, streams the progress line by line. */
  function startImport(
    body: Buffer,
    mapping: ImportMapping,
    actorId: number,
    fileName?: string,
  ): Promise<PassThrough> {
    const { roles: mode, firm } = app.env
    const context = { mapping, months: firm.enquiryMonths, mode, actorId, fileName }
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

  return [
    route('GET /api/leads/export.csv', {
      access: 'export',
      stepUp: true,
      summary: 'The enquiries that match, as CSV',
      description: `Columns: ${CSV_HEADINGS.join(', ')}. Tool and its result are filled in where a calculation was sent along.`,
      query: leadFilters,
      run: async (request, reply) => {
        const actorId = request.user.id
        await recordActivity(app.db, {
          actorId,
          verb: 'exported',
          subject: 'export',
          label: 'enquiries',
          detail: await loggedExport(app.db, request.query, actorId),
        })
        return sendCsv(
          reply,
          'enquiries',
          Readable.from(leadsAsCsv(app.db, request.query, actorId)),
        )
      },
    }),
    route('POST /api/leads/import', {
      access: 'import',
      summary: 'Old enquiries from a CSV file',
      description:
        'A file of the export, or any other with names and phone numbers. `mapping` says as JSON what each column and each status is read as; without it they are read by their headings, and as in earlier imports. Other columns are skipped, among them the tool and its result: an import brings no calculation. Rows in error are left out; `errors=1` gives them back with the reasons. What else can’t be read, such as an email address, goes into the note. The import can be undone for a week.',
      query: querystring,
      reply: z.union([importPreview, z.any()]),
      onRequest: async ({ raw }) => extendBodyTimeout(raw, UPLOAD_MS),
      bodyLimit: IMPORT_MAX_BYTES,
      run: async (request, reply) => {
        const { body } = request as { body: unknown }
        if (!Buffer.isBuffer(body)) {
          throw new AppError(415, 'Please send the file itself, with the content type text/csv.')
        }
        const { preview = '0', errors, file, mapping = { statuses: {} } } = request.query
        if (errors) {
          return reply
            .type('text/csv; charset=utf-8')
            .send(await rowsInError(app.db, body, mapping))
        }
        if (preview === '1' || preview === 'true') {
          const { roles: mode, firm } = app.env
          return previewImport(app.db, body, { mapping, months: firm.enquiryMonths, mode })
        }
        const lines = await startImport(body, mapping, request.user.id, file)
        return reply.type('application/x-ndjson; charset=utf-8').send(lines)
      },
    }),
    route('GET /api/leads/imports', {
      access: 'import',
      summary: 'The imports of the last week, which can be undone',
      reply: z.array(pastImport),
      run: () => listImports(app.db),
    }),
    route('GET /api/leads/imports/:id', {
      access: 'import',
      summary: 'What the undo of an import would delete, and what would stay',
      reply: importUndone,
      run: (request) => undoOf(app.db, request.params.id),
    }),
    route('POST /api/leads/imports/:id/undo', {
      access: 'import',
      summary: 'Takes the enquiries of an import away again, except those worked on since',
      reply: importUndone,
      run: (request) => undoImport(app.db, request.params.id, request.user.id),
    }),
  ]
})
