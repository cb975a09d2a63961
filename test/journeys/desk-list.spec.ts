import type { APIRequestContext, Page } from '@playwright/test'
import { expect, hold, newPerson, test, timePasses, toast } from './journey.ts'

/** The list of enquiries: how much of it one sees, and what one does with many at once. */

const LONG_NAME = 'Venkata Satyanarayana Lakshmi Narasimha Rao Chintalapati Junior'
const MESSAGE =
  'I am an NRI in Dubai with rent from a flat in Pune, some mutual funds sold last year, and a notice under section 143(1) that I do not understand. My brother can bring the papers.'
const rows = (page: Page) => page.getByRole('row').filter({ has: page.locator('[data-row]') })
const link = (page: Page, index: number) => rows(page).nth(index).locator('[data-row]')

/** Sends that many enquiries with real names and messages; the word finds them. */
async function sendMany(staff: APIRequestContext, count: number, word: string) {
  const names = [LONG_NAME, 'प्रिया शर्मा', 'राजेश कुमार अग्रवाल', 'Asha Rao', 'Asha Rao']
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const response = await staff.post('/api/leads', {
        data: {
          ...newPerson(),
          name: names[at % names.length],
          message: `${MESSAGE} ${word}`,
          service: at % 2 ? 'Business & Professionals' : 'Premium Plan',
        },
      })
      expect(response.status()).toBe(201)
      return (await response.json()).id as number
    }),
  )
}

/** How many rows are wholly visible, above what is at the foot of the screen. */
function rowsOnScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-menu-bar]')?.getBoundingClientRect()
    const foot = bar && bar.height > 0 ? bar.top : innerHeight
    const rows = [...document.querySelectorAll('tr:has([data-row])')]
    return rows.filter((row) => {
      const { top, bottom, height } = row.getBoundingClientRect()
      return height > 0 && top >= 0 && bottom <= foot
    }).length
  })
}

/** The labels and counts of the menu, and of the button of the filters, that take more than a line. */
function wrappedLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = document.querySelectorAll('[data-menu-bar] li > *, [aria-controls=desk-filters]')
    const texts = [...labels].flatMap((label) => {
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      return Array.from({ length: 9 }, () => walker.nextNode()).filter((node) => node !== null)
    })
    return texts.flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set([...range.getClientRects()].map(({ top }) => top))
      return lines.size > 1 && !text.parentElement?.matches('.sr-only')
        ? [`${text.textContent}`]
        : []
    })
  })
}

test('a screen shows a morning’s work without scrolling', async ({ staffPage: page, staff }) => {
  const word = `Morning${Date.now()}`
  const ids = await sendMany(staff, 22, word)
  await timePasses(ids[3] ?? 0, 30)
  await page.goto(`/admin/leads?view=needs-answer&q=${word}`)
  await expect(rows(page)).toHaveCount(22)
  const overdue = rows(page)
    .first()
    .getByText(/^Overdue 6 h( \d+ min)?$/)
  await overdue.hover()
  const due = rows(page)
    .first()
    .getByText(/^due (today|yesterday), \d+:\d\d\s[ap]m$/)
  await expect(due).toBeVisible()
  const row = await rows(page).first().boundingBox()
  const tip = await due.boundingBox()
  expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
  for (const [width, height, least] of [
    [1366, 768, 12],
    [1920, 1080, 20],
    [360, 740, 4],
  ] as const) {
    await page.setViewportSize({ width, height })
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect
      .poll(() => rowsOnScreen(page), `${width} × ${height}`)
      .toBeGreaterThanOrEqual(least)
    expect(await sideways()).toBe(0)
  }

  // Where a face has no bold letters, as for some scripts, the browser thickens them.
  await expect(link(page, 1)).toHaveCSS('font-weight', '700')
  await expect(link(page, 1)).toHaveCSS('font-synthesis-weight', 'auto')

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await wrappedLabels(page)).toEqual([])

  // The menu of a phone stands at its foot, and hides neither the last row nor a notice.
  const menu = page.getByRole('navigation', { name: 'Staff' })
  await expect(menu.getByRole('link')).toHaveText([/Today/, /Enquiries/, /Mail/])
  await menu.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Account' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Logout' })).toBeVisible()
  await main.getByTitle('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/admin')
  await expect(main.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(main).toContainText(
    'Spam and erased enquiries aren’t counted, even if they were missed.',
  )
})

