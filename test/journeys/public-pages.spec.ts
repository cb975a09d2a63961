import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { serviceAnchors } from '#content/services/page.ts'
import { expect, test } from './journey.ts'
import { onEach } from './on-each.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, heading: string | RegExp) =>
  main(page)
    .locator('section, aside')
    .filter({ has: page.getByRole('heading', { name: heading }) })

/** What the steps of a service are called. */
const STEPS: Record<string, RegExp[]> = {
  'salary-house-rent-filing': [
    /document collection/i,
    /expert analysis/i,
    /calculation and filing/i,
    /verification and submission/i,
  ],
  'capital-gains-filing': [
    /document collection/i,
    /expert analysis/i,
    /calculation and filing/i,
    /verification and submission/i,
  ],
  'foreign-income-filing': [
    /documentation collection/i,
    /DTAA analysis/i,
    /tax credit calculation/i,
    /filing and compliance/i,
  ],
}

test.describe('where the script of the page cannot be fetched', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('everything that it would have hidden is visible', async ({ page }) => {
    await page.route('**/assets/entry-public*', (route) => route.abort())
    await page.goto('/')
    for (const testimonial of await page.locator('#testimonials figure').all())
      await expect(testimonial).toBeVisible()
    await expect(page.locator('#testimonials').getByRole('button')).toHaveCount(0)
  })
})

test.describe('service pages', () => {
  test('each have all their parts, and chats with their own messages', async ({ page }) => {
    const words = new Map<string, string>()
    const names = new Map(serviceMenu.map(({ slug, name }) => [name, slug]))
    await onEach(names.keys(), async (name) => {
      const slug = names.get(name) ?? ''
      await page.goto(paths.service(slug))
      await expect(title(page)).toBeVisible()

      const card = main(page)
        .locator('div')
        .filter({
          has: page.getByRole('heading', { name: 'Why Choose Our Service' }),
        })
      await expect.soft(card.last().getByRole('listitem'), name).toHaveCount(4)
      const consult = card.last().getByRole('link', { name: /Consult an Expert Now/ })
      await expect.soft(consult, name).toBeVisible()

      const steps = page.locator('#process ol > li')
      await expect.soft(steps, name).toHaveCount(4)
      if (STEPS[slug]) await expect.soft(steps.getByRole('heading'), name).toHaveText(STEPS[slug])
      await expect.soft(page.locator(`#${serviceAnchors.faqs} details`), name).toHaveCount(5)
      const chat = page.locator('#contact').getByRole('link', { name: /WhatsApp|Chat/ })
      await expect.soft(chat.first(), name).toHaveAttribute('href', /^https:\/\/wa\.me\//)

      // Each key figure has its section.
      const figures = await page.locator(`#${serviceAnchors.documents} details`).all()
      expect.soft(figures.length, name).toBeGreaterThan(3)
      for (const figure of figures)
        await expect.soft(figure, name).toContainText(/ · .*(Act|Rules|Schedule).*$/)
      const checked = main(page).getByText(/^Law checked in \w+ \d{4}\.$/)
      await expect.soft(checked, name).toBeVisible()

      const texts = await main(page)
        .locator('a[href*="wa.me"][target="_blank"]')
        .evaluateAll((all) =>
          all.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('text') ?? ''),
        )
      expect.soft(texts.length, name).toBeGreaterThanOrEqual(3)
      for (const text of texts) {
        expect.soft(words.get(text) ?? slug, text).toBe(slug)
        words.set(text, slug)
      }

      await main(page).getByRole('link', { name: 'Get Started', exact: true }).click()
      await expect(page).toHaveURL(`${paths.service(slug)}#contact`)
      await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport()
    })
  })

  test('service pages lead from their start to the steps, the documents and the questions, and speak to their readers', async ({
    page,
  }) => {
    await page.goto(paths.service('capital-gains-filing'))
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(links).toHaveText(['How it works', 'Documents you’ll need', 'Common questions'])
    await links.nth(1).click()
    await expect(page.getByRole('heading', { name: 'Documents you’ll need' })).toBeInViewport()

    await page.goto(paths.service('foreign-income-filing'))
    for (const subject of [/DTAA/, /Schedule FA/, /RNOR/, /US citizen/i])
      await expect(
        main(page).locator('details').filter({ hasText: subject }).first(),
      ).toBeAttached()

    await page.goto(paths.service('professionals-filing'))
    const grid = section(page, 'Specialized Services by Profession')
    await expect(grid.locator('ul > li').filter({ has: page.getByRole('heading') })).toHaveCount(4)
  })
})

