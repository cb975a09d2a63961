import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const servicesMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('details')
const services = (page: Page) => servicesMenu(page).getByRole('link', { name: 'Filing' })

/** A point on the page that no menu covers. */
const ASIDE = [20, 780] as const

test.describe('the menu of services', () => {
  test('the menu of services opens on hover, and closes when the mouse leaves or an item is chosen', async ({
    page,
  }) => {
    await page.goto('/')
    await servicesMenu(page).hover()
    await expect(services(page)).toHaveCount(5)
    await expect(services(page).first()).toBeVisible()
    await page.mouse.move(...ASIDE)
    await expect(services(page).first()).toBeHidden()

    await servicesMenu(page).hover()
    const target = await services(page).first().getAttribute('href')
    await services(page).first().click()
    await page.waitForURL(target ?? '')
    await expect(services(page).first()).toBeHidden()
  })

  test('the menu of services stays open when the mouse that opened it clicks', async ({ page }) => {
    await page.goto('/')
    await servicesMenu(page).locator('summary').hover()
    await page.mouse.down()
    await page.mouse.up()
    await expect(services(page).first()).toBeVisible()
    await page.mouse.down()
    await page.mouse.up()
    await expect(services(page).first()).toBeHidden()
  })

  test('the menu of services opens and closes by keyboard, and Escape gives the focus back', async ({
    page,
  }) => {
    await page.goto('/')
    const summary = servicesMenu(page).locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(services(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(services(page).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(services(page).first()).toBeHidden()
    await expect(summary).toBeFocused()

    await page.keyboard.press('Space')
    await expect(services(page).first()).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(services(page).first()).toBeHidden()
  })

  test('the menu of services closes on a click elsewhere', async ({ page }) => {
    await page.goto('/')
    await servicesMenu(page).locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(services(page).first()).toBeVisible()
    await page.mouse.click(...ASIDE)
    await expect(services(page).first()).toBeHidden()
  })

  test.describe('on a tablet', () => {
    test.use({ hasTouch: true })

    test('the menu of services on a tablet opens and closes by touch', async ({ page }) => {
      await page.goto('/')
      const summary = servicesMenu(page).locator('summary')
      await summary.tap()
      await expect(services(page).first()).toBeVisible()
      await summary.tap()
      await expect(services(page).first()).toBeHidden()
      await summary.tap()
      await services(page).nth(1).tap()
      await page.waitForURL(/\/services\//)
    })
  })
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
  const button = (page: Page) => page.locator('summary').filter({ hasText: 'Menu' })

  test('the menu of small screens closes when an item is chosen, and the page goes there', async ({
    page,
  }) => {
    await page.goto('/')
    await button(page).tap()
    await expect(menu(page)).toBeVisible()
    await menu(page).getByRole('link', { name: 'Testimonials' }).tap()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/#testimonials')
    await expect(page.locator('#testimonials')).toBeInViewport()
  })

  test('the menu of small screens closes by its button and by Escape', async ({ page }) => {
    await page.goto('/')
    await button(page).tap()
    await expect(menu(page)).toBeVisible()
    await button(page).tap()
    await expect(menu(page)).toBeHidden()
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('the menu of small screens has every link of the wide header', async ({ page }) => {
    await page.goto('/')
    await button(page).tap()
    const names = [
      'Home',
      'Filing',
      'Expert CAs',
      'Pricing',
      'Testimonials',
      'FAQs',
      'Guides',
      'Income tax notices',
      'Returns for earlier years',
      'Income tax refunds',
      'Get Started',
      'Get Expert Help',
    ]
    for (const name of names) {
      await expect(menu(page).getByRole('link', { name }).first()).toBeVisible()
    }
    await expect(menu(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute(
      'href',
      '/#pricing',
    )
    await expect(menu(page).getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/#faq')
  })
})

test('one question is open at a time, and it closes again', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('#faq details')
  const isOpen = () =>
    questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
  expect((await isOpen()).some(Boolean)).toBe(false)
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0).locator('p')).toBeVisible()
  await questions.nth(2).locator('summary').click()
  await expect(questions.nth(2).locator('p')).toBeVisible()
  expect((await isOpen()).filter(Boolean)).toHaveLength(1)
  await questions.nth(2).locator('summary').press('Enter')
  await expect(questions.nth(2).locator('p')).toBeHidden()
  expect((await isOpen()).some(Boolean)).toBe(false)
})

test('testimonials turn by three and wrap around both ways', async ({ page }) => {
  await page.goto('/')
  const carousel = page.getByRole('group', { name: 'Testimonials' })
  const shown = () => carousel.locator('figure:visible').allInnerTexts()
  const first = await shown()
  expect(first).toHaveLength(3)
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel).toContainText('Page 2 of 2')
  const second = await shown()
  expect(second).toHaveLength(3)
  expect(new Set([...first, ...second]).size).toBe(6)
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel).toContainText('Page 1 of 2')
  expect(await shown()).toEqual(first)
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expect(carousel).toContainText('Page 2 of 2')
  expect(await shown()).toEqual(second)
})

test('chat links open a chat in a new tab, each with its own message', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/')
  const links = await page.locator('a[href*="wa.me"]').evaluateAll((all) =>
    all.map((one) => ({
      href: (one as HTMLAnchorElement).href,
      target: (one as HTMLAnchorElement).target,
      rel: (one as HTMLAnchorElement).rel,
    })),
  )
  expect(links.length).toBeGreaterThan(8)
  for (const { href, target, rel } of links) {
    expect(href).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=.+/)
    expect(target).toBe('_blank')
    expect(rel).toContain('noopener')
  }
  const [hero, plan, deadline] = await Promise.all(
    ['#home', '#pricing', 'section[aria-labelledby="deadlines-title"]'].map((part) =>
      page
        .locator(`${part} a[href*="wa.me"]`)
        .evaluateAll((all) =>
          all.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('text')),
        ),
    ),
  )
  const words = [...(hero ?? []), ...(plan ?? []), ...(deadline ?? [])]
  expect(words).toHaveLength(7)
  expect(new Set(words).size).toBe(7)

  const opened = context.waitForEvent('page')
  await page.locator('#home a[href*="wa.me"]').first().click()
  const chat = await opened
  await chat.waitForURL('https://wa.me/**')
  expect(new URL(chat.url()).searchParams.get('text')).toBe(hero?.[0])
  await expect(page).toHaveURL('/')
})

test('the first Tab leads to a link that skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#main')
})

test.describe('the menu of the staff area', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Staff' })

  test('the menu of the staff area has nine entries with the account and fits on a laptop', async ({
    staffPage: page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/admin')
    await expect(menu(page).getByRole('listitem')).toHaveText([
      'Today',
      /Enquiries/,
      'Clients',
      'Calls',
      /Mail/,
      'Content',
      'Reports',
      'Settings',
      'Account',
      'Website',
    ])
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport()
    await expect(page.getByText(/^Signed in as/)).toBeInViewport()
  })

  test('the menu of the staff area has groups that stay as they were left, and opens the one of an address', async ({
    staffPage: page,
  }) => {
    await page.goto('/admin')
    await expect(menu(page).getByRole('link', { name: 'Claims' })).toHaveCount(0)
    await menu(page).getByRole('button', { name: 'Content' }).click()
    await page.reload()
    await expect(menu(page).getByRole('link', { name: 'Claims' })).toBeVisible()
    await menu(page).getByRole('button', { name: 'Content' }).click()
    await page.goto('/admin/audit')
    await expect(menu(page).getByRole('link', { name: 'Claims' })).toHaveCount(0)
    await expect(menu(page).getByRole('link', { name: 'Audit log' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})
