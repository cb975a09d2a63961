import * as z from 'zod/mini'
import { openVault } from '#app/clients/documents/open-vault.server.ts'
import { keepAddressesSecret } from '#app/platform/http/secret-tokens.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { archiveCopy } from '#content/en/clients/own-data.ts'
import { clientArchive } from './archive.server.ts'
import { askForErasure } from './erasure.server.ts'
import { mySessions } from './sessions.server.ts'

/** A client's own data: all of it in one file, and the request to have it erased. */
export const myDataApi = routes('my', (app) => {
  keepAddressesSecret(app)
  const { db, env } = app
  const { sessionIn, back, form } = mySessions(app)
  return [
    route('GET /api/my/:token/archive', {
      access: 'public',
      summary: 'Documents, OKs, invoices and answers as one ZIP',
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        const archive = await clientArchive(openVault(app), contact, env.firm.name)
        const name = archiveCopy.file(indianDate(new Date()))
        return reply
          .headers({
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
            'content-disposition': `attachment; filename="${name}"`,
          })
          .type('application/zip')
          .send(archive)
      },
    }),
    route('POST /api/my/:token/erasure', {
      access: 'public',
      summary: 'Asks to have everything erased, which staff answer',
      bodyLimit: 4096,
      reply: z.object({ message: z.string() }),
      config: form,
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        await askForErasure(db, contact)
        return back(request, reply, { message: 'We’ll answer on your page.' }, '#details')
      },
    }),
  ]
})
