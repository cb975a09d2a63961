import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import {
  contactForm,
  countFrom,
  expect,
  expectKept,
  fillContactForm,
  hold,
  hydrated,
  newPerson,
  site,
  test,
  toast,
} from './journey.ts'

async function expectEmpty({ field }: ReturnType<typeof contactForm>) {
  for (const name of ['name', 'email', 'phone', 'message']) {
    await expect(field(name)).toHaveValue('')
  }
  await expect(field('acceptTerms')).not.toBeChecked()
}

test('a visitor sends an enquiry, and staff find it on their list and read it', async ({
  page,
  context,
  session,
}) => {
  const person = newPerson()
  await page.goto('/')
  const form = await fillContactForm(page, person)
  await form.button.click()
  await expect(toast(page)).toContainText('Message sent successfully!')
  await expect(toast(page)).toContainText('Our team will contact you within 24 hours.')
  await expectEmpty(form)

  await context.addCookies(session.cookies)
  await page.goto(`/admin/leads?q=${encodeURIComponent(person.email)}`)
  const row = page.getByRole('row', { name: new RegExp(person.name) })
  await expect(row).toContainText(shownPhone(person.phone))
  await row.getByRole('link', { name: person.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
  await expect(page.getByRole('main')).toContainText(person.email)
  await expect(page.getByRole('main')).toContainText(person.message)
  await expect(page.getByRole('main')).toContainText('General enquiry')
})

test('while an enquiry is sent the button says so and cannot be pressed', async ({ page }) => {
  const held = await hold(page, '**/api/leads')
  await page.goto('/')
  const { button } = await fillContactForm(page, newPerson())
  await button.click()
  await expect(button).toHaveText('Sending...')
  await expect(button).toBeDisabled()
  held.release()
  await expect(toast(page)).toContainText('Message sent successfully!')
  await expect(button).toBeEnabled()
})

test('an enquiry is stored once when its button is pressed twice', async ({ page, staff }) => {
  const person = newPerson()
  await page.goto('/')
  await (await fillContactForm(page, person)).button.dblclick()
  await expect(toast(page)).toContainText('Message sent successfully!')
  expect(await countFrom(staff, person)).toBe(1)
})

test('an enquiry is sent by the Enter key', async ({ page, staff }) => {
  const person = newPerson()
  await page.goto('/')
  const form = await fillContactForm(page, person)
  await form.field('phone').press('Enter')
  await expect(toast(page)).toContainText('Message sent successfully!')
  expect(await countFrom(staff, person)).toBe(1)
})

test.describe('when it cannot be sent, nothing that was typed is lost and it can be sent again:', () => {
  test.use({ provoked: [/503|Failed to load resource|Failed to fetch/] })

  const failures: [string, (route: Route) => Promise<void>, string][] = [
    [
      'the server is in trouble',
      (route) => route.fulfill({ status: 503, json: { message: 'Please call us at once.' } }),
      'Please call us at once.',
    ],
    [
      'the server answers nonsense',
      (route) => route.fulfill({ status: 502, body: '<h1>' }),
      'Bad Gateway',
    ],
    ['the connection breaks', (route) => route.abort(), 'Please try again later.'],
  ]
  test('the server is in trouble, the server answers nonsense, the connection breaks', async ({
    page,
    staff,
  }) => {
    for (const [what, fail, words] of failures) {
      await test.step(what, async () => {
        const person = newPerson()
        await page.goto('/')
        const form = await fillContactForm(page, person)
        await page.route('**/api/leads', fail, { times: 1 })
        await form.button.click()
        await expect(toast(page)).toContainText(words)
        await expect(toast(page)).toContainText('Failed to send message')
        await expectKept(page, person)
        await form.button.click()
        await expect(toast(page)).toContainText('Message sent successfully!')
        expect(await countFrom(staff, person)).toBe(1)
      })
    }
  })

  test('the visitor, who was in the form before its script loaded, is offline', async ({
    page,
    context,
  }) => {
    const person = newPerson()
    const held = await hold(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    const form = await fillContactForm(page, person)
    held.release()
    await page.waitForLoadState()
    await page.mouse.move(10, 10)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await form.button.click()
    await expect(toast(page)).toContainText('Failed to send message')
    await expectKept(page, person)
  })

  test('the visitor is offline', async ({ page, context, staff }) => {
    const person = newPerson()
    await page.goto('/')
    const form = await fillContactForm(page, person)
    await hydrated(page)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/toast-(?!store)/.test(name)),
    )
    await context.setOffline(true)
    await form.button.click()
    await expect(toast(page)).toContainText('Failed to send message')
    await expectKept(page, person)
    await context.setOffline(false)
    await form.button.click()
    await expect(toast(page)).toContainText('Message sent successfully!')
    expect(await countFrom(staff, person)).toBe(1)
  })

  test('the response is lost: the enquiry was stored, and is not stored again', async ({
    page,
    staff,
  }) => {
    const person = newPerson()
    await page.goto('/')
    const form = await fillContactForm(page, person)
    await page.route(
      '**/api/leads',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await form.button.click()
    await expect(toast(page)).toContainText('Failed to send message')
    await form.button.click()
    await expect(toast(page)).toContainText('Message sent successfully!')
    expect(await countFrom(staff, person)).toBe(1)
  })
})

for (const path of ['/', '/contact?topic=refund'])
  test(`on ${path} text that is typed before the script arrives is still there afterwards, and can be sent`, async ({
    page,
    staff,
  }) => {
    const person = newPerson()
    const held = await hold(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const form = await fillContactForm(page, person)
    await form.field('message').focus()
    held.release()
    await page.waitForLoadState()
    await page.mouse.move(10, 10)
    await hydrated(page)
    await expectKept(page, person)
    await expect(form.field('message')).toBeFocused()
    await form.button.click()
    await expect(toast(page)).toContainText('Message sent successfully!')
    await expectEmpty(form)
    expect(await countFrom(staff, person)).toBe(1)
  })

test('an enquiry sent before the script arrives is stored as without script', async ({
  page,
  staff,
}) => {
  const person = newPerson()
  const held = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await (await fillContactForm(page, person)).button.click()
  await page.waitForURL('/enquiry-received/*', { waitUntil: 'commit' })
  held.release()
  expect(await countFrom(staff, person)).toBe(1)
})

test('an enquiry sent while the script loads goes once the script is there', async ({
  page,
  staff,
}) => {
  const person = newPerson()
  await page.goto('/')
  const held = await hold(page, '**/assets/*.js')
  await (await fillContactForm(page, person)).button.click()
  held.release()
  await expect(toast(page)).toContainText('Message sent successfully!')
  expect(await countFrom(staff, person)).toBe(1)
})

test('an enquiry sent while the script loads says so, and goes without the script after a timeout', async ({
  page,
  staff,
}) => {
  const person = newPerson()
  await page.clock.install()
  await page.goto('/')
  const held = await hold(page, '**/assets/*.js')
  const form = await fillContactForm(page, person)
  await form.button.click()
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toBeVisible()
  await form.button.click()
  await page.clock.fastForward(8_000)
  await page.waitForURL('/enquiry-received/*', { waitUntil: 'commit' })
  held.release()
  expect(await countFrom(staff, person)).toBe(1)
})

test.describe('when the rest of the script never arrives', () => {
  test.use({ provoked: [/Failed to load resource|Failed to fetch|dynamically imported/] })

  test('an enquiry is stored as without script', async ({ page, staff }) => {
    const person = newPerson()
    await page.goto('/')
    await page.route('**/assets/*.js', (route) => route.abort())
    await (await fillContactForm(page, person)).button.click()
    await page.waitForURL('/enquiry-received/*')
    expect(await countFrom(staff, person)).toBe(1)
  })

  test('because the visitor is offline, what was typed stays and can be sent later', async ({
    page,
    context,
    staff,
  }) => {
    const person = newPerson()
    await page.clock.install()
    await page.goto('/')
    const failed = new Map<string, number>()
    page.on('requestfailed', (request) =>
      failed.set(request.url(), (failed.get(request.url()) ?? 0) + 1),
    )
    await context.setOffline(true)
    const { button } = await fillContactForm(page, person)
    for (let minutes = 0; minutes < 5; minutes++) await page.clock.runFor(60_000)
    expect([...failed].filter(([, times]) => times > 5)).toEqual([])
    await button.click()
    const offline = page.getByRole('alert').filter({ hasText: 'You’re offline' })
    await expect(offline).toContainText('nothing has been sent')
    await expectKept(page, person)
    await context.setOffline(false)
    await button.click()
    // A browser that caches the failed import sends the form as without script.
    const thanks = page.getByText(/Message sent successfully!|Thank you for your interest!/)
    await expect(thanks.first()).toBeVisible()
    await expect(offline).toHaveCount(0)
    expect(await countFrom(staff, person)).toBe(1)
  })
})

test.describe('errors are shown under each field', () => {
  const messages = {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Phone number must be at least 10 digits',
    message: 'Message must be at least 10 characters',
    acceptTerms: 'You must accept the privacy policy and terms of service',
  }

  test('the first invalid field has the focus, its error stands under it, and is gone once corrected', async ({
    page,
    staff,
  }) => {
    const person = newPerson()
    await page.goto('/')
    const form = contactForm(page)
    await form.button.scrollIntoViewIfNeeded()
    await form.field('name').focus()
    await hydrated(page)
    await form.button.click()
    for (const [name, message] of Object.entries(messages)) {
      await expect(await form.complaint(name)).toHaveText(message)
    }
    await expect(form.field('name')).toBeFocused()
    await expect(toast(page)).toHaveCount(0)

    await fillContactForm(page, { ...person, email: 'asha', phone: '98765' })
    await form.button.click()
    await expect(await form.complaint('email')).toHaveText(messages.email)
    await expect(form.field('email')).toBeFocused()
    await expect(form.field('name')).toHaveAttribute('aria-invalid', 'false')
    await form.field('email').fill(person.email)
    await form.field('phone').fill(person.phone)
    await expect(form.field('email')).toHaveAttribute('aria-invalid', 'false')
    await form.button.click()
    await expect(toast(page)).toContainText('Message sent successfully!')
    expect(await countFrom(staff, person)).toBe(1)
  })
})

test('the same form is on the contact page, and nothing that a visitor typed is in the log', async ({
  page,
  staff,
}) => {
  const person = newPerson()
  await page.goto('/contact')
  await (await fillContactForm(page, person)).button.click()
  await expect(toast(page)).toContainText('Message sent successfully!')
  expect(await countFrom(staff, person)).toBe(1)
  await staff.get(`/api/leads?q=${encodeURIComponent(person.name)}`)
  await page.request.post('/api/leads', { data: { ...person, name: 'A' } })
  const log = await readFile(site.log, 'utf8')
  expect(log).toContain('"/api/leads"')
  for (const typed of Object.values(person)) expect(log.includes(typed), typed).toBe(false)
  expect(log.includes(person.email.slice(0, 12))).toBe(false)
})
