import { route, routes } from '#app/team/auth/access/route.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { editBy } from '#app/writing/publishing/api.server.ts'
import { listTaxFacts, renewText, taxFactsToDoOn } from './tax-facts.server.ts'
import { renewalBody, renewed, taxFactList, taxFactsToDo } from './tax-facts.ts'

/** The register of tax law for everyone of the staff; a release changes it, editors renew the texts. */
export const taxFactsApi = routes('tax-facts', (app) => {
  const today = () => indianDate(new Date())

  return [
    route('GET /api/tax-facts', {
      access: 'staff',
      summary: 'Every fact, where it is used, and the texts that say an old figure',
      reply: taxFactList,
      run: (request) => listTaxFacts(app.db, today(), request.user),
    }),
    route('GET /api/tax-facts/to-do', {
      access: 'staff',
      summary: 'How many facts have to be checked, and the texts that say an old figure',
      reply: taxFactsToDo,
      run: (request) => taxFactsToDoOn(app.db, today(), request.user),
    }),
    route('POST /api/tax-facts/renewals', {
      access: 'editor',
      summary: 'Puts today’s figures into one text, as a new version of it',
      body: renewalBody,
      reply: renewed,
      run: (request) => renewText(app.db, request.body, editBy(request)),
    }),
  ]
})
