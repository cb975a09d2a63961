import { expect, test } from 'vitest'
import { readEnv } from '#app/platform/config/env.ts'
import { chatLink, chatLinkTo } from './chat-link.ts'

const { firm } = readEnv({ FIRM_WHATSAPP: '+91 90000 00001' })

test("a chat opens with the firm's number and the text of its button", () => {
  const text = 'Is ₹1,999 & GST all? 50% off + more #1'
  const link = new URL(chatLink(firm, text))
  expect(link.origin + link.pathname).toBe('https://wa.me/919000000001')
  expect(link.searchParams.get('text')).toBe(text)
  expect(link.hash).toBe('')
})

test.each([
  ['98765 43210', '919876543210'],
  ['098765-43210', '919876543210'],
  ['+91 98765 43210', '919876543210'],
  ['+1 (415) 555-0100', '14155550100'],
  ['0044 20 7946 0000', '442079460000'],
])('a chat to a visitor who wrote %s goes to %s', (phone, number) => {
  expect(new URL(chatLinkTo(phone, 'Hello')).pathname).toBe(`/${number}`)
})
