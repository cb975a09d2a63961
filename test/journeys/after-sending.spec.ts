import type { Page } from '@playwright/test'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { expectNoFault, showStill } from './accessible.ts'
import {
  contactForm,
  expect,
  fillContactForm,
  hydrated,
  newPerson,
  test,
  toast,
} from './journey.ts'

const sentHeading = (page: Page) => page.getByRole('heading', { name: 'Sent', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get Started Today' })
const bar = (page: Page) => page.getByRole('region', { name: 'Sent', exact: true })

async function sendFromContactPage(page: Page) {
  const person = newPerson()
  await page.goto('/contact')
  await (await fillContactForm(page, person)).button.click()
  await expect(sentHeading(page)).toBeFocused()
  return person
}

async function expectAccessible(page: Page) {
  await showStill(page)
  await expectNoFault(page)
}

/** Opens the dialog from a plan's card, and fills in all but what is given otherwise. */
async function openDialog(page: Page, plan: string, given: { email?: string } = {}) {
  const person = { ...newPerson(), ...given }
  await page.getByRole('link', { name: new RegExp(`Request a Callback.*${plan}`) }).click()
  const fields = { fullName: person.name, email: person.email, phoneNumber: person.phone }
  for (const [name, value] of Object.entries(fields)) {
    await dialog(page).locator(`[name="${name}"]`).fill(value)
  }
  return person
}

test('the enquiry that was sent takes the place of the form, and stays', async ({ page }) => {
  const person = await sendFromContactPage(page)
  const panel = page.getByRole('region', { name: 'Sent', exact: true })
  await expect(panel).toContainText(
    /We’ll reply by (.*\d{1,2}(:30)? [ap]m|the end of .+), Indian time/,
  )
  for (const typed of [person.message, shownPhone(person.phone), person.email]) {
    await expect(panel).toContainText(typed)
  }
  await expect(panel).not.toContainText('General Inquiry')
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
  await expectAccessible(page)
  await expect(panel).toBeVisible()

  await expect(contactForm(page).button).toBeHidden()
  await page.getByText('Send another enquiry').click()
  for (const name of Object.keys(person)) {
    await expect(contactForm(page).field(name)).toHaveValue('')
  }
  const again = newPerson()
  await (await fillContactForm(page, again)).button.click()
  await expect(sentHeading(page)).toBeFocused()
  await expect(panel).toContainText(again.message)
  await expect(contactForm(page).button).toBeHidden()
})

test('the pricing form says what one pays for the plan that was sent', async ({ page }) => {
  const person = newPerson()
  await page.goto('/pricing')
  const form = contactForm(page)
  for (const [name, value] of Object.entries(person)) await form.field(name).fill(value)
  await form.field('service').selectOption('premium')
  await hydrated(page)
  await form.button.click()
  await expect(sentHeading(page)).toBeFocused()
  await expect(bar(page)).toContainText('Premium plan, ₹8,999')
})

test.describe('the link of a receipt', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the link of a receipt can be copied, and is remembered on the device only when asked', async ({
    page,
  }) => {
    await sendFromContactPage(page)
    const link = await page
      .getByRole('main')
      .getByRole('link', { name: 'Track your enquiry' })
      .last()
      .getAttribute('href')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await expect(page.getByRole('link', { name: 'Send to my WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=.*receipt/,
    )

    await page.goto('/contact')
    await expect(page.getByText('You sent us an enquiry from this device.')).toBeHidden()
    await page.goto(link ?? '')
    await page.getByRole('button', { name: 'Remember on this device' }).click()
    await expect(page.getByRole('button', { name: 'Remove from this device' })).toBeFocused()

    await page.goto('/contact')
    const line = page.getByText('You sent us an enquiry from this device.')
    await line.getByRole('link', { name: 'Track your enquiry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your enquiry')
    await page.goto('/contact')
    await line.getByRole('button', { name: 'Remove from this device' }).click()
    await expect(page.getByText('Removed from this device.')).toBeFocused()
    await page.reload()
    await expect(line).toBeHidden()
  })

  test('the link of a receipt is forgotten once the enquiry is withdrawn', async ({ page }) => {
    await sendFromContactPage(page)
    await page.getByRole('button', { name: 'Remember on this device' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Track your enquiry' }).first().click()
    await page.getByText('Withdraw this enquiry').click()
    await page.getByRole('button', { name: 'Delete my enquiry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This enquiry was deleted')
    await page.waitForLoadState()
    await page.goto('/contact')
    await expect(page.getByText('You sent us an enquiry from this device.')).toBeHidden()
  })
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]) {
  test.describe(`on ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('the dialog says the price, with its button in sight, and errors too', async ({
      page,
    }) => {
      await page.goto('/pricing')
      await openDialog(page, 'Premium', { email: 'asha' })
      await expect(dialog(page)).toContainText('Price: ₹8,999, GST included')
      await dialog(page).locator('[name="incomeSource"]').selectOption('Basic Plan ₹1,999')
      await expect(dialog(page)).toContainText('Price: ₹1,999, GST included')
      await dialog(page).locator('[name="incomeSource"]').selectOption('Other')
      await expect(dialog(page)).not.toContainText('Price:')
      const submit = dialog(page).getByRole('button', { name: 'Submit Inquiry' })
      await expect(submit).toBeInViewport({ ratio: 1 })

      await dialog(page).locator('[name="message"]').focus()
      await submit.click()
      await expect(dialog(page).locator('[name="email"]')).toBeFocused()
      for (const seen of [
        dialog(page).locator('label', { hasText: 'Email' }),
        dialog(page).getByText('Please enter a valid email address'),
      ]) {
        await expect(seen).toBeInViewport({ ratio: 1 })
      }
    })

    for (const path of ['/contact', '/pricing', '/']) {
      test(`after the form of ${path} the toast covers nothing, and nothing moves when it goes`, async ({
        page,
      }) => {
        const person = newPerson()
        await page.goto(path)
        const form = contactForm(page)
        for (const [name, value] of Object.entries(person)) await form.field(name).fill(value)
        if (path === '/pricing') await form.field('service').selectOption('basic')
        else await form.field('acceptTerms').check()
        await hydrated(page)
        await form.button.click()
        await expect(toast(page)).toBeInViewport({ ratio: 1 })
        await expect(sentHeading(page)).toBeInViewport({ ratio: 1 })
        const under = await toast(page).evaluate((notice) => {
          const { left, top, width, height } = notice.getBoundingClientRect()
          const points = [0.02, 0.5, 0.98].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y]))
          const found = points.flatMap(([x = 0, y = 0]) =>
            document.elementsFromPoint(left + x * width, top + y * height),
          )
          return found.filter((one) => !notice.contains(one) && !one.contains(notice)).length
        })
        expect(under).toBe(0)
        const before = await sentHeading(page).boundingBox()
        // By keyboard: to press a button that still moves, the browser's driver may scroll the page.
        await toast(page).getByRole('button', { name: 'Close' }).press('Enter')
        await expect(toast(page)).toHaveCount(0)
        expect((await sentHeading(page).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
      })
    }

    test('the enquiry sent from the dialog stands at the foot of the page until it is dismissed', async ({
      page,
    }) => {
      await page.goto('/pricing')
      const person = await openDialog(page, 'Basic')
      await dialog(page).getByRole('button', { name: 'Submit Inquiry' }).click()
      await expect(dialog(page)).toBeHidden()
      await bar(page).getByText('Your enquiry and what happens next').click()
      await expect(bar(page)).toContainText('Basic plan, ₹1,999')
      await expect(bar(page)).toContainText(person.email)
      await toast(page).getByRole('button', { name: 'Close' }).click()
      for (const other of ['Call us', /Chat on WhatsApp$|on tax filing/]) {
        for (const link of await page
          .getByRole('complementary')
          .getByRole('link', { name: other })
          .all()) {
          await link.click({ trial: true })
        }
      }
      await expectAccessible(page)
      await bar(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(bar(page)).toHaveCount(0)
      await expect(page.getByRole('link', { name: /Request a Callback.*Basic/ })).toBeFocused()
    })
  })
}

test('staff move the case, and the visitor sees it on the receipt', async ({
  staffPage: page,
  staff,
}) => {
  const response = await staff.post('/api/leads', {
    data: { ...newPerson(), service: 'Tax Planning', tookMs: 60_000 },
  })
  const { id, receiptUrl } = await response.json()
  await page.goto(`/admin/leads/${id}`)
  await page.getByLabel('Stage', { exact: true }).selectOption('In preparation')
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'changed the stage from Not started to In preparation.',
  )
  await expect(page.getByRole('button', { name: 'Mark as won' })).toHaveCount(0)
  await page.getByLabel('Stage', { exact: true }).selectOption('Filed')
  await page.getByRole('button', { name: 'Mark as won' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('won')
  expect(await (await staff.get(`/api/leads/${id}`)).json()).toMatchObject({
    stage: 'filed',
    status: 'won',
  })
  await page.goto(receiptUrl)
  await expect(page.locator('[aria-current="step"]')).toContainText('Filed')
})

test.describe('after a try without network', () => {
  test.use({ provoked: [/Failed to load resource|Failed to fetch/] })

  test('the plan dialog is sent, and says so', async ({ page, context }) => {
    await page.goto('/pricing')
    await openDialog(page, 'Premium')
    const submit = dialog(page).getByRole('button', { name: 'Submit Inquiry' })
    await context.setOffline(true)
    await submit.click()
    await expect(toast(page)).toContainText('offline')
    await context.setOffline(false)
    await submit.click()
    await expect(toast(page)).toContainText('Thank you for your interest!')
    await expect(bar(page)).toBeVisible()
  })
})
