import { expect, test } from 'vitest'
import { EMPTY_POST } from '#app/writing/posts/post-rules.ts'
import { seoAdviceFor } from './seo-advice.ts'

const good = {
  ...EMPTY_POST,
  title: 'House rent allowance for people who changed jobs',
  slug: 'hra-after-a-job-change',
  excerpt: 'e'.repeat(130),
  content: `<h2>First</h2><p>${'word '.repeat(320)}</p><h3>Then</h3><p><img src="/images/a.jpg" alt="A slip"></p>`,
}

test('a post without faults gets no advice', () => {
  expect(seoAdviceFor(good, undefined)).toEqual([])
})

test.each([
  ['a long title', { title: 'a'.repeat(70) }, /cut it off at about 60/],
  ['a short title', { title: 'Form 16' }, /7 characters. 30 to 60/],
  ['a short description', { excerpt: 'Short and sweet.' }, /description .* 16 characters/],
  [
    'a picture without words',
    { content: `${good.content}<img src="/images/b.jpg" alt="">` },
    /alternative text/,
  ],
  ['a skipped heading', { content: good.content.replaceAll('h3', 'h4') }, /skips a level/],
  [
    'no headings',
    { content: good.content.replace(/<\/?h\d>/g, '') },
    /Divide it with level 2 headings/,
  ],
  ['a picture elsewhere', { featuredImage: 'https://example.in/a.jpg' }, /another site/],
  ['few words', { content: '<p>Only a few words.</p>' }, /has 4 words/],
  ['noindex', { noIndex: true }, /hidden from search engines/],
])('%s is reported', (_what, change, advice) => {
  expect(seoAdviceFor({ ...good, ...change }, undefined)).toEqual([expect.stringMatching(advice)])
})

test('a changed slug is reported only where readers know the old one', () => {
  const moved = { ...good, slug: 'hra' }
  expect(seoAdviceFor(moved, { slug: good.slug, published: true })[0]).toMatch(/slug changes/)
  expect(seoAdviceFor(moved, { slug: good.slug, published: false })).toEqual([])
  expect(seoAdviceFor(good, { slug: good.slug, published: true })).toEqual([])
})

test.each(['<img ', '<img alt="" '])('%s without end is no picture', (part) => {
  const content = `${good.content}${part.repeat(400_000 / part.length)}`
  expect(seoAdviceFor({ ...good, content }, undefined)).toEqual([])
})
