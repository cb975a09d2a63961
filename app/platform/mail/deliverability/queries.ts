import { client } from '#app/platform/client/routes.ts'
import type { mailApi } from '../api.server.ts'

const { read, send } = client<typeof mailApi>()

/** What the domain publishes right now; queried each time the section is opened. */
export const deliverabilityQuery = (selector: string) =>
  read('GET /api/mails/arrival', { selector }, { staleTime: 0, retry: false })

export const sendTestMail = send('POST /api/mails/test')
