import { expect, test } from 'vitest'
import { plans, rupees } from '../plans.ts'
import { chatTexts } from './chat.ts'

test('every button has its own text', () => {
  const texts = [
    ...Object.values(chatTexts).filter((text) => typeof text === 'string'),
    ...plans.map(chatTexts.plan),
  ]
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.every((text) => text.trim().length > 0)).toBe(true)
})

test('the text of a plan names the plan and what one pays', () => {
  for (const plan of plans) {
    expect(chatTexts.plan(plan)).toContain(plan.title)
    expect(chatTexts.plan(plan)).toContain(rupees(plan.price))
  }
})