test('the way back from an enquiry leads to its row, and j goes on from there', async ({
  staffPage: page,
  staff,
}) => {
  const word = `Back${Date.now()}`
  await sendMany(staff, 20, word)
  await page.setViewportSize({ width: 1366, height: 600 })
  await page.goto(`/admin/leads?q=${word}`)
  await expect(rows(page)).toHaveCount(20)
  // The screen that has just been opened begins at its top.
  await expect(async () => {
    await link(page, 14).hover()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  }).toPass()
  const before = await page.evaluate(() => scrollY)
  await link(page, 14).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Next' })).toBeEnabled()
  await page.goBack()
  await expect(link(page, 14)).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  // Opening it has not moved it: the next one is the one below it.
  await page.keyboard.press('j')
  await expect(link(page, 15)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: 'Next' })).toBeEnabled()
  await page.keyboard.press('j')
  await expect(page.getByRole('main').getByRole('button', { name: 'Next' })).toBeEnabled()
  await page.keyboard.press('b')
  await expect(link(page, 16)).toBeFocused()
})

test('the list stays where it was scrolled when an enquiry arrives, and after a hasty way back', async ({
  staffPage: page,
  staff,
}) => {
  const word = `Stay${Date.now()}`
  await sendMany(staff, 20, word)
  await page.setViewportSize({ width: 1366, height: 600 })
  await page.goto(`/admin/leads?q=${word}`)
  await expect(rows(page)).toHaveCount(20)
  const row = page.locator(`[data-row="${await link(page, 14).getAttribute('data-row')}"]`)
  const top = () => row.evaluate((found) => Math.round(found.getBoundingClientRect().top))
  await expect(async () => {
    await row.evaluate((found) => found.scrollIntoView({ block: 'center' }))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  }).toPass()
  const before = await top()

  await sendMany(staff, 1, word)
  await expect(page.getByRole('link', { name: /^All/ })).toHaveText('All21')
  expect(await top()).toBe(before)

  // Back before the enquiry has loaded.
  const screen = await hold(page, '**/api/leads/*')
  await row.click()
  await expect(page.getByText('Loading the enquiry')).toBeVisible()
  await page.goBack()
  screen.release()
  await expect.poll(top).toBe(before)
})

test.describe('a colleague who is faster', () => {
  test.use({ provoked: [/status of 409/] })

  test('the fee of a won enquiry is still there to be saved when a colleague’s call takes the row out of the list, and the focus goes to the row in its place', async ({
    staffPage: page,
    staff,
  }) => {
    const word = `Won${Date.now()}`
    await sendMany(staff, 3, word)
    await page.goto(`/admin/leads?view=needs-answer&q=${word}`)
    await expect(rows(page)).toHaveCount(3)
    const id = await link(page, 1).getAttribute('data-row')
    const next = await link(page, 2).getAttribute('data-row')
    const status = rows(page)
      .nth(1)
      .getByLabel(/^Status of/)
    await status.focus()
    await status.selectOption('won')
    const asked = page.getByRole('dialog', { name: 'is won' })
    const fee = asked.getByLabel('Fee agreed, in rupees')
    await fee.fill('3499')
    const called = { kind: 'call', outcome: 'reached', note: '' }
    expect((await staff.post(`/api/leads/${id}/contacts`, { data: called })).status()).toBe(200)
    await expect(rows(page)).toHaveCount(2)
    await asked.getByRole('button', { name: 'Mark as won' }).click()
    await expect(asked.getByRole('alert')).toContainText('Someone else has changed this enquiry.')
    await expect(asked.getByRole('alert')).toContainText('called and spoke to the client.')
    await expect(fee).toHaveValue('3499')
    await asked.getByRole('button', { name: 'Mark as won' }).click()
    await expect(toast(page)).toContainText('Won')
    await expect(asked).toHaveCount(0)
    expect(await (await staff.get(`/api/leads/${id}`)).json()).toMatchObject({
      status: 'won',
      fee: 3499,
    })
    await expect(page.locator(`[data-row="${next}"]`)).toBeFocused()
  })
})

test('the focus goes on to the next row when a colleague takes away the row of the list that it is in', async ({
  staffPage: page,
  staff,
}) => {
  const word = `Gone${Date.now()}`
  await sendMany(staff, 6, word)
  await page.goto(`/admin/leads?view=needs-answer&q=${word}`)
  await expect(rows(page)).toHaveCount(6)
  const ids = await page
    .locator('[data-row]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('data-row')))
  const spam = (id?: string | null) => staff.patch(`/api/leads/${id}`, { data: { status: 'spam' } })
  await rows(page)
    .nth(3)
    .getByLabel(/^Status of/)
    .focus()
  await spam(ids[3])
  await expect(page.locator(`[data-row="${ids[4]}"]`)).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.locator(`[data-row="${ids[5]}"]`)).toBeFocused()

  // Who has clicked beside the list has left it, but goes on from there.
  await rows(page).nth(2).getByRole('checkbox').click()
  await page.getByRole('heading', { level: 1 }).click()
  await spam(ids[2])
  await expect(rows(page)).toHaveCount(4)
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.locator(`[data-row="${ids[4]}"]`)).toBeFocused()
})

