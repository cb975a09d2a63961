import { expect, test } from 'vitest'
import { replyWordsIn } from '#content/reply-words.ts'
import { placeholderValues } from './placeholder-values.ts'

const user = { name: 'Meera', username: 'meera' }
const lead = {
  ...{ name: 'Sunita Devi', service: 'General Inquiry', receiptUrl: 'https://a.in/receipt/x' },
  ...{ dueAt: null, firstResponseAt: null },
}
const valuesIn = (language: 'en' | 'hi', changes = {}) =>
  placeholderValues({ ...lead, ...changes }, { user, firm: 'Rao & Co', language })

test('a writer without a name for clients is named in the language of the template', () => {
  expect(valuesIn('en').staff).toBe('a CA of our team')
  expect(valuesIn('hi').staff).toBe('हमारी टीम के एक CA')
  const named = { ...user, name: 'Meera Rao' }
  const { staff } = placeholderValues(lead, { user: named, firm: 'Rao & Co', language: 'hi' })
  expect(staff).toBe('Meera Rao')
})

test('the service is named in the language of the template', () => {
  expect(valuesIn('en').service).toBe('your tax return')
  expect(valuesIn('en', { service: 'Basic Plan' }).service).toBe('the Basic Plan')
  expect(valuesIn('en', { service: 'Tax Planning' }).service).toBe('Tax Planning')
  expect(valuesIn('hi').service).toBe('टैक्स रिटर्न')
  expect(valuesIn('hi', { service: 'Basic Plan' }).service).toBe('बेसिक प्लान')
  expect(valuesIn('hi', { service: 'Tax Planning' }).service).toBe('टैक्स की योजना')
})

test('the plan and the day of our reply are written in the language of the template', () => {
  const asked = { service: 'Premium Plan', dueAt: '2026-11-23T02:10:00Z' }
  expect(valuesIn('en', asked)).toMatchObject({ plan: 'Premium Plan', due: 'Mon 23 Nov, 8 am' })
  expect(valuesIn('hi', asked)).toMatchObject({
    plan: 'प्रीमियम प्लान',
    due: 'सोमवार 23 नवंबर, सुबह 8 बजे',
  })
})

test('a reply to an enquiry in Hindi begins in Hindi', () => {
  const { subject, text, oneOfUs } = replyWordsIn('hi')
  expect(subject('टैक्स रिटर्न')).toBe('आपकी पूछताछ: टैक्स रिटर्न')
  expect(text('सुनीता', oneOfUs, 'Rao & Co')).toBe(
    'नमस्ते सुनीता जी,\n\n\n\nसादर\nहमारी टीम के एक CA\nRao & Co',
  )
})
