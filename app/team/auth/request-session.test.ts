import { expect, test } from 'vitest'
import { sessionUserOf } from './request-session.server.ts'

const stored = { accountant: true, editor: false, mayExport: false, mayImport: false }
const account = { id: 7, username: 'meera', name: 'Meera Rao', role: 'staff', ...stored } as const
const accountant = {
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

test('a session names its account with the rights that count, and not what is stored of them', () => {
  expect(sessionUserOf(account, 'strict')).toEqual(accountant)
  expect(sessionUserOf(account, 'open')).toEqual({
    ...accountant,
    roles: ['accountant', 'editor'],
    roleMode: 'open',
    mayExport: true,
    mayImport: true,
  })
})

test('a session says what its account has to do first', () => {
  const first = { mustChangePassword: true, mustSetUpSecondFactor: true } as const
  expect(sessionUserOf({ ...account, ...first }, 'strict')).toEqual({ ...accountant, ...first })
})