test('a search looks at every view, and the view that was open comes back after it', async ({
  staffPage: page,
  staff,
}) => {
  const word = `Found${Date.now()}`
  const [id = 0] = await sendMany(staff, 1, word)
  const called = { kind: 'call', outcome: 'reached', note: '' }
  expect((await staff.post(`/api/leads/${id}/contacts`, { data: called })).status()).toBe(200)
  await page.goto('/admin/leads')
  const search = page.getByLabel('Search', { exact: true })
  await search.fill(word)
  await expect(rows(page)).toHaveCount(1)
  const view = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name })
  await expect(view(/^Answered/)).toHaveText('Answered1')
  await expect(view(/^Needs an answer/)).toHaveText('Needs an answer0')
  await expect(view(/^All/)).toHaveAttribute('aria-current', 'page')
  await search.fill('')
  await expect(view(/^Needs an answer/)).toHaveAttribute('aria-current', 'page')
})

test('a row that is clicked right after typing opens, and stays open', async ({
  staffPage: page,
  staff,
}) => {
  const word = `Quick${Date.now()}`
  const [id = 0] = await sendMany(staff, 1, word)
  const search = page.getByLabel('Search', { exact: true })
  const row = page.locator(`[data-row="${id}"]`)
  const opened = page.getByRole('heading', { level: 1, name: LONG_NAME })
  const pauseIsOver = () => page.waitForTimeout(800)

  // The screen of the enquiry loads for longer than the pause after which the typing counts.
  await page.goto(`/admin/leads?q=${word.slice(0, -1)}`)
  await expect(row).toBeVisible()
  const screen = await hold(page, '**/assets/lead-*.js')
  await search.fill(word)
  await row.click()
  await pauseIsOver()
  screen.release()
  await expect(opened).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/admin/leads/${id}`)

  // A finger that rests on the row for that long.
  await page.goto(`/admin/leads?q=${word}`)
  await row.hover()
  await search.fill('nothing like that')
  await page.mouse.down()
  await pauseIsOver()
  await page.mouse.up()
  await expect(opened).toBeVisible()

  // A press that opens nothing only puts the search off.
  await page.goto('/admin/leads')
  await search.fill(word)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(rows(page)).toHaveCount(1)
})

test('the actions on selected enquiries take one line of a small laptop, say when they change nothing, and change all that match after a confirmation, which is undone', async ({
  staffPage: page,
  staff,
}) => {
  const word = `Bulk${Date.now()}`
  await sendMany(staff, 53, word)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`/admin/leads?q=${word}&view=all`)
  await expect(rows(page)).toHaveCount(50)
  const checks = rows(page).getByRole('checkbox')
  await checks.first().click()
  await checks.nth(9).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('toolbar')
  await expect(bar).toContainText('10 selected')
  const clear = bar.getByRole('button', { name: 'Clear selection' })
  const line = await bar.getByLabel('Assign to').boundingBox()
  const cleared = await clear.boundingBox()
  expect(Math.abs((cleared?.y ?? 0) - (line?.y ?? 0))).toBeLessThan(10)
  await clear.click()
  await expect(bar).toHaveCount(0)

  await checks.first().check()
  await checks.nth(1).check()
  await bar.getByLabel('Assign to').selectOption({ label: 'No one (unassign)' })
  await expect(toast(page)).toContainText('Nothing to change')
  await expect(toast(page)).not.toContainText('0 enquiries')

  await page.getByLabel('Select all on this page').check()
  await expect(bar).toContainText('All 50 on this page are selected.')
  await bar.getByRole('button', { name: 'Select all 53 that match' }).click()
  await expect(bar).toContainText('53 selected')
  await bar.getByLabel('Set status').selectOption('lost')
  const asked = page.getByRole('dialog', { name: '53 enquiries are lost' })
  await asked.getByLabel('Why?').selectOption('Too expensive')
  await asked.getByRole('button', { name: 'Mark as lost' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change 53 enquiries' }).click()
  await expect(toast(page)).toContainText('53 enquiries set to Lost')
  await expect(rows(page).first().getByRole('combobox').first()).toHaveValue('lost')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page)).toContainText('Undone')
  await expect(rows(page).first().getByRole('combobox').first()).toHaveValue('new')
  await rows(page).first().getByRole('checkbox').check()
  await expect(bar.getByLabel('Assign to').locator('option').nth(1)).toHaveText('Me')
  await bar.getByLabel('Assign to').selectOption('Me')
  await expect(toast(page)).toContainText('1 enquiry assigned to you')
})

test.describe('a fee for several', () => {
  test.use({ provoked: [/status of 500/] })

  test('a fee typed for selected enquiries is kept when it cannot be saved, and saved for those that a colleague took off the list meanwhile', async ({
    staffPage: page,
    staff,
  }) => {
    const word = `Fee${Date.now()}`
    const ids = await sendMany(staff, 2, word)
    await page.goto(`/admin/leads?q=${word}&view=all&status=new`)
    await expect(rows(page)).toHaveCount(2)
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('toolbar').getByLabel('Set status').selectOption('won')
    const asked = page.getByRole('dialog', { name: '2 enquiries are won' })
    const fee = asked.getByLabel('Fee agreed for each, in rupees')
    await fee.fill('2,500')
    const failing = { status: 500, json: { message: 'Out of order for a while.' } }
    await page.route('**/api/leads', (route) => route.fulfill(failing), { times: 1 })
    await asked.getByRole('button', { name: 'Mark as won' }).click()
    await expect(asked.getByRole('alert')).toHaveText('Out of order for a while.')
    for (const id of ids) {
      const { version } = await (await staff.get(`/api/leads/${id}`)).json()
      const change = { status: 'contacted', version }
      expect((await staff.patch(`/api/leads/${id}`, { data: change })).status()).toBe(200)
    }
    await expect(rows(page)).toHaveCount(0)
    await expect(fee).toHaveValue('2,500')
    await asked.getByRole('button', { name: 'Mark as won' }).click()
    await expect(toast(page)).toContainText('2 enquiries set to Won')
    for (const id of ids)
      expect(await (await staff.get(`/api/leads/${id}`)).json()).toMatchObject({
        status: 'won',
        fee: 2500,
      })
  })
})

test('a view is saved, opened, renamed and deleted', async ({ staffPage: page }) => {
  const name = `NRI ${Date.now()}`
  await page.goto('/admin/leads?view=overdue&owner=none')
  await page.getByRole('button', { name: 'My views' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByRole('link', { name })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.goto('/admin/leads')
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).click()
  await expect(page).toHaveURL(/view=overdue.*owner=none|owner=none.*view=overdue/)
  await page.getByRole('button', { name: 'My views' }).click()
  await dialog.getByRole('button', { name: `Rename “${name}”` }).click()
  await dialog.getByLabel(`New name for “${name}”`).fill(`${name} b`)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: `Delete “${name} b”` }).click()
  await expect(dialog.getByRole('link', { name: `${name} b` })).toHaveCount(0)
})

test('a view is saved and deleted once by a double press, and a typed name of a view is not left without asking', async ({
  staffPage: page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/views')) sent.push(request.method())
  })
  const name = `Twice ${Date.now()}`
  await page.goto('/admin/leads?view=overdue')
  await page.getByRole('button', { name: 'My views' }).click()
  const dialog = page.getByRole('dialog', { name: 'My views' })
  const typed = dialog.getByRole('textbox', { name: /^Name/ })
  await typed.fill(name)
  await dialog.getByRole('button', { name: 'Save view' }).dblclick()
  await expect(dialog.getByRole('link', { name })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  const stays = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stay' }).click()
  }
  await typed.fill('Half typed')
  await stays()
  await expect(typed).toHaveValue('Half typed')
  await typed.fill('')
  await dialog.getByRole('button', { name: `Rename “${name}”` }).click()
  const newName = dialog.getByLabel(`New name for “${name}”`)
  await newName.fill(`${name} b`)
  await stays()
  await expect(newName).toHaveValue(`${name} b`)
  await newName.press('Enter')
  await dialog.getByRole('button', { name: `Delete “${name} b”` }).dblclick()
  await expect(dialog.getByRole('link', { name: `${name} b` })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toEqual(['POST', 'PATCH', 'DELETE'])
})

test('the views of the list stand on one line of a small laptop with three digits in each, and the density of the rows is kept with the account', async ({
  staffPage: page,
  staff,
}) => {
  await sendMany(staff, 1, 'density')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.route('**/api/desk/counts', async (route) => {
    const response = await route.fetch()
    const counts: Record<string, number> = await response.json()
    await route.fulfill({
      json: Object.fromEntries(
        Object.keys(counts).map((view) => [view, view === 'all' ? 8888 : 888]),
      ),
    })
  })
  await page.goto('/admin/leads')
  const views = page.getByRole('navigation', { name: 'Views' }).getByRole('link')
  await expect(views.last()).toContainText('8,888')
  const tops = await views.evaluateAll((links) =>
    links.map((one) => one.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })

  const height = async () => (await rows(page).first().boundingBox())?.height ?? 0
  await expect(rows(page).first()).toBeVisible()
  const compact = await height()
  await page.getByRole('button', { name: 'Comfortable rows' }).click()
  await expect.poll(height).toBeGreaterThan(compact)
  await page.reload()
  await page.getByRole('button', { name: 'Compact rows' }).click()
  await expect.poll(height).toBe(compact)
})
