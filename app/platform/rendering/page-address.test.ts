import { expect, test } from 'vitest'
import { isSecret, pageAddress, withoutHost } from './page-address.ts'

test.each([
  ['/About', '/about'],
  ['/ADMIN/Leads?tab=Open&q=RAO', '/admin/leads?tab=Open&q=RAO'],
  ['/Blog/Crypto-Tax-In-India/', '/blog/crypto-tax-in-india'],
  ['/services/Traders-Filing?Ref=A#B', '/services/traders-filing?Ref=A#B'],
  ['/Receipt/aBcD', '/receipt/aBcD'],
  ['/Admin/reset/aBcD', '/admin/reset/aBcD'],
  ['/ENQUIRY-RECEIVED/aBcD/?x=Y', '/enquiry-received/aBcD?x=Y'],
  ['/caf%C3%A9/A', '/caf%C3%A9/a'],
])('%s is %s', (given, one) => {
  expect(pageAddress(given)).toBe(one)
  expect(pageAddress(one)).toBe(one)
})

test.each(['/', '/?Q=A', '/Guide.PDF', '/blog?category=Salary'])(
  'the page address %s stays as it is',
  (address) => {
    expect(pageAddress(address)).toBe(address)
  },
)

test.each([
  ['http://evil.example/', '/'],
  ['http://evil.example', '/'],
  ['HTTPS://evil.example:8080/About/?x=Y', '/About/?x=Y'],
  ['http://evil.example?x=/a', '/?x=/a'],
  ['/about?to=http://evil.example/', '/about?to=http://evil.example/'],
  ['*', '*'],
])('the site reads the target %s as %s', (target, seen) => {
  expect(withoutHost(target)).toBe(seen)
})

test.each([
  '/receipt/aBcD',
  '/Receipt/aBcD/call',
  '/confirm-call/aBcD',
  '/enquiry-received/aBcD',
  '/enquiry-received/before/1795000000000',
  '/date-reminders/aBcD/end',
  '/date-reminders/ended',
  '/ADMIN/reset/aBcD',
])('%s is secret, so no cache keeps it', (path) => {
  expect(isSecret(path)).toBe(true)
})

test.each(['/', '/receipts-of-rent', '/blog/receipt/', '/admin'])('%s is no secret', (path) => {
  expect(isSecret(path)).toBe(false)
})
