import * as z from 'zod/mini'
import { route, routes } from '../access/route.server.ts'
import { addChallenge } from '../second-factor/challenges.server.ts'
import { readUser } from '../second-factor/factors.server.ts'
import { factorAdded } from '../second-factor/second-factor.ts'
import { sessionCookies } from '../session-cookies.server.ts'
import type { AuthSite } from '../site.server.ts'
import { newPasskeyBody, passkeyOptions, renamedPasskey } from './passkey.ts'
import { addPasskey, removePasskey, renamePasskey } from './passkeys.server.ts'
import { creationOptions } from './webauthn.server.ts'

const done = z.object({ message: z.string() })

/** One's own passkeys. */
export const passkeysApi = routes('auth', (_app, { site }: { site: AuthSite }) => {
  const cookies = sessionCookies(site.env.secure)

  return [
    route('POST /api/auth/passkeys/options', {
      access: 'enrolment',
      stepUp: true,
      summary: 'Begin to add a passkey: what the browser is asked for',
      reply: passkeyOptions,
      run: async (request, reply) => {
        const user = await readUser(site.db, request.user.id)
        const options = await creationOptions(site, user)
        const given = { userId: user.id, challenge: options.challenge }
        const token = await addChallenge(site.db, 'passkey-new', given)
        reply.setCookie(cookies.challenge, token, cookies.options)
        return { options: { ...options } }
      },
    }),
    route('POST /api/auth/passkeys', {
      access: 'enrolment',
      stepUp: true,
      summary: 'Add the passkey that the browser has made',
      body: newPasskeyBody,
      reply: { 201: factorAdded },
      run: async (request, reply) => {
        const added = await addPasskey(
          site,
          request.user.id,
          request.cookies[cookies.session] ?? '',
          request.cookies[cookies.challenge],
          request.body,
        )
        reply.clearCookie(cookies.challenge, cookies.options)
        return added
      },
    }),
    route('PATCH /api/auth/passkeys/:id', {
      access: 'enrolment',
      summary: 'Rename a passkey',
      body: renamedPasskey,
      reply: done,
      run: async (request) => {
        const { id } = request.params
        await renamePasskey(site.db, request.user.id, id, request.body.name)
        return { message: 'The passkey was renamed.' }
      },
    }),
    route('DELETE /api/auth/passkeys/:id', {
      access: 'enrolment',
      stepUp: true,
      summary: 'Remove a passkey',
      reply: done,
      run: async (request) => {
        await removePasskey(site, request.user.id, request.params.id)
        return { message: 'The passkey was removed.' }
      },
    }),
  ]
})
