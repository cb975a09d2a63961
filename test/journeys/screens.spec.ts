import type { Page } from '@playwright/test'
import { api, paths } from '#app/paths.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { expectAccessible, looks } from './accessible.ts'
import {
  contactForm,
  expect,
  extendTimeout,
  hydrated,
  newPerson,
  raiseAlerts,
  test,
} from './journey.ts'

const publicScreens = [
  paths.home,
  paths.contact,
  paths.book,
  paths.enquiryReceived('A'.repeat(43)),
  paths.confirmCall('A'.repeat(43)),
  '/nothing-here',
  paths.admin.login,
  paths.pricing,
  paths.faq,
  '/faq/senior-citizen-return-and-tds',
  paths.blog,
  ...serviceMenu.map(({ slug }) => paths.service(slug)),
  paths.tools,
  paths.guides,
  ...guideMenu.map(({ slug }) => paths.guide(slug)),
  paths.about,
  paths.enquiry,
  paths.enquiryLinkSent,
  paths.myLink,
  paths.myLinkSent,
  paths.my('A'.repeat(43)),
  paths.enquiryRepeated('1795000000000'),
  paths.privacy,
  paths.terms,
  paths.cookies,
]
const staffScreens = [
  paths.admin.dashboard,
  paths.admin.leads,
  `${paths.admin.leads}/1`,
  paths.admin.staff,
  paths.admin.claims,
  `${paths.admin.taxFacts}?q=NPS`,
  paths.admin.calls,
  paths.admin.office,
  paths.admin.insights,
  paths.admin.results,
  paths.admin.returnFigures,
  paths.admin.requestTemplates,
  paths.admin.mail,
  paths.admin.incoming,
  paths.admin.audit,
  paths.admin.backups,
  paths.admin.season,
  paths.admin.returns,
  `${paths.admin.returns}?board=true`,
  paths.admin.newReturn,
  paths.admin.clients,
  paths.admin.account,
]

test.use({ provoked: [/status of 404/] })

test.describe('axe finds nothing wrong', () => {
  for (const path of publicScreens) {
    test(`on ${path}, which fits a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, path)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  }

  for (const path of staffScreens) {
    test(`on ${path}, and nothing that visitors send makes it wider than a phone of 320 pixels`, async ({
      staffPage: page,
      staff,
    }) => {
      const long = 'x'.repeat(90)
      await staff.post('/api/leads', {
        data: { ...newPerson(), name: long, message: `${long}${long}` },
      })
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, path)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  }

  test('axe finds nothing wrong in the contact form when everything is wrong', async ({ page }) => {
    await page.goto(paths.contact)
    const { button, field } = contactForm(page)
    await button.click()
    await expect(field('name')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  })

  test('axe finds nothing wrong in a booking without a time, which is asked for first', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(paths.book)
    await hydrated(page, api.appointments.list)
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(page.getByText('Choose a time for the call')).toBeInViewport()
    await expect(page.getByRole('group', { name: 'When should we call?' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('radio').nth(1).press('Space')
    await expect(page.getByText('Choose a time for the call')).toHaveCount(0)
  })

  test('axe finds nothing wrong in the login when everything is wrong', async ({ page }) => {
    await page.goto(paths.admin.login)
    await page.locator('button[type="submit"]').click()
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  })

  test('axe finds nothing wrong in the check whether mail arrives', async ({ staffPage: page }) => {
    await open(page, paths.admin.mail)
    await page.getByText('Is our email delivered?').click()
    await expect(page.getByRole('heading', { name: /^DMARC/ })).toBeVisible()
    await expectAccessible(page)
  })

  test('axe finds nothing wrong in the ways to add a post, and in each part of its form', async ({
    staffPage: page,
  }) => {
    await open(page, paths.admin.blog)
    await page.getByRole('button', { name: 'More ways to add a post' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await open(page, paths.admin.newPost)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectAccessible(page)
    }
  })

  test('axe finds nothing wrong in several alerts at once', async ({ staffPage: page }) => {
    await raiseAlerts()
    await open(page, paths.admin.dashboard)
    await expect(page.getByText('A disk is nearly full')).toBeVisible()
    await expectAccessible(page)
  })

  test('axe finds nothing wrong in the open menus', async ({ page }) => {
    await page.goto(paths.home)
    await page.locator('summary').filter({ hasText: 'Our Services' }).press('Enter')
    await expectAccessible(
      page,
      looks.filter(({ width }) => width === 1280),
    )
    await page.setViewportSize({ width: 360, height: 800 })
    await page.locator('summary').filter({ hasText: 'Menu' }).press('Enter')
    await expectAccessible(
      page,
      looks.filter(({ width }) => width === 360),
    )
  })

  test('axe finds nothing wrong in the plan dialog', async ({ page }) => {
    await page.goto(paths.home)
    await page
      .getByRole('link', { name: /Request a Callback/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
})

test('the chosen tab of each screen of the staff area differs from the others where the browser forces colours', async ({
  staffPage: page,
}) => {
  const { leads, mail, incoming, clients, dashboard, newPost } = paths.admin
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of [`${leads}?view=all`, mail, incoming, clients, dashboard, newPost]) {
    await page.goto(path)
    const tabs = page.getByRole('main').locator('nav a, [role=tab]')
    const lines = () =>
      tabs.evaluateAll((all) =>
        all
          .map((tab) => [
            tab.matches('[aria-current], [aria-selected=true]'),
            getComputedStyle(tab),
          ])
          .filter(([, style]) => (style as CSSStyleDeclaration).borderBottomWidth === '3px')
          .map(
            ([chosen, style]) => `${chosen} ${(style as CSSStyleDeclaration).borderBottomColor}`,
          ),
      )
    await expect.poll(async () => new Set(await lines()).size, path).toBe(2)
    const [colour, other] = [...new Set(await lines())].map((line) => line.replace(/^\w+ /, ''))
    expect(colour, path).not.toBe(other)
  }
})

test('a page that does not exist says so in the agreed words', async ({ page }) => {
  for (const path of ['/nothing-here', '/services/nothing', '/admin/nothing']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  }
})
test('a public page loads nothing of the staff area', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(paths.home)
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await contactForm(page).field('name').fill('Asha')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((path) => /(admin|staff|auth|dashboard).*\.js$/.test(path))).toEqual([])
})

test('a print of the home page leaves out what only a screen needs', async ({ page }) => {
  await page.goto(paths.home)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Reach us' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Goes to a page and waits until what it asks for has come. */
async function open(page: Page, path: string) {
  extendTimeout()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0)
}

async function expectNoSidewaysScroll(page: Page) {
  const [width, ...wider] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    ...[...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`),
  ])
  expect(width, [page.url(), ...wider.slice(0, 3)].join('\n')).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
}
