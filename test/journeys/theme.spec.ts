import type { Page } from '@playwright/test'
import { expect, hold, test } from './journey.ts'

const KEY = 'tax-expert-theme'
const root = (page: Page) => page.locator('html')
const choice = (page: Page, name: string) => page.getByRole('radio', { name })
const choose = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).click()
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const everyKindOfPage = ['/', '/privacy-policy', '/admin/login']

test('the theme is light, whatever the system says, until another is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of everyKindOfPage) {
    await page.goto(path)
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  }
})

test('a stored choice is applied before the first paint', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'dark')
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, KEY)
  for (const path of everyKindOfPage) {
    await page.goto(path)
    expect(await page.evaluate(() => (window as { themeAtFirst?: string }).themeAtFirst)).toBe(
      'dark',
    )
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  }
})

test('a choice applies at once, after a reload and on other pages, and is made by keyboard too', async ({
  page,
}) => {
  await page.goto('/')
  await expect(choice(page, 'Light')).toBeChecked()
  const light = await background(page)
  await choose(page, 'Dark')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => background(page)).not.toBe(light)
  const dark = await background(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark')
  for (const path of ['/', '/contact', '/privacy-policy', '/nothing-here']) {
    await page.goto(path)
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => background(page)).toBe(dark)
  }
  await page.goto('/')
  await expect(choice(page, 'Dark')).toBeChecked()
  await choose(page, 'Light')
  await expect.poll(() => background(page)).toBe(light)

  await choice(page, 'Light').focus()
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Dark')).toBeChecked()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test.use({ provoked: [/status of 404/] })

test('the system is followed as it changes, once that is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await choose(page, 'System')
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(choice(page, 'System')).toBeChecked()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await choose(page, 'Dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('a choice made before the script runs is stored', async ({ page }) => {
  const held = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await choose(page, 'Dark')
  await expect(choice(page, 'Dark')).toBeChecked()
  held.release()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(choice(page, 'Dark')).toBeChecked()
})

test('staff choose the theme too', async ({ staffPage: page }) => {
  await page.goto('/admin')
  await choose(page, 'Dark')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(choice(page, 'Dark')).toBeChecked()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('an unknown stored theme counts as none', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '"><script>'), KEY)
  await page.goto('/')
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
})
