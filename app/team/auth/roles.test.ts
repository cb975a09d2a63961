import { describe, expect, test } from 'vitest'
import {
  givenRights,
  givenRoles,
  RIGHTS,
  type Rights,
  rightsOf,
  STAFF_ROLES,
  type StoredRights,
  storedRights,
  storedRoles,
} from './roles.ts'

const nothing: StoredRights = {
  role: 'staff',
  accountant: false,
  editor: false,
  mayExport: false,
  mayImport: false,
}
const both = { mayExport: true, mayImport: true }
const neither = { mayExport: false, mayImport: false }

describe('where roles are strict', () => {
  const strict = (given: Partial<StoredRights>) => rightsOf({ ...nothing, ...given }, 'strict')
  const rights = (more: Partial<Rights>) => ({
    ...{ roleMode: 'strict', roles: [], mayOpenDocuments: false, ...neither },
    ...more,
  })

  test('an account without a role may do nothing', () => {
    expect(strict({})).toEqual(rights({}))
  })

  test('an accountant works at the desk and opens documents, and takes no file in or out', () => {
    expect(strict({ accountant: true })).toEqual(
      rights({ roles: ['accountant'], mayOpenDocuments: true }),
    )
  })

  test('an accountant may export or import where an admin gave the right, each by itself', () => {
    expect(strict({ accountant: true, mayExport: true })).toMatchObject({
      ...{ mayExport: true, mayImport: false },
    })
    expect(strict({ accountant: true, mayImport: true })).toMatchObject({
      ...{ mayExport: false, mayImport: true },
    })
  })

  test('an editor writes texts and opens no documents', () => {
    expect(strict({ editor: true })).toEqual(rights({ roles: ['editor'] }))
  })

  test('a right to export or import is of no use to an editor', () => {
    expect(strict({ editor: true, ...both })).toEqual(rights({ roles: ['editor'] }))
  })

  test('an admin alone opens documents, but takes no file of enquiries in or out', () => {
    expect(strict({ role: 'admin', ...both })).toEqual(
      rights({ roles: ['admin'], mayOpenDocuments: true }),
    )
  })

  test('an admin who is an accountant exports and imports without being given the right', () => {
    expect(strict({ role: 'admin', accountant: true })).toEqual(
      rights({ roles: ['admin', 'accountant'], mayOpenDocuments: true, ...both }),
    )
  })

  test('an account with every role has them all', () => {
    expect(strict({ role: 'admin', accountant: true, editor: true }).roles).toEqual([
      'admin',
      'accountant',
      'editor',
    ])
  })
})

describe('where roles are open', () => {
  const open = (given: Partial<StoredRights>) => rightsOf({ ...nothing, ...given }, 'open')
  const everyone = { roleMode: 'open', roles: ['accountant', 'editor'], ...both }

  test('everyone works at the desk and on texts, exports and imports', () => {
    expect(open({})).toEqual({ ...everyone, mayOpenDocuments: false })
    expect(open({ accountant: true })).toEqual({ ...everyone, mayOpenDocuments: true })
  })

  test('an editor alone opens no documents there either', () => {
    expect(open({ editor: true }).mayOpenDocuments).toBe(false)
  })

  test('an admin is an admin there too', () => {
    expect(open({ role: 'admin' })).toEqual({
      ...everyone,
      roles: ['admin', 'accountant', 'editor'],
      mayOpenDocuments: true,
    })
  })
})

test.each([
  [{}, []],
  [{ role: 'admin' }, ['admin']],
  [{ accountant: true }, ['accountant']],
  [{ editor: true }, ['editor']],
  [{ accountant: true, editor: true }, ['accountant', 'editor']],
] as const)('an account that is stored as %j was given the roles %j', (stored, roles) => {
  expect(givenRoles({ ...nothing, ...stored })).toEqual(roles)
  expect(storedRoles(roles)).toEqual({
    ...{ role: 'staff', accountant: false, editor: false },
    ...stored,
  })
})

test.each([
  [{}, []],
  [{ mayExport: true }, ['export']],
  [{ mayImport: true }, ['import']],
  [both, ['export', 'import']],
] as const)('an account that is stored as %j was given the rights %j', (stored, rights) => {
  expect(givenRights({ ...neither, ...stored })).toEqual(rights)
  expect(storedRights(rights)).toEqual({ ...neither, ...stored })
})

test('there are three roles and two more rights', () => {
  expect([STAFF_ROLES, RIGHTS]).toEqual([
    ['admin', 'accountant', 'editor'],
    ['export', 'import'],
  ])
})
