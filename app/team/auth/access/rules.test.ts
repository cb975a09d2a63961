import { describe, expect, test } from 'vitest'
import { type RoleMode, rightsOf, type StoredRights } from '../roles.ts'
import { RULES, type Rule } from './rules.ts'

const nothing = { accountant: false, editor: false, mayExport: false, mayImport: false }
const PEOPLE = {
  accountant: { role: 'staff', ...nothing, accountant: true },
  exporter: { role: 'staff', ...nothing, accountant: true, mayExport: true },
  importer: { role: 'staff', ...nothing, accountant: true, mayImport: true },
  editor: { role: 'staff', ...nothing, editor: true, mayExport: true, mayImport: true },
  admin: { role: 'admin', ...nothing },
  'admin accountant': { role: 'admin', ...nothing, accountant: true },
} as const satisfies Record<string, StoredRights>
type Person = keyof typeof PEOPLE
const EVERYONE = Object.keys(PEOPLE) as Person[]

/** The first refusal of a rule; undefined for who passes. */
function refusal(rule: Rule, person: Person, mode: RoleMode): string | undefined {
  const rights = rightsOf(PEOPLE[person], mode)
  return RULES[rule].checks.find(([passes]) => !passes(rights))?.[1]
}
const passing = (rule: Rule, mode: RoleMode) =>
  EVERYONE.filter((person) => refusal(rule, person, mode) === undefined)

const AT_DESK: Person[] = ['accountant', 'exporter', 'importer', 'admin accountant']
const ADMINS: Person[] = ['admin', 'admin accountant']

describe('where roles are strict', () => {
  test.each([
    ['public', EVERYONE],
    ['both', EVERYONE],
    ['session', EVERYONE],
    ['enrolment', EVERYONE],
    ['staff', EVERYONE],
    ['accountant', AT_DESK],
    ['editor', ['editor']],
    ['admin', ADMINS],
    ['figures', ADMINS],
    ['accountant or admin', ['accountant', 'exporter', 'importer', ...ADMINS]],
    ['admin or oneself', ['accountant', 'exporter', 'importer', ...ADMINS]],
    ['admin at the desk', ['admin accountant']],
    ['export', ['exporter', 'admin accountant']],
    ['import', ['importer', 'admin accountant']],
  ] as [Rule, Person[]][])(
    'where roles are strict, what is for `%s` lets in %j',
    (rule, people) => {
      expect(passing(rule, 'strict')).toEqual(people)
    },
  )
})

describe('where roles are open', () => {
  test.each(Object.keys(RULES) as Rule[])(
    'where roles are open, what is for `%s` leaves out none but who is no admin',
    (rule) => {
      const isForAdmins = rule === 'admin' || rule === 'admin at the desk'
      expect(passing(rule, 'open')).toEqual(isForAdmins ? ADMINS : EVERYONE)
    },
  )
})

describe('a refusal says whom a thing is for', () => {
  const EXPORT =
    'Only an admin who is also an accountant, or someone with the right to export, can do this.'
  const IMPORT =
    'Only an admin who is also an accountant, or someone with the right to import, can do this.'
  const ACCOUNTANTS = 'This is for accountants. An admin can give you that role.'
  test.each([
    ['accountant', 'editor', ACCOUNTANTS],
    ['editor', 'accountant', 'This is for editors. An admin can give you that role.'],
    ['admin', 'accountant', 'This is for admins.'],
    ['figures', 'accountant', 'This is for admins.'],
    ['accountant or admin', 'editor', 'This is for accountants and admins.'],
    ['admin or oneself', 'editor', 'This is for accountants and admins.'],
    ['admin at the desk', 'admin', ACCOUNTANTS],
    ['admin at the desk', 'accountant', 'This is for admins.'],
    ['export', 'editor', ACCOUNTANTS],
    ['export', 'importer', EXPORT],
    ['import', 'admin', ACCOUNTANTS],
    ['import', 'exporter', IMPORT],
  ] as const)('what is for `%s` says to an %s whom it is for', (rule, person, message) => {
    expect(refusal(rule, person, 'strict')).toBe(message)
  })
})

test.each([
  ['public', 'Everyone, without signing in'],
  ['both', 'Everyone; editors also see what is not published'],
  ['session', 'Everyone who is signed in'],
  ['enrolment', 'Everyone of the staff'],
  ['staff', 'Everyone of the staff'],
  ['accountant', 'Accountants'],
  ['editor', 'Editors'],
  ['admin', 'Admins'],
  ['figures', 'Everyone of the staff; admins where roles are strict'],
  ['accountant or admin', 'Accountants and admins'],
  ['admin or oneself', 'Admins, and accountants about themselves'],
  ['admin at the desk', 'Admins who are accountants too'],
  ['export', 'Accountants who are admins or may export'],
  ['import', 'Accountants who are admins or may import'],
] as const)('the list of routes says of `%s`: %s', (rule, who) => {
  expect(RULES[rule].who).toBe(who)
})
