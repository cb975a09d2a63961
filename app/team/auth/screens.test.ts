import { describe, expect, test } from 'vitest'
import type { StaffRole } from './roles.ts'
import { maySee, screens } from './screens.ts'

const seenBy = (roles: StaffRole[], address: string, roleMode: 'open' | 'strict' = 'strict') =>
  maySee({ roles, roleMode }, address)

/** By `docs/operations/roles.md`. */
const SEEN_BY = {
  'all of the staff': ['/admin', '/admin/account', '/admin/claims', '/admin/tax-facts'],
  'accountants alone': [
    ...['/admin/leads', '/admin/leads/$id', '/admin/calls'],
    ...['/admin/mail/incoming', '/admin/returns/new'],
  ],
  'accountants and admins': [
    ...['/admin/clients', '/admin/clients/$id', '/admin/returns', '/admin/returns/$id'],
    ...['/admin/mail', '/admin/templates', '/admin/templates/requests'],
  ],
  'editors alone': ['/admin/faqs', '/admin/blog', '/admin/blog/new', '/admin/blog/$id'],
  'admins alone': [
    ...['/admin/staff', '/admin/office', '/admin/audit', '/admin/backups', '/admin/season'],
    ...['/admin/insights', '/admin/results', '/admin/results/returns'],
  ],
}
const ALL: StaffRole[] = ['accountant', 'editor', 'admin']
const ROLES: Record<keyof typeof SEEN_BY, StaffRole[]> = {
  'all of the staff': ALL,
  'accountants alone': ['accountant'],
  'accountants and admins': ['accountant', 'admin'],
  'editors alone': ['editor'],
  'admins alone': ['admin'],
}

describe.each(Object.keys(SEEN_BY) as (keyof typeof SEEN_BY)[])('%s', (who) => {
  test.each(SEEN_BY[who])(`${who} see %s where roles are strict`, (address) => {
    expect(ALL.filter((role) => seenBy([role], address))).toEqual(ROLES[who])
  })
})

test('each screen is in the table of who sees it', () => {
  expect(Object.values(SEEN_BY).flat().toSorted()).toEqual(Object.keys(screens).toSorted())
})

test('an account without a role sees what is for everyone', () => {
  expect(Object.keys(screens).filter((address) => seenBy([], address))).toEqual(
    SEEN_BY['all of the staff'],
  )
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
