import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('who is behind the site in law is missing until it is set, and shows nothing made up', () => {
  const env = readEnv({})
  expect(env.missingIdentity).toEqual([
    'FIRM_LEGAL_NAME',
    'FIRM_GSTIN',
    'FIRM_REGISTRATION',
    'GRIEVANCE_OFFICER',
    'PRIVACY_CONTACT',
    'MEMBER_NUMBERS',
  ])
  expect(env.firm).toMatchObject({
    legalName: undefined,
    gstin: undefined,
    noGst: false,
    memberNumbers: {},
  })
})

test('who is behind the site in law is shown as it is set', () => {
  const env = readEnv({
    FIRM_LEGAL_NAME: 'Rao & Rao',
    FIRM_GSTIN: '27AAPFU0939F1ZV',
    FIRM_REGISTRATION: '012345S',
    GRIEVANCE_OFFICER: 'Meera Rao <grievance@firm.in>',
    PRIVACY_CONTACT: 'privacy@firm.in',
    MEMBER_NUMBERS: 'Rajesh Kumar=123456, CA Priya Sharma = 023456',
  })
  expect(env.missingIdentity).toEqual([])
  expect(env.firm).toMatchObject({
    legalName: 'Rao & Rao',
    gstin: '27AAPFU0939F1ZV',
    registration: '012345S',
    grievanceOfficer: { name: 'Meera Rao', email: 'grievance@firm.in' },
    privacyEmail: 'privacy@firm.in',
    memberNumbers: { 'Rajesh Kumar': '123456', 'Priya Sharma': '023456' },
  })
})

test('a firm that is not registered for GST says so, and shows none', () => {
  const env = readEnv({ FIRM_GSTIN: 'none' })
  expect(env.firm).toMatchObject({ gstin: undefined, noGst: true })
  expect(env.missingIdentity).not.toContain('FIRM_GSTIN')
})

test('an officer may be reached at the address of the firm', () => {
  expect(readEnv({ GRIEVANCE_OFFICER: 'Meera Rao' }).firm.grievanceOfficer).toEqual({
    name: 'Meera Rao',
  })
})

test.each([
  ['FIRM_GSTIN', '27AAPFU0939F1ZW', /check digit/],
  ['FIRM_GSTIN', '27aapfu0939f1zv', /15 characters/],
  ['FIRM_REGISTRATION', '12345', /012345S/],
  ['GRIEVANCE_OFFICER', 'Meera Rao <nowhere>', /Meera Rao <grievance@your-firm\.in>/],
  ['GRIEVANCE_OFFICER', '<grievance@firm.in>', /must be a name/],
  ['PRIVACY_CONTACT', 'privacy', /email address/],
  ['MEMBER_NUMBERS', 'Rajesh Kumar', /Rajesh Kumar=123456/],
  ['MEMBER_NUMBERS', 'Rajesh Kumar=12', /five or six digits/],
  ['CLAIMS', 'some', /all or proven/],
  ['GUARANTEE', 'yes', /on or off/],
])('%s=%s stops the start with a reason', (name, value, reason) => {
  expect(() => readEnv({ [name]: value })).toThrow(reason)
})
