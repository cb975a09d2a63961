import { route, routes } from '#app/team/auth/access/route.server.ts'
import { type Office, office } from './office.ts'
import { DEFAULT_HOURS } from './office-hours.ts'
import { readOffice } from './read-office.server.ts'

/** Public: the contact page shows it too. */
export const officeApi = routes('office', (app) => {
  let last: Office = {
    isSet: false,
    hours: [...DEFAULT_HOURS],
    holidays: [],
    skipsClosedDays: false,
  }

  return [
    route('GET /api/office', {
      access: 'public',
      reply: office,
      run: async () => {
        // Pages are rendered with it: what was read last, or the usual hours, is better than no page.
        last = await readOffice(app.db).catch(() => last)
        return last
      },
    }),
  ]
})
