import { describe, expect, test } from 'vitest'
import { revisionOf, withHeadings } from './post.ts'

describe('a post was revised', () => {
  const publishedAt = '2026-09-16T04:30:00.000Z'
  test.each([
    ['on a later day in India', '2026-09-16T18:30:00.000Z', true],
    ['not on the same day', '2026-09-16T18:29:59.000Z', false],
    ['not before it appeared', '2026-09-10T04:30:00.000Z', false],
    ['not if its text never changed', null, false],
  ])('%s', (_when, revisedAt, shown) => {
    expect(revisionOf({ publishedAt, revisedAt })).toBe(shown ? revisedAt : undefined)
  })

  test('a draft was never revised', () => {
    expect(revisionOf({ publishedAt: null, revisedAt: publishedAt })).toBeUndefined()
  })
})

describe('the headings of a post', () => {
  const idsOf = (...texts: string[]) =>
    withHeadings(texts.map((text) => `<h2>${text}</h2><p>Text.</p>`).join('')).headings.map(
      ({ id }) => id,
    )

  test('the headings of a post get an id each, and make a table of contents', () => {
    expect(
      withHeadings('<p>First.</p><h2>What it <em>costs</em> &amp; why</h2><p>₹1,999</p>'),
    ).toEqual({
      html: '<p>First.</p><h2 id="what-it-costs-why">What it <em>costs</em> &amp; why</h2><p>₹1,999</p>',
      headings: [{ id: 'what-it-costs-why', text: 'What it costs & why' }],
    })
  })

  test('headings of a lower level are left as they are', () => {
    const html = '<h3>Not in the table</h3>'
    expect(withHeadings(html)).toEqual({ html, headings: [] })
  })

  test.each([
    [['Steps', 'Steps', 'Steps']],
    [['Step 2', 'Step', 'Step']],
    [['Tax', 'Tax planning', 'Tax']],
    [['करों की गणना', 'छूट', '₹']],
    [['Section', 'छूट', 'Section 2']],
  ])('the headings of a post never share an id: %j', (texts) => {
    const ids = idsOf(...texts)
    expect(new Set(ids).size).toBe(texts.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
  })

  test('the headings of a post are numbered by the thousand, and tags that never close are none', () => {
    const headings = idsOf(...Array(40_000).fill('Rates'))
    expect([headings[0], headings[1], headings.at(-1)]).toEqual(['rates', 'rates-2', 'rates-40000'])
    const html = '<h2>'.repeat(200_000)
    expect(withHeadings(html)).toEqual({ html, headings: [] })
  })
})
