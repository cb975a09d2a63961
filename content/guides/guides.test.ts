import { describe, expect, test } from 'vitest'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { houseProperty } from '#app/tax/engine/house-property.ts'
import { incomeTax } from '#app/tax/engine/income-tax.ts'
import { updatedReturn } from '#app/tax/engine/late-returns/updated-return.ts'
import { said } from '#content/en/season/season.ts'
import { chatTexts } from '../en/chat.ts'
import { pageMetadata } from '../en/metadata.ts'
import { guides } from './index.ts'
import { guideMenu } from './menu.ts'

test('every guide of the menu has a page of its own, in its order', () => {
  expect(guides.map(({ slug }) => slug)).toEqual(guideMenu.map(({ slug }) => slug))
  const titles = guides.map(({ metaKey }) => pageMetadata[metaKey].title)
  expect(new Set(titles).size).toBe(guides.length)
})

describe.each(said(guides, filingSeason('2026-11-23')))('the guide to $slug', (guide) => {
  test('fills every label of every case', () => {
    for (const { title, texts } of guide.cases.entries) {
      expect(texts, title).toHaveLength(guide.cases.labels.length)
      expect(texts.every((text) => text.length > 0)).toBe(true)
    }
  })

  test('says what it costs, what to send, what happens, and what it rests on', () => {
    expect(guide.service.price).toBeGreaterThan(0)
    expect(guide.inShort).toHaveLength(3)
    expect(guide.documents.length).toBeGreaterThan(4)
    expect(guide.steps.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(guide.faqs.length).toBeGreaterThanOrEqual(4)
    expect(guide.faqs.length).toBeLessThanOrEqual(6)
    expect(guide.sources.length).toBeGreaterThan(4)
  })

  test('has no hole in its sentences', () => {
    expect(JSON.stringify(guide)).not.toMatch(/undefined|NaN|\[object|Invalid|\([^()]*\([^()]*\)/)
  })
})

test('every chat from a guide begins with words of its own', () => {
  const texts = [
    ...Object.values(chatTexts).filter((text) => typeof text === 'string'),
    ...guides.flatMap(({ chat }) => [chat.hero, chat.closing]),
  ]
  expect(new Set(texts).size).toBe(texts.length)
})

describe('the examples add up', () => {
  const valuesOf = (slug: string) =>
    guides.find((guide) => guide.slug === slug)?.ledger.rows.map(({ value }) => value)

  test('the examples add up for an updated return', () => {
    expect(valuesOf('earlier-years')).toEqual(['₹60,000', '₹12,600', '₹18,150', '₹90,750'])
    const late = { ayEndYear: 2026, filed: '2026-12-15', tax: 60000, interest: 12600 }
    expect(updatedReturn(late).result.additional).toBe(18150)
  })

  test('the examples add up for interest on a refund', () => {
    expect(valuesOf('refunds')).toEqual(['₹60,000', '₹24,000', '₹960', '₹24,960'])
  })

  test('the examples add up for rent', () => {
    expect(valuesOf('rental-income')).toEqual([
      '₹3,60,000',
      '− ₹12,000',
      '− ₹1,04,400',
      '− ₹1,50,000',
      '₹93,600',
    ])
    const flat = { use: 'let', rent: 360000, municipal: 12000, interest: 150000 } as const
    expect(houseProperty({ regime: 'new', properties: [flat] }).result.head).toBe(93600)
  })

  test.each(['2025-26', '2026-27'] as const)(
    'the examples add up for a pension, in FY %s',
    (year) => {
      expect(valuesOf('senior-citizens')).toEqual(['₹8,25,000', 'Nil', '₹7,50,000', '₹62,400'])
      const tax = (regime: 'old' | 'new', slab: number) =>
        incomeTax({ year, regime, age: '60to79', slab }).result.tax
      expect([tax('old', 750000), tax('new', 825000)]).toEqual([62400, 0])
    },
  )
})
