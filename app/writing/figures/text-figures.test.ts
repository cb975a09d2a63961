import { describe, expect, test } from 'vitest'
import { postSeeds } from '#app/writing/seeds/posts.ts'
import { faqSeeds } from '#app/writing/seeds/questions.ts'
import { figuresIn, isOutdated, sentenceAround, withTodaysFigures } from './text-figures.ts'

const figure = (id: string, text: string) => `<data value="${id}">${text}</data>`
const first = (html: string) => figuresIn(html)[0]!

describe('the figures of a text', () => {
  const html = `<p>Up to ${figure('section80c2026', '₹1,50,000')}, once.</p><ul><li>A&amp;B ${figure('gone', 'x &lt; y')}</li></ul>`

  test('the figures of a text are found in their order, with the words that readers see', () => {
    expect(figuresIn(html)).toMatchObject([
      { place: 0, factId: 'section80c2026', text: '₹1,50,000' },
      { place: 1, factId: 'gone', text: 'x < y' },
    ])
  })

  test.each([
    ['section80c2026', '₹1,50,000', false],
    ['section80c2026', '₹1.5 lakh', false],
    ['section80c2026', '₹\u00a01,50,000 ', false],
    ['section80c2026', '₹1,00,000', true],
    ['section80c2026', '₹1 lakh', true],
    ['ltcgEquityRate', '12.5%', false],
    ['ltcgEquityRate', '10%', true],
    ['dueDateAy2026', '31 July 2026', false],
    ['dueDateAy2026', '31 July 2025', true],
    ['factThatIsGone', '₹1', true],
    ['constructor', '₹1', true],
  ])('%s as %s is outdated: %s', (factId, text, outdated) => {
    expect(isOutdated({ factId, text })).toBe(outdated)
  })
})

test('a renewal changes the chosen figures and no other letter', () => {
  const old = `<p>${figure('section80c2026', '₹1,00,000')} &amp; ${figure('npsOwn2026', '₹40,000')} or ${figure('gone', '₹1')}</p>`
  expect(withTodaysFigures(old, new Set([0]))).toBe(old.replace('₹1,00,000', '₹1,50,000'))
  expect(withTodaysFigures(old, new Set([1, 2, 9]))).toBe(old.replace('₹40,000', '₹50,000'))
})

test('a renewal writes in lakh what was in lakh', () => {
  expect(withTodaysFigures(figure('section80c2026', '₹1 lakh'), new Set([0]))).toBe(
    figure('section80c2026', '₹1.5 lakh'),
  )
})

describe('the sentence around a figure', () => {
  const at = figure('section80c2026', '₹1')

  test.each([
    [
      `<p>First one. You can deduct <strong>up to ${at}</strong>, or 12.5% of it. Next one.</p>`,
      ['You can deduct up to ', ', or 12.5% of it.'],
    ],
    [`<p>Before.</p><ul>\n<li>Only ${at}</li>\n<li>after</li></ul>`, ['Only ', '']],
    [
      `<table><tr><td>x</td></tr><tr><td>Limit</td><td>${at}</td><td>a year</td></tr></table>`,
      ['Limit | ', ' | a year'],
    ],
    [`${at} is all`, ['', ' is all']],
    [`<p>Not ${figure('npsOwn', '₹2')} but ${at}.</p>`, ['Not ₹2 but ', '.']],
  ])('a figure in a text is found in %s', (html, sentence) => {
    const found = figuresIn(html).find(({ factId }) => factId === 'section80c2026')!
    expect(sentenceAround(html, found)).toEqual(sentence)
  })

  test('the sentence around a figure is short where it is endless', () => {
    const html = `<p>${'word '.repeat(200)}${at}${' word'.repeat(200)}</p>`
    const [before, after] = sentenceAround(html, first(html))
    expect(before).toMatch(/^… word/)
    expect(after).toMatch(/word …$/)
    expect(before.length + after.length).toBeLessThan(400)
  })
})

test('the first posts and answers name facts of the register, with their figures of today', () => {
  const texts = [
    ...postSeeds.map(({ content }) => content),
    ...faqSeeds.map(({ answer }) => answer),
  ]
  const figures = texts.flatMap(figuresIn)
  expect(figures.length).toBeGreaterThan(350)
  expect(figures).toContainEqual(expect.objectContaining({ factId: 'salesDuty', text: '₹60 lakh' }))
  expect(figures.filter(isOutdated)).toEqual([])
})
