import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

test('without settings there is no mail server, and mails come from the firm', () => {
  expect(readEnv({ FIRM_EMAIL: 'desk@firm.in' }).mail).toMatchObject({
    smtp: undefined,
    from: 'desk@firm.in',
    staff: [],
    digestHour: 8,
  })
})

test.each([
  ['smtps://mail.firm.in', { host: 'mail.firm.in', port: 465, secure: true }],
  ['smtp://mail.firm.in', { host: 'mail.firm.in', port: 587, secure: false }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, secure: false }],
  ['smtp://[::1]:1025/', { host: '::1', port: 1025, secure: false }],
  [
    'smtps://desk%40firm.in:p%40ss%3Aword@mail.firm.in:2465',
    { host: 'mail.firm.in', port: 2465, secure: true, user: 'desk@firm.in', password: 'p@ss:word' },
  ],
])('%s names a mail server', (url, expected) => {
  const { smtp } = readEnv({ SMTP_URL: url }).mail
  expect(smtp).toEqual({ user: undefined, password: undefined, ...expected })
})

test.each([
  'mail.firm.in',
  'https://mail.firm.in',
  'smtp://',
  'smtp://user:top-secret@mail.firm.in/path',
  'smtp://user:top-secret@mail.firm.in?tls=no',
  'smtp://user:top-secret%zz@mail.firm.in',
])('%s is rejected, without repeating the password', (url) => {
  const wrong = () => readEnv({ SMTP_URL: url })
  expect(wrong).toThrow(EnvError)
  expect(wrong).toThrow(/SMTP_URL: must look like/)
  expect(wrong).not.toThrow(/top-secret/)
})

test('staff addresses are separated by commas, and a wrong one is named', () => {
  expect(readEnv({ MAIL_STAFF: ' a@firm.in, b@firm.in ,' }).mail.staff).toEqual([
    'a@firm.in',
    'b@firm.in',
  ])
  expect(() => readEnv({ MAIL_STAFF: 'a@firm.in; b@firm.in' })).toThrow(/MAIL_STAFF/)
  expect(() => readEnv({ DIGEST_HOUR: '24' })).toThrow(/DIGEST_HOUR/)
})

test('the sender is an address, with a name of its own where one is given', () => {
  const sender = (text?: string) => {
    const { from, fromName } = readEnv({ FIRM_EMAIL: 'hello@firm.in', MAIL_FROM: text }).mail
    return [from, fromName]
  }
  expect(sender()).toEqual(['hello@firm.in', undefined])
  expect(sender('desk@firm.in')).toEqual(['desk@firm.in', undefined])
  expect(sender('Rao & Co. <desk@firm.in>')).toEqual(['desk@firm.in', 'Rao & Co.'])
  expect(sender('"Rao, Tax Desk" <desk@firm.in>')).toEqual(['desk@firm.in', 'Rao, Tax Desk'])
  for (const wrong of ['Rao & Co.', 'Rao <desk>', 'desk@firm.in Rao', '<>']) {
    expect(() => sender(wrong)).toThrow(/MAIL_FROM/)
  }
})
