import { expect, test } from 'vitest'
import { pageAddress, withoutHost } from './page-address.ts'

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

test.each(['/', '/?Q=A', '/Guide.PDF', '/blog?category=Salary'])('%s stays', (address) => {
  expect(pageAddress(address)).toBe(address)
})

test.each([
  ['http://evil.example/', '/'],
  ['http://evil.example', '/'],
  ['HTTPS://evil.example:8080/About/?x=Y', '/About/?x=Y'],
  ['http://evil.example?x=/a', '/?x=/a'],
  ['/about?to=http://evil.example/', '/about?to=http://evil.example/'],
  ['*', '*'],
])('of the target %s the site sees %s', (target, seen) => {
  expect(withoutHost(target)).toBe(seen)
})
