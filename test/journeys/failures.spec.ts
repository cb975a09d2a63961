import type { Page, Route } from '@playwright/test'
import {
  contactForm,
  expect,
  expectKept,
  fillContactForm,
  newPerson,
  site,
  test,
  toast,
} from './journey.ts'

test.use({ provoked: [/Failed to load resource|Failed to fetch|dynamically imported module/] })

/** Over HTTP/2 a response has no status text. */
const overHttp2 = () => {
  const fetchOverHttp1 = window.fetch
  window.fetch = async (...request) => {
    const response = await fetchOverHttp1(...request)
    Object.defineProperty(response, 'statusText', { value: '' })
    return response
  }
}

test.beforeEach(({ page }) => page.addInitScript(overHttp2))

/** A success cut short. To who asked for it, other answers without words are the same failure: api.test.ts holds that. */
const CUT_SHORT = { status: 200, contentType: 'application/json', body: '{"id": 1' }

type Answer = Parameters<Route['fulfill']>[0]

/** Answers writes to an address so; reads go on. */
async function refuse(page: Page, address: string | RegExp, answer: Answer = CUT_SHORT) {
  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(answer),
  )
}

test.describe('where the answer is a success cut short', () => {
  test('the contact form says so and keeps what was typed', async ({ page }) => {
    const person = newPerson()
    await page.goto('/contact')
    const { button } = await fillContactForm(page, person)
    await refuse(page, '**/api/leads')
    await button.click()
    await expect(toast(page)).toContainText('Failed to send message')
    await expect(toast(page)).toContainText('Please try again later.')
    await expectKept(page, person)
    await expect(button).toBeEnabled()
  })

  test('the pricing form says so and keeps what was typed', async ({ page }) => {
    const { name, email, phone } = newPerson()
    await page.goto('/pricing')
    const { field, button } = contactForm(page)
    for (const [key, value] of Object.entries({ name, email, phone })) await field(key).fill(value)
    await field('service').selectOption('basic')
    await refuse(page, '**/api/leads')
    await button.click()
    await expect(toast(page)).toContainText('Failed to send message')
    await expect(toast(page)).toContainText('Please try again later.')
    await expect(field('name')).toHaveValue(name)
    await expect(button).toBeEnabled()
  })

  test('the plan dialog stays open with what was typed', async ({ page }) => {
    const { name, email, phone } = newPerson()
    await page.goto('/')
    await page
      .getByRole('link', { name: /Request a Callback/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Get Started Today' })
    for (const [key, value] of Object.entries({ fullName: name, email, phoneNumber: phone }))
      await dialog.locator(`[name="${key}"]`).fill(value)
    await refuse(page, '**/api/leads')
    await dialog.getByRole('button', { name: 'Submit Inquiry' }).click()
    await expect(toast(page)).toContainText('Error')
    await expect(toast(page)).toContainText('Failed to submit your inquiry. Please try again.')
    await expect(dialog.locator('[name="fullName"]')).toHaveValue(name)
    await expect(dialog.getByRole('button', { name: 'Submit Inquiry' })).toBeEnabled()
  })

  test('the login says it in the form and in a toast', async ({ page }) => {
    await page.goto('/admin/login')
    await page.getByLabel('Username').fill(site.username)
    await page.getByLabel('Password').fill(site.password)
    await refuse(page, '**/api/auth/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.')
    await expect(toast(page)).toContainText('Login failed')
    await expect(toast(page)).toContainText('Please check your credentials and try again.')
    await expect(page.getByLabel('Username')).toHaveValue(site.username)
  })

  test('signing out says so and brings the screen back', async ({ staffPage: page }) => {
    await page.goto('/admin/account')
    await refuse(page, '**/api/auth/logout')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page)).toContainText('Logout failed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  })

  for (const { kind, list, noun, data } of kinds()) {
    test(`a ${kind} is not added, changed or deleted, and nothing of it is lost`, async ({
      staffPage: page,
      staff,
    }) => {
      const number = `${Date.now()}${process.pid}`.slice(-9)
      const name = `Which ${kind} is number ${number}?`
      const stored = await staff.post(list, { data: data(name, number) })
      expect(stored.status()).toBe(201)
      await refuse(page, new RegExp(`${list}(/\\d+)?$`))

      await page.goto(`/admin/${kind === 'FAQ' ? 'faqs' : 'blog'}?q=${number}`)
      await page.getByRole('button', { name: `Edit ${name}` }).click()
      await page.getByRole('button', { name: `Save ${noun}` }).click()
      await expect(toast(page)).toContainText(`Failed to update ${kind}`)
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
        `Failed to update ${kind}`,
      )
      await page.getByRole('button', { name: 'Cancel' }).click()

      await page.getByRole('button', { name: `Delete ${name}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(toast(page)).toContainText(`Failed to delete ${kind}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

      if (kind === 'FAQ') await page.getByRole('button', { name: 'Add FAQ' }).click()
      else {
        await page.getByRole('button', { name: 'More ways to add a post' }).click()
        await page.getByRole('menuitem', { name: 'New post (short form)' }).click()
      }
      const fields = { Question: name, Answer: LONG, Title: name, Excerpt: LONG, Content: LONG }
      for (const [label, text] of Object.entries(fields)) {
        const box = page.getByRole('dialog').getByRole('textbox', { name: label, exact: true })
        if ((kind === 'FAQ') === ['Question', 'Answer'].includes(label)) await box.fill(text)
      }
      await page.getByRole('button', { name: `Create ${noun}` }).click()
      await expect(toast(page)).toContainText(`Failed to create ${kind}`)
      await expect(page.getByRole('dialog').getByText(LONG).first()).toBeVisible()
    })
  }
})

const LONG = 'Keep a receipt for every month in which you paid rent to the landlord.'

function kinds() {
  return [
    {
      kind: 'FAQ',
      list: '/api/faqs',
      noun: 'FAQ',
      data: (question: string, number: string) => ({
        question,
        slug: `faq-${number}`,
        answer: `<p>${LONG}</p>`,
      }),
    },
    {
      kind: 'blog post',
      list: '/api/blog/posts',
      noun: 'Post',
      data: (title: string, number: string) => ({
        title,
        slug: `post-${number}`,
        excerpt: LONG,
        content: `<p>${LONG}</p>`,
      }),
    },
  ]
}

test.describe('a list of the staff area', () => {
  for (const [path, api, words] of [
    ['/admin/faqs', '**/api/faqs?*', 'An error occurred while fetching FAQs.'],
    ['/admin/blog', '**/api/blog/posts?*', 'An error occurred while fetching blog posts.'],
  ] as const) {
    test(`on ${path} is retried once when the connection breaks, not when refused, says so in its frame, and is asked for again`, async ({
      staffPage: page,
    }) => {
      let asked = 0
      const answer = async (end: (route: Route) => Promise<void>) => {
        await page.unroute(api)
        await page.route(api, (route) => {
          asked++
          return end(route)
        })
      }
      const askAgain = () => page.getByRole('button', { name: 'Try again' }).click()
      await answer((route) => route.abort())
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText(words)
      await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible()
      expect(asked).toBe(2)

      await answer((route) => route.fulfill({ status: 404, json: { message: 'Gone.' } }))
      await askAgain()
      await expect(page.getByRole('alert')).toContainText(words)
      await expect.poll(() => asked).toBe(3)

      await test.step('a list that is cut short', async () => {
        await answer((route) => route.fulfill(CUT_SHORT))
        await askAgain()
        await expect.poll(() => asked).toBe(5)
        await expect(page.getByRole('alert')).toContainText(words)
      })
      await page.unroute(api)
      await askAgain()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    })
  }

  test('a list of the staff area is not asked for again within a minute, but after a change of one’s own', async ({
    staffPage: page,
    staff,
  }) => {
    const number = `${Date.now()}${process.pid}`.slice(-9)
    const data = {
      question: `Is ${number} new?`,
      slug: `is-${number}-new`,
      answer: '<p>Yes, it is.</p>',
    }
    await staff.post('/api/faqs', { data })
    let asked = 0
    page.on('request', (request) => {
      if (/\/api\/faqs\?/.test(request.url())) asked++
    })
    await page.goto(`/admin/faqs?q=${number}`)
    await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(1)
    const menu = page.getByRole('navigation', { name: 'Staff' })
    await menu.getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
    await page.goBack()
    await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(1)
    expect(asked).toBe(1)
    await page.getByRole('button', { name: `Delete ${data.question}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(0)
    expect(asked).toBe(2)
  })
})

test.describe('what was typed outlasts a failed load:', () => {
  test('a name and a password, where the account cannot be loaded again', async ({
    staffPage: page,
    context,
  }) => {
    await page.goto('/admin/account')
    await page.getByLabel('New password').fill('typed and not yet stored')
    let failed = 0
    await page.route('**/api/staff/me', (route) => {
      failed++
      return route.fulfill({ status: 500, body: '' })
    })
    await context.setOffline(true)
    await context.setOffline(false)
    await expect.poll(() => failed).toBe(2)
    await expect(page.getByLabel('New password')).toHaveValue('typed and not yet stored')
  })
})

test('a failed import of a proxy’s page is reported in the dialog', async ({ staffPage: page }) => {
  await page.goto('/admin/leads')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.route('**/api/leads/import*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nAsha\n') })
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Please try again later.')
})

test('a template that fails without a text says what to do and keeps what was typed', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/templates')
  await page.getByRole('button', { name: 'Add reply' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an email reply' })
  for (const label of ['Title', 'Subject', 'Text'])
    await dialog.getByRole('textbox', { name: label }).fill('Typed and not yet stored')
  await refuse(page, '**/api/templates', { status: 500, body: '' })
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please try again later.')
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(
    'Typed and not yet stored',
  )
})

test('an image library that fails without a text says what to do', async ({ staffPage: page }) => {
  await page.goto('/admin/blog/new')
  await page.route('**/api/images?*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Choose image…' }).first().click()
  await page.getByRole('tab', { name: 'Library' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'We couldn’t load the images. Please try again later.',
  )
})

test('a screen that could not be loaded offline is shown when the connection is back', async ({
  staffPage: page,
  context,
}) => {
  await page.goto('/admin')
  // A notice of a late backup links to them as well.
  const menu = page.getByRole('navigation', { name: 'Staff' })
  await menu.getByRole('button', { name: 'Settings' }).click()
  await context.setOffline(true)
  await menu.getByRole('link', { name: 'Backups' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen couldn’t be shown')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backups')
})

test.describe('a dialog that is opened without a connection', () => {
  test.use({ provoked: [/Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED/] })

  test('a dialog that is opened without a connection says that it can’t, leaves the screen and what is typed, and opens once the line is back', async ({
    staffPage: page,
    context,
  }) => {
    const notice = page.getByText('That couldn’t be opened', { exact: true })
    for (const [address, button, kept] of [
      ['/admin/leads', 'Import', 'Search'],
      ['/admin/blog/new', 'Insert image', 'Title'],
    ] as const) {
      await page.goto(address)
      const field = page.getByLabel(kept, { exact: true }).first()
      await expect(field).toBeVisible()
      if (kept === 'Title') await field.fill('Half a title')
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.getByRole('button', { name: button }).first().click()
      await expect(notice).toBeVisible()
      await expect(field).toBeVisible()
      if (kept === 'Title') await expect(field).toHaveValue('Half a title')
      await context.setOffline(false)
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  })
})
