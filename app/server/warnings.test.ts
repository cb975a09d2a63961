import { expect, test } from 'vitest'
import { readEnv } from '#app/platform/config/env.ts'
import { backupWarning, gapsWarning, placeholderWarning, unknownWarning } from './warnings.ts'

test('business details that are made up are named at the start', () => {
  expect(placeholderWarning(['FIRM_NAME'])).toMatch(/made-up business details[\s\S]*FIRM_NAME/)
  expect(placeholderWarning([])).toBeUndefined()
})

test('missing details that the law asks for, and claims without evidence, are named at the start', () => {
  const warning = gapsWarning({ missing: ['FIRM_LEGAL_NAME'], unprovenShown: 23 })
  expect(warning).toMatch(/FIRM_LEGAL_NAME[\s\S]*23 claims without evidence[\s\S]*CLAIMS=proven/)
  expect(gapsWarning({ missing: [], unprovenShown: 0 })).toBeUndefined()
})

test('a name that looks like a setting is named at the start, with the one that may have been meant', () => {
  const unknown = [
    { name: 'FIRM_NMAE', nearest: 'FIRM_NAME' },
    { name: 'SMTP_AUTHENTICATION', nearest: undefined },
  ]
  expect(unknownWarning(unknown)).toMatch(
    /FIRM_NMAE isn’t a setting\. Did you mean FIRM_NAME\?[\s\S]*SMTP_AUTHENTICATION isn’t a setting\./,
  )
  expect(unknownWarning([])).toBeUndefined()
})

test('a site that makes no backups says so at the start', () => {
  const warning = (settings: Record<string, string>) => backupWarning(readEnv(settings).backup)
  const BACKUP_RECIPIENT = `age1${'q'.repeat(58)}`
  expect(warning({})).toContain('No backups are scheduled: BACKUP_DIR is not set')
  expect(warning({ BACKUP_DIR: '/b' })).toContain('BACKUP_RECIPIENT is not set')
  expect(warning({ BACKUP_DIR: '/b', BACKUP_RECIPIENT })).toBeUndefined()
})
