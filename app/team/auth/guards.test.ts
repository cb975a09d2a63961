import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { NotAllowed, NotSignedIn } from '#app/platform/http/errors.ts'
import type { RequestUser } from './account.ts'
import { guardOf, showDraftsToEditors, staffOf } from './guards.server.ts'

const meera: RequestUser = {
  id: 7,
  username: 'meera',
  name: 'Meera Rao',
  role: 'staff',
  roles: ['accountant'],
  roleMode: 'strict',
  mayExport: false,
  mayImport: false,
  mayOpenDocuments: true,
}

/** A request of this account, or of a visitor; `ended`: the session was not used for too long. */
function requestOf(user: RequestUser | undefined, { ended = false, query = {} } = {}) {
  const request = {
    query,
    user: undefined,
    sessionUser: async () => user,
    isSessionIdle: async () => ended,
  }
  return request as unknown as FastifyRequest
}

const PASSWORD_FIRST =
  'Please choose a new password first. The current one was set by someone else.'
const SECOND_STEP_FIRST = 'Please set up your second step first.'

async function ask(rule: Parameters<typeof guardOf>[0], request: FastifyRequest) {
  const headers: Record<string, string> = {}
  const reply = {
    header: (name: string, value: string) => {
      headers[name] = value
    },
  } as unknown as FastifyReply
  for (const guard of guardOf(rule)) await guard(request, reply)
  return headers
}

test('what is public is asked of no one', () => {
  expect([guardOf('public'), guardOf('both')]).toEqual([[], []])
})

describe.each(['session', 'enrolment', 'staff', 'accountant'] as const)(
  'what is for `%s`',
  (rule) => {
    test(`what is for \`${rule}\` is refused to a visitor, who is to sign in`, async () => {
      const refused = ask(rule, requestOf(undefined))
      await expect(refused).rejects.toThrow(NotSignedIn)
      await expect(refused).rejects.toMatchObject({ ended: undefined })
    })

    test(`what is for \`${rule}\` is refused to a session that no one used, and the answer says so`, async () => {
      const refused = ask(rule, requestOf(undefined, { ended: true }))
      await expect(refused).rejects.toMatchObject({ status: 401, ended: 'idle' })
    })

    test(`what is for \`${rule}\` lets in an accountant, names them and is kept in no cache`, async () => {
      const request = requestOf(meera)
      expect(await ask(rule, request)).toEqual({ 'cache-control': 'no-store' })
      expect(staffOf(request)).toBe(meera)
    })
  },
)

describe('a session that is not whole', () => {
  const newcomer = { ...meera, mustChangePassword: true as const }
  const late = { ...meera, mustSetUpSecondFactor: true as const }

  test.each([
    ['session', undefined, undefined],
    ['enrolment', PASSWORD_FIRST, undefined],
    ['staff', PASSWORD_FIRST, SECOND_STEP_FIRST],
    ['accountant', PASSWORD_FIRST, SECOND_STEP_FIRST],
  ] as const)(
    'an account that must do something first reads what it is, at what is for `%s`',
    async (rule, ofNewcomer, ofLate) => {
      const answer = (user: RequestUser) =>
        ask(rule, requestOf(user)).then(
          () => undefined,
          (error: NotAllowed) => error.message,
        )
      expect(await answer(newcomer)).toBe(ofNewcomer)
      expect(await answer(late)).toBe(ofLate)
      expect(await answer({ ...newcomer, ...late })).toBe(ofNewcomer)
    },
  )
})

test('a role that is missing is named', async () => {
  await expect(ask('admin', requestOf(meera))).rejects.toThrow(
    new NotAllowed('This is for admins.'),
  )
})

test('an account with the role but without the right reads which right is missing', async () => {
  const refused = ask('export', requestOf(meera))
  await expect(refused).rejects.toThrow(/someone with the right to export/)
})

test('a handler without a guard has no account', () => {
  expect(() => staffOf({ user: undefined })).toThrow(NotSignedIn)
})

describe('a list of texts', () => {
  const list = (status: string | undefined, user: RequestUser | undefined) =>
    showDraftsToEditors(requestOf(user, { query: status ? { status } : {} }), {
      header: () => undefined,
    } as unknown as FastifyReply)

  test('a list of texts shows everyone what is published', async () => {
    await expect(list(undefined, undefined)).resolves.toBeUndefined()
    await expect(list('published', undefined)).resolves.toBeUndefined()
  })

  test('a list of texts shows drafts to editors alone', async () => {
    await expect(list('draft', undefined)).rejects.toThrow(NotSignedIn)
    await expect(list('all', meera)).rejects.toThrow(/^This is for editors/)
    await expect(list('all', { ...meera, roles: ['editor'] })).resolves.toBeUndefined()
  })
})
