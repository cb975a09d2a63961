import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ClientSession, findClientSession } from '#app/clients/access/codes.server.ts'
import { type ContactRow, contactOf } from '#app/clients/access/links.server.ts'
import { paths } from '#app/paths.ts'
import { isForm, NotFound, NotSignedIn, wantsPage } from '#app/platform/http/errors.ts'
import { linkMissing, signInCopy } from '#content/en/clients/my.ts'
import { myToken } from './my.ts'

/** What the routes of a client's page share: whose link it is, who is signed in, and the way back to the page. */
export function mySessions({ db, env }: Pick<FastifyInstance, 'db' | 'env'>) {
  const prefix = env.secure ? '__Host-' : ''
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: env.secure } as const
  const cookie = (contact: ContactRow) => `${prefix}client-${contact.id}`
  const askCookie = `${prefix}client-ask`

  const contactIn = async ({ params }: { params: unknown }): Promise<ContactRow> => {
    const { success, data } = myToken.safeParse((params as { token: string }).token)
    const found = success ? await contactOf(db, data) : undefined
    if (!found) throw new NotFound(linkMissing.title)
    return found
  }
  const sessionIn = async (request: FastifyRequest): Promise<ClientSession> => {
    const contact = await contactIn(request)
    const session = await findClientSession(db, contact, request.cookies[cookie(contact)])
    if (!session) throw new NotSignedIn(signInCopy.text)
    return session
  }
  /** Whether the request is a form sent without script, which leads back to the page. */
  const isPage = (request: FastifyRequest) => wantsPage(request) && isForm(request)
  const back = <T>(request: FastifyRequest, reply: FastifyReply, body: T, place = '') => {
    const { token } = request.params as { token: string }
    return isPage(request) ? reply.redirect(`${paths.my(token)}${place}`, 303) : body
  }
  const form = {
    ownSecret: true,
    formPage: ({ token = '' }) =>
      myToken.safeParse(token).success ? paths.my(token) : paths.myLink,
  }
  return { contactIn, sessionIn, isPage, back, form, cookie, cookieOptions, askCookie }
}
