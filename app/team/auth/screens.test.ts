import { expect, test } from 'vitest'
import type { StaffRole } from './roles.ts'
import { maySee } from './screens.ts'

const seenBy = (roles: StaffRole[], address: string, roleMode: 'open' | 'strict' = 'strict') =>
  maySee({ roles, roleMode }, address)

test.each([
  ['/admin', ['accountant', 'editor', 'admin']],
  ['/admin/account', ['accountant', 'editor', 'admin']],
  ['/admin/leads', ['accountant']],
  ['/admin/clients', ['accountant', 'admin']],
  ['/admin/returns/new', ['accountant']],
  ['/admin/faqs', ['editor']],
  ['/admin/blog/$id', ['editor']],
  ['/admin/staff', ['admin']],
  ['/admin/audit', ['admin']],
  ['/admin/insights', ['admin']],
  ['/admin/season', ['admin']],
] as const)('where roles are strict, %s is seen by %j', (address, roles) => {
  const seen = (['accountant', 'editor', 'admin'] as const).filter((role) =>
    seenBy([role], address),
  )
  expect(seen).toEqual(roles)
})

test('one of several roles is enough', () => {
  expect(seenBy(['editor', 'accountant'], '/admin/leads')).toBe(true)
  expect(seenBy(['editor', 'accountant'], '/admin/staff')).toBe(false)
})

test('the figures of the practice are for everyone where roles are open, accounts are not', () => {
  const roles: StaffRole[] = ['accountant', 'editor']
  expect(seenBy(roles, '/admin/season', 'open')).toBe(true)
  expect(seenBy(roles, '/admin/insights', 'open')).toBe(true)
  expect(seenBy(roles, '/admin/staff', 'open')).toBe(false)
})

test('a screen that is not listed is for no one', () => {
  expect(seenBy(['accountant', 'editor', 'admin'], '/admin/new-screen')).toBe(false)
  expect(seenBy(['accountant', 'editor', 'admin'], '/admin/new-screen', 'open')).toBe(false)
})
