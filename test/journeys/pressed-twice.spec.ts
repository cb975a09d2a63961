import type { APIRequestContext, Locator, Page, Request } from '@playwright/test'
import { newClient, QUESTION, signInByPhone } from './client.ts'
import { expect, fillContactForm, newPerson, test } from './journey.ts'

test('a client who presses "Open my page" twice on a slow line is let in', async ({
  page,
  staff,
}) => {
  const client = await newClient(staff)
  const { code } = await (await staff.post(`/api/returns/${client.returnId}/code`)).json()
  await page.goto(client.path)
  await page.getByLabel('Code').fill(code)
  const sent = await pressTwice(page, page.getByRole('button', { name: 'Open my page' }))
  await expect(page.getByRole('main')).toContainText(client.name)
  expect(sent()).toBe(1)
})

test('an answer sent by two presses arrives once', async ({ page, staff }) => {
  const { question, button } = await openQuestion(page, staff)
  await question.getByLabel('Your answer').fill('No, none this year.')
  const sent = await pressTwice(page, button)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We need 2 things from you')
  expect(sent()).toBe(1)
})

test('a form that the browser finds incomplete can be sent once it is complete', async ({
  page,
  staff,
}) => {
  const { question, button } = await openQuestion(page, staff)
  await button.click()
  await question.getByLabel('Your answer').fill('No, none this year.')
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We need 2 things from you')
})

test('a form that was sent can be sent again once its page is back from the cache', async ({
  page,
  staff,
}) => {
  const { question, button } = await openQuestion(page, staff)
  await question.getByLabel('Your answer').fill('No, none this year.')
  // No content: the page stays.
  await page.route('**/answer', (route) => route.fulfill({ status: 204 }), { times: 1 })
  const first = page.waitForResponse('**/answer')
  await button.click()
  await first
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We need 2 things from you')
})

test('a note on a receipt sent by two presses is added once', async ({ page }) => {
  await page.goto('/contact')
  await (await fillContactForm(page, newPerson())).button.click()
  await page.getByRole('main').getByRole('link', { name: 'Track your enquiry' }).first().click()
  await page.waitForURL('/receipt/*')
  const form = page.locator('form[action$="/corrections"]')
  await page.locator('details', { has: form }).locator('summary').click()
  await form.locator('[name=note]').fill('I also sold a flat in Warangal.')
  const sent = await pressTwice(page, form.locator('button[type=submit]'))
  await page.waitForURL('/receipt/*#saved')
  await expect(page.getByText('I also sold a flat in Warangal.')).toHaveCount(1)
  expect(sent()).toBe(1)
})

test.describe('a note of staff whose response is lost', () => {
  test.use({ provoked: [/ERR_CONNECTION_RESET|Failed to fetch/] })

  test('a note that staff send again after its response was lost is in the history once', async ({
    staffPage: page,
    staff,
  }) => {
    const { id } = await (await staff.post('/api/leads', { data: newPerson() })).json()
    await page.goto(`/admin/leads/${id}`)
    const note = page.getByRole('textbox', { name: 'Note' })
    const add = page.getByRole('button', { name: 'Add note' })
    await page.route(
      '**/notes',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await note.fill('Has moved to Pune.')
    await add.click()
    await expect(page.getByText('The site could not be reached.').first()).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Staff' })
    await menu.getByRole('link', { name: 'Today' }).click()
    await expect(page).toHaveURL('/admin')
    await page.goBack()
    await expect(note).toHaveValue('Has moved to Pune.')
    await add.click()
    await expect(note).toHaveValue('')
    await note.fill('Has moved to Pune.')
    await add.click()
    await expect(note).toHaveValue('')
    await page.reload()
    await expect(page.getByText('Has moved to Pune.')).toHaveCount(2)
  })
})

/** Presses again while the response to the first press is on its way; returns how many requests were made. */
async function pressTwice(page: Page, button: Locator): Promise<() => number> {
  let sent = 0
  const isSent = (request: Request) => request.method() === 'POST'
  page.on('request', (request) => {
    if (isSent(request) && request.isNavigationRequest()) sent++
  })
  await page.route('**/api/**', async (route) => {
    if (!isSent(route.request())) return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    await new Promise((resolve) => setTimeout(resolve, 700))
    // The browser has given up the request where a second one was made.
    await route.fulfill({ response }).catch(() => {})
  })
  const first = page.waitForRequest(isSent)
  await button.click({ noWaitAfter: true })
  await first
  await page.waitForTimeout(250)
  // By the mouse, for a button is clicked only once the page that is on its way has come.
  await page.mouse.down()
  await page.mouse.up()
  return () => sent
}

/** The question to a new client who has signed in, and the button that sends the answer. */
async function openQuestion(page: Page, staff: APIRequestContext) {
  await signInByPhone(page, staff, await newClient(staff))
  const question = page.getByRole('listitem', { name: QUESTION }).first()
  return { question, button: question.getByRole('button', { name: 'Send answer' }) }
}
