import { expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { withLinksIn } from './links-in-language.ts'

const ARROW = '<svg class="size-4"><path d="M5 12h14"></path></svg>'

test('a link on a Hindi page to a page that is in English only says so after its words', () => {
  expect(withLinksIn('hi', '<p><a href="/blog">लेख</a> देखें</p>')).toBe(
    '<p><a href="/blog" hreflang="en">लेख (अंग्रेज़ी में)</a> देखें</p>',
  )
})

test('a link on a Hindi page to a page that is in English only says so before the arrow that ends it', () => {
  expect(withLinksIn('hi', `<a href="/blog">लेख${ARROW}</a>`)).toBe(
    `<a href="/blog" hreflang="en">लेख (अंग्रेज़ी में)${ARROW}</a>`,
  )
})

test('a link on a Hindi page to a page that is in English only says so after its words where an icon begins it', () => {
  expect(withLinksIn('hi', `<a href="/blog">${ARROW}लेख</a>`)).toBe(
    `<a href="/blog" hreflang="en">${ARROW}लेख (अंग्रेज़ी में)</a>`,
  )
})

test('a link on a Hindi page to a page that is in Hindi leads there', () => {
  expect(withLinksIn('hi', '<a href="/guides">गाइड</a>')).toBe('<a href="/hi/guides">गाइड</a>')
})

const token = 'k'.repeat(43)

test.each([
  paths.receipt(token),
  paths.receiptCall(token),
  paths.receiptCallIn(token, 'Asia/Dubai'),
  `${paths.receipt(token)}#call`,
  paths.confirmCall(token),
  paths.dateReminders.one(token),
  paths.dateReminders.end(token),
  paths.my(token),
  `${paths.my(token)}?sent=1`,
])('a link to %s, which has the language of its enquiry or client, stays as it is', (address) => {
  const html = `<a href="${address}">यहाँ देखें</a>`
  expect(withLinksIn('hi', html)).toBe(html)
})

test.each([
  paths.enquiryReceived(token),
  paths.dateReminders.asked,
  paths.dateReminders.ended,
  paths.myLink,
  paths.myLinkSent,
])('a link to %s, which each language has for itself, leads to the one in Hindi', (address) => {
  expect(withLinksIn('hi', `<a href="${address}">यहाँ देखें</a>`)).toBe(
    `<a href="/hi${address}">यहाँ देखें</a>`,
  )
})

test('the links of an English page stay as they are', () => {
  const html = '<a href="/blog">Blog</a><a href="/guides">Guides</a>'
  expect(withLinksIn('en', html)).toBe(html)
})
