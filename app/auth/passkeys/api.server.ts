import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import { requireOwnPassword, sessionCookies, staffOf } from '../guards.server.ts'
import { addChallenge } from '../second-factor/challenges.server.ts'
import { readUser } from '../second-factor/factors.server.ts'
import { factorAdded } from '../second-factor/second-factor.ts'
import type { AuthSite } from '../site.server.ts'
import { requireStepUp } from '../step-up/guard.server.ts'
import { newPasskeyBody, passkeyOptions, renamedPasskey } from './passkey.ts'
import { addPasskey, removePasskey, renamePasskey } from './passkeys.server.ts'
import { creationOptions } from './webauthn.server.ts'

const tags = ['auth']
const done = z.object({ message: z.string() })
const params = z.object({ id: idFromText() })

/** One's own passkeys. */
export const passkeysApi: FastifyPluginAsyncZod<{ site: AuthSite }> = async (app, { site }) => {
  const cookies = sessionCookies(site.env.secure)
  const change = { onRequest: [requireOwnPassword, requireStepUp] }

  app.post(
    api.auth.passkeyOptions,
    {
      ...change,
      schema: {
        tags,
        summary: 'Begin to add a passkey: what the browser is asked for',
        response: { 200: passkeyOptions },
      },
    },
    async (request, reply) => {
      const user = await readUser(site.db, staffOf(request).id)
      const options = await creationOptions(site, user)
      const given = { userId: user.id, challenge: options.challenge }
      const token = await addChallenge(site.db, 'passkey-new', given)
      reply.setCookie(cookies.challenge, token, cookies.options)
      return { options: { ...options } }
    },
  )

  app.post(
    api.auth.passkeys,
    {
      ...change,
      schema: {
        tags,
        summary: 'Add the passkey that the browser has made',
        body: newPasskeyBody,
        response: { 201: factorAdded },
      },
    },
    async (request, reply) => {
      const added = await addPasskey(
        site,
        staffOf(request).id,
        request.cookies[cookies.session] ?? '',
        request.cookies[cookies.challenge],
        request.body,
      )
      reply.clearCookie(cookies.challenge, cookies.options)
      return reply.code(201).send(added)
    },
  )

  app.patch(
    api.auth.passkey(':id'),
    {
      onRequest: requireOwnPassword,
      schema: {
        tags,
        summary: 'Rename a passkey',
        params,
        body: renamedPasskey,
        response: { 200: done },
      },
    },
    async (request) => {
      const { id } = request.params
      await renamePasskey(site.db, staffOf(request).id, id, request.body.name)
      return { message: 'The passkey was renamed.' }
    },
  )

  app.delete(
    api.auth.passkey(':id'),
    { ...change, schema: { tags, summary: 'Remove a passkey', params, response: { 200: done } } },
    async (request) => {
      await removePasskey(site, staffOf(request).id, request.params.id)
      return { message: 'The passkey was removed.' }
    },
  )
}