test('the pricing page names three plans and three further services, each with its price in its chat', async ({
  page,
}) => {
  await page.goto(paths.pricing)
  await expect(title(page)).toHaveText('Transparent Pricing Plans')
  await expect(main(page).getByText('GST and our fees included, agreed before')).toBeVisible()
  const words = (name: RegExp) =>
    main(page)
      .getByRole('link', { name })
      .evaluateAll((all) =>
        all.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('text') ?? ''),
      )
  for (const [plan, price, before] of [
    ['Basic', '₹1,999', '₹2,999'],
    ['Professional', '₹3,499', '₹4,999'],
    ['Premium', '₹8,999', '₹12,999'],
  ] as const) {
    const card = main(page)
      .locator('li')
      .filter({ has: page.getByRole('link', { name: `Choose ${plan} Plan` }) })
    await expect(card).toContainText(price)
    await expect(card.locator('s')).toContainText(before)
    expect(await words(new RegExp(`^Choose ${plan} Plan`))).toEqual([
      expect.stringMatching(new RegExp(`${plan}.*${price}`)),
    ])
  }
  await expect(main(page).getByRole('row', { name: /^Price, GST/ })).toContainText(
    '₹1,999₹3,499₹8,999',
  )
  await expect(main(page).getByText('MOST POPULAR')).toHaveCount(1)
  const further = section(page, 'Additional Services')
    .locator('li')
    .filter({ has: page.getByRole('heading') })
  await expect(further).toHaveText([
    /Tax Notice Assistance.*₹2,499/,
    /Prior Year Filing.*₹3,999/,
    /Business Tax Audit.*₹12,999/,
  ])
  expect(new Set(await words(/^Get Started with/)).size).toBe(3)
  await expect(section(page, 'Pricing questions').locator('details')).toHaveCount(3)
  await expect(main(page).getByRole('heading', { name: 'Ready to Get Started?' })).toBeVisible()
  await expect(
    page.locator('#contact-form').getByRole('heading', { name: 'Contact Us' }),
  ).toBeVisible()
})

test.describe('a post', () => {
  const POST = paths.post('complete-guide-to-capital-gains-taxation-in-india')

  test('a post is navigated by its table of contents, and the header covers no heading', async ({
    page,
  }) => {
    await page.goto(POST)
    const contents = page.getByRole('navigation', { name: 'In this article' })
    for (const line of await contents.getByRole('link').all()) {
      await line.click()
      const heading = page.getByRole('heading', {
        level: 2,
        name: await line.innerText(),
        exact: true,
      })
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect
        .poll(() =>
          heading.evaluate((element) => {
            const { left, top, height } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(left + 5, top + height / 2))
          }),
        )
        .toBe(true)
    }
  })

  test('a post shows its date, category and author, is shared by plain links that load nothing from elsewhere, and leads back, to others and to help', async ({
    page,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url())
    })
    await page.goto(POST)
    await expect(title(page)).toHaveText('Complete Guide to Capital Gains Taxation in India')
    const head = page.locator('article header')
    await expect(head).toContainText('September 16, 2026')
    await expect(head).toContainText('Updated November 21, 2026')
    await expect(head).toContainText('Capital gains')
    await expect(head).toContainText('Admin')
    await expect(head).toContainText(/\d+ min read/)

    const share = main(page)
      .locator('p')
      .filter({ has: page.getByText('Share', { exact: true }) })
      .getByRole('link')
    expect(await share.count()).toBeGreaterThanOrEqual(3)
    for (const link of await share.all()) {
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(POST)
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await page.waitForLoadState('networkidle')
    expect(elsewhere).toEqual([])

    const related = section(page, 'Related Articles').locator('li')
    await expect(related.first()).toBeVisible()
    expect(await related.count()).toBeLessThanOrEqual(3)
    for (const card of await related.all()) await expect(card).toContainText('Capital gains')
    await expect(related.filter({ hasText: 'Complete Guide to Capital Gains' })).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      paths.contact,
    )
    const next = main(page).locator('a[rel="next"]')
    const address = await next.getAttribute('href')
    await next.click()
    await expect(page).toHaveURL(address ?? '')
    await page.locator(`a[rel="prev"][href="${POST}"]`).click()
    await expect(page).toHaveURL(POST)
    await page.getByRole('link', { name: 'Back to all posts' }).click()
    await expect(page).toHaveURL(paths.blog)
  })
})

