import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Picture } from '#app/writing/images/picture.tsx'
import { cardImage, mainAddress, pictureOf, widthsOf, withPictures } from './pictures.ts'

const KEY = '0123456789abcdef0123-1800x1200'
const SRC = `/images/${KEY}-1200.jpg`

describe('an address says', () => {
  test('the widths there are, from the least to its own', () => {
    expect(widthsOf(pictureOf(SRC)!)).toEqual([320, 640, 960, 1200, 1600, 1800])
    expect(widthsOf({ key: '', width: 320, height: 10 })).toEqual([320])
    expect(widthsOf({ key: '', width: 50, height: 10 })).toEqual([50])
  })

  test('the image, also behind an origin', () => {
    const picture = { key: KEY, width: 1800, height: 1200 }
    expect(pictureOf(SRC)).toEqual(picture)
    expect(pictureOf(`https://www.firm.in/images/${KEY}-320.avif`)).toEqual(picture)
    expect(mainAddress(picture)).toBe(SRC)
    expect(mainAddress({ ...picture, width: 640 })).toMatch(/-640\.jpg$/)
  })

  test.each([
    '',
    '/logo.png',
    `/images/${KEY}-1201.jpg`,
    `/images/${KEY}-1200.jpg?x`,
    `/images/../images/${KEY}-1200.jpg`,
    `/images/${KEY}-1200.svg`,
    `//evil.example/images/${KEY}-1200.jpg`,
    'javascript:alert(1)//images/x-1x1-1.jpg',
  ])('nothing if it is not ours: %s', (address) => {
    expect(pictureOf(address)).toBeUndefined()
  })

  test('the size of a social card', () => {
    const width = 1200
    expect(cardImage(`/images/${KEY}-320.avif`)).toEqual({ address: SRC, width, height: 800 })
    expect(cardImage('https://x.example/a.png')).toEqual({ address: 'https://x.example/a.png' })
  })
})

test('a text shows our images in several widths, with their size and their alternative text', () => {
  const html = withPictures(
    `<p>Before</p><img src="${SRC}" alt="A &quot;stamped&quot; slip" />after`,
  )
  expect(html).toMatch(/^<p>Before<\/p><picture>.*<\/picture>after$/)
  expect(html).toContain(`<source type="image/avif" srcset="/images/${KEY}-320.avif 320w, `)
  expect(html).toContain(`/images/${KEY}-1800.avif 1800w" sizes="`)
  expect(html).toContain(`<img src="${SRC}" srcset="/images/${KEY}-320.jpg 320w, `)
  expect(html).toContain('width="1800" height="1200" alt="A &quot;stamped&quot; slip"')
  expect(html).toContain('loading="lazy" decoding="async"></picture>')
})

test('a text preserves a figure, its caption and whatever else it holds', () => {
  const figure = `<figure><img alt="" src="${SRC}"><figcaption>5 < 6 & "so"</figcaption></figure>`
  expect(withPictures(figure)).toMatch(
    /^<figure><picture>.*<\/picture><figcaption>5 < 6 & "so"<\/figcaption><\/figure>$/,
  )
})

test('a text has an empty alternative text where none is given', () => {
  expect(withPictures(`<img src="${SRC}">`)).toContain(' alt="" ')
})

test('a text does not let a word in an attribute end it', () => {
  const html = withPictures(`<img alt="a > b" src="${SRC}">`)
  expect(html).toContain('alt="a > b" loading')
  expect(html.match(/<picture>/g)).toHaveLength(1)
})

test.each([
  '<img src="/logo.png" alt="">',
  '<img src="https://x.example/a.png" alt="">',
  `<img alt="x" src="/images/${KEY}-9.jpg">`,
  '<p>&lt;img src="x"&gt;</p>',
  '',
])('a picture that is not ours stays as it is: %s', (html) => {
  expect(withPictures(html)).toBe(html)
})

test('a text rendered twice is the same', () => {
  const once = withPictures(`<img src="${SRC}" alt="">`)
  expect(withPictures(once)).toBe(once)
})

describe('a picture on a page', () => {
  const render = (props: Parameters<typeof Picture>[0]) =>
    renderToStaticMarkup(createElement(Picture, props))

  test('a picture of ours on a page comes in several widths', () => {
    const html = render({ src: SRC, sizes: '60rem', first: true })
    expect(html).toContain(`srcSet="/images/${KEY}-320.avif 320w`)
    expect(html).toContain('width="1800" height="1200"')
    expect(html).toContain('fetchPriority="high"')
    expect(html).not.toContain('lazy')
  })

  test('a picture of elsewhere on a page comes as it is', () => {
    const html = render({ src: 'https://x.example/a.png', alt: 'A', sizes: '60rem' })
    expect(html).toMatch(/^<img [^>]*src="https:\/\/x\.example\/a\.png"[^>]*>$/)
    expect(html).toContain('loading="lazy"')
  })
})

test.each(['<img ', '<img "', "<img '"])('%s without end is read in one pass', (part) => {
  const html = part.repeat(400_000 / part.length)
  expect(withPictures(html)).toBe(html)
})
