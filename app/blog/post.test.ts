import { describe, expect, test } from 'vitest'
import { readingMinutes, withHeadings } from './post.ts'

describe('the headings of a post', () => {
  const idsOf = (...texts: string[]) =>
    withHeadings(texts.map((text) => `<h2>${text}</h2><p>Text.</p>`).join('')).headings.map(
      ({ id }) => id,
    )

  test('get an id each, and make a table of contents', () => {
    expect(
      withHeadings('<p>First.</p><h2>What it <em>costs</em> &amp; why</h2><p>₹1,999</p>'),
    ).toEqual({
      html: '<p>First.</p><h2 id="what-it-costs-why">What it <em>costs</em> &amp; why</h2><p>₹1,999</p>',
      headings: [{ id: 'what-it-costs-why', text: 'What it costs & why' }],
    })
  })

  test('of a lower level are left as they are', () => {
    const html = '<h3>Not in the table</h3>'
    expect(withHeadings(html)).toEqual({ html, headings: [] })
  })

  test.each([
    [['Steps', 'Steps', 'Steps']],
    [['Step 2', 'Step', 'Step']],
    [['Tax', 'Tax planning', 'Tax']],
    [['करों की गणना', 'छूट', '₹']],
    [['Section', 'छूट', 'Section 2']],
  ])('never share an id: %j', (texts) => {
    const ids = idsOf(...texts)
    expect(new Set(ids).size).toBe(texts.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
  })
})

describe('the time that reading takes', () => {
  test.each([
    ['', 1],
    ['<p>Short.</p>', 1],
    [`<p>${'word '.repeat(220)}</p>`, 1],
    [`<p>${'word '.repeat(880)}</p>`, 4],
  ])('is told in whole minutes', (html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes)
  })

  test('counts words, not tags', () => {
    const words = 'word '.repeat(440)
    expect(readingMinutes(words.replaceAll(' ', '</p> <p class="a b c">'))).toBe(
      readingMinutes(words),
    )
  })
})
