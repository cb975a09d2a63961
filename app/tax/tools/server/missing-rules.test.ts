import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#app/platform/db/schema.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { makeAccount, testApp } from '../../../../test/app.ts'
import { mailsToSend } from '../../../../test/outbox.ts'
import { notifyOfMissingRules } from './missing-rules.server.ts'
import { missingRules } from './missing-rules.ts'

test('on 1 March 2027 the forms of tax year 2026-27 are missing, and the rules of tax year 2027-28', () => {
  expect(missingRules('2027-03-01')).toEqual([
    'Advance tax: rules and forms for tax year 2027-28',
    'Resident, RNOR or NR: rules and forms for tax year 2027-28',
    'Which form, which documents: rules and forms for tax year 2026-27',
    'TDS on rent and house: rules and forms for tax year 2027-28',
  ])
})

test('a year whose due dates are not in the register is named first', () => {
  expect(missingRules('2027-03-01', {})[0]).toBe('Due dates of the returns for tax year 2026-27')
})

test('admins are notified of missing rules in March, once a year', async () => {
  const app = await testApp()
  await makeAccount(app, 'asha', 'admin')
  await makeAccount(app, 'ravi')
  await app.db.update(users).set({ email: 'asha@firm.example' }).where(eq(users.username, 'asha'))
  await app.db.update(users).set({ email: 'ravi@firm.example' }).where(eq(users.username, 'ravi'))
  const context = { ...app.outbox, db: app.db }
  const notices = async () =>
    (await mailsToSend(app)).filter(({ kind }) => kind === 'missing-rules')

  await notifyOfMissingRules(context, atIndianTime('2027-02-28', '23:59'))
  await notifyOfMissingRules(context, atIndianTime('2027-04-01', '00:00'))
  expect(await notices()).toEqual([])

  for (const day of ['2027-03-01', '2027-03-02']) {
    await notifyOfMissingRules(context, atIndianTime(day, '09:00'))
    expect((await notices()).map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      ['asha@firm.example', 'Needed by 1 April 2027: rules that the site doesn’t have yet'],
    ])
  }
  expect((await notices())[0]?.text).toContain(
    'Which form, which documents: rules and forms for tax year 2026-27',
  )

  await notifyOfMissingRules(context, atIndianTime('2028-03-01', '09:00'))
  expect(await notices()).toHaveLength(2)
})