test('a question leads back, to related ones and to people', async ({ page }) => {
  await page.goto(paths.question('how-is-crypto-taxed'))
  const question = await title(page).innerText()
  await expect(main(page).locator('.rich-text')).toBeVisible()
  const related = section(page, 'Related Questions').getByRole('link')
  await expect(related).toHaveCount(3)
  await expect(related.filter({ hasText: question })).toHaveCount(0)
  const box = page.getByRole('complementary', { name: 'Capital Gains Filing' })
  await expect(box).toContainText('From ₹3,499, GST included')
  await expect(box.getByRole('link').first()).toHaveAttribute(
    'href',
    paths.service('capital-gains-filing'),
  )
  const block = section(page, 'Still Have Questions?')
  await expect(block.getByRole('link', { name: 'Contact Our Experts' })).toHaveAttribute(
    'href',
    paths.contact,
  )
  await expect(block.getByRole('link', { name: 'Browse All FAQs' })).toHaveAttribute(
    'href',
    paths.faq,
  )
  await related.first().click()
  await expect(title(page)).not.toHaveText(question)
  await page.getByRole('link', { name: 'Back to All FAQs' }).click()
  await expect(page).toHaveURL(paths.faq)
})

test.describe('a missing page', () => {
  test.use({ provoked: [/status of 404/] })

  test('a missing page says so, with a way on: a post and a question', async ({ page }) => {
    expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404)
    await expect(title(page)).toHaveText('Blog post not found')
    await page.getByRole('link', { name: 'Return to Blog' }).click()
    await expect(page).toHaveURL(paths.blog)

    expect((await page.goto('/faq/no-such-question'))?.status()).toBe(404)
    await expect(title(page)).toHaveText('FAQ Not Found')
    await expect(
      page.getByText("The FAQ you're looking for doesn't exist or has been removed."),
    ).toBeVisible()
    await page.getByRole('link', { name: 'View All FAQs' }).click()
    await expect(page).toHaveURL(paths.faq)
  })
})

test('feed, sitemap and manifest are read without an error', async ({ page }) => {
  await page.goto(paths.terms)
  for (const [path, root, parts] of [
    ['/feed.xml', 'feed', 'entry > id'],
    ['/sitemap.xml', 'urlset', 'url > loc'],
  ] as const) {
    const text = await (await page.request.get(path)).text()
    const read = await page.evaluate(
      ([xml, selector]) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml')
        const texts = [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent)
        return {
          error: parsed.querySelector('parsererror')?.textContent,
          root: parsed.documentElement.localName,
          different: new Set(texts).size,
          all: texts.length,
        }
      },
      [text, parts] as const,
    )
    expect(read).toEqual({ error: undefined, root, different: read.all, all: read.all })
    expect(read.all).toBeGreaterThan(10)
  }
  const manifest = await page.context().newCDPSession(page)
  const { errors, url } = await manifest.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toMatch(/\/manifest\.webmanifest$/)
})
