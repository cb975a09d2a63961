import type { APIRequestContext, Page } from '@playwright/test'
import { expect, hold, newPerson, type Person, test } from './journey.ts'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') })
const address = (page: Page) => new URL(page.url()).searchParams

async function send(staff: APIRequestContext, ...people: Partial<Person & { service: string }>[]) {
  const ids: number[] = []
  for (const person of people) {
    const response = await staff.post('/api/leads', { data: person })
    expect(response.status()).toBe(201)
    ids.push((await response.json()).id)
  }
  return ids
}

test('filters live in the address bar and survive a reload', async ({ staffPage: page, staff }) => {
  const word = `Filterable${Date.now()}`
  const [first, second] = [newPerson(), newPerson()]
  await send(
    staff,
    { ...first, message: `${word} in the first` },
    { ...second, message: `${word} in the second`, service: 'Premium Plan' },
  )
  await page.goto('/admin/leads')
  await page.getByLabel('Search').fill(word)
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(page.getByLabel('Search')).toBeFocused()

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Service').selectOption('Premium Plan')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(second.name)
  await page.getByLabel('Source').selectOption('pricing-form')
  await expect(page).toHaveURL(/source=pricing-form/)

  await page.reload()
  await expect(page.getByLabel('Search')).toHaveValue(word)
  const set = page.getByRole('list', { name: 'Active filters' })
  await expect(set).toContainText('Service: Premium plan, ₹8,999')
  await expect(rows(page)).toHaveCount(1)
  await set.getByRole('button', { name: 'Remove filter Source: Pricing form' }).click()
  await expect(page).not.toHaveURL(/source=/)

  await set.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('Search')).toHaveValue('')
  await expect.poll(() => [...address(page).keys()]).toEqual([])
})

test('dates narrow the list, a day on which nothing came says so, and an address whose filters make no sense shows the list all the same', async ({
  staffPage: page,
  staff,
}) => {
  await send(staff, newPerson())
  await page.goto('/admin/leads')
  await page.getByRole('button', { name: 'Filters' }).click()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
  await page.getByLabel('From').fill(today)
  await page.getByLabel('To').fill(today)
  await expect(page).toHaveURL(new RegExp(`from=${today}.*to=${today}`))
  await expect(rows(page).first()).toBeVisible()
  await page.goto('/admin/leads?from=2001-01-01&to=2001-01-02')
  await expect(page.getByText('No enquiries match these filters.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(
    'From: 1 January 2001',
  )

  await page.goto('/admin/leads?page=minus&from=never&source=fax&unknown=1')
  await expect(rows(page).first()).toBeVisible()
  await page.goto('/admin/leads?page=99999')
  await expect(page.getByText('The list has no such page.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('pages are turned by keyboard, which keeps its place, survive a reload, and reset when a filter changes', async ({
  staffPage: page,
  staff,
}) => {
  const word = `Pageable${Date.now()}`
  await Promise.all(
    Array.from({ length: 52 }, (_, index) =>
      send(staff, { ...newPerson(), message: `${word} entry${index}end` }),
    ),
  )
  await page.goto(`/admin/leads?q=${word}`)
  await expect(rows(page)).toHaveCount(50)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toContainText('1 to 50 of 52')
  const previous = pages.getByRole('button', { name: 'Previous' })
  const next = pages.getByRole('button', { name: 'Next' })
  await expect(previous).toBeDisabled()
  await next.press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(/page=2/)
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await previous.press('Enter')
  await expect(rows(page)).toHaveCount(50)
  await expect(previous).toBeDisabled()
  await expect(previous).toBeFocused()
  await next.click()
  await expect(rows(page)).toHaveCount(2)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(pages).toContainText('51 to 52 of 52')
  await page.getByLabel('Search').fill(`${word} entry51end`)
  await expect(rows(page)).toHaveCount(1)
  expect(address(page).get('page')).toBeNull()
})

test('the cases to file have a column of their stages, even before one is set', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  const sent = await staff.post('/api/leads', { data: person })
  const { id } = await sent.json()
  const won = await staff.patch(`/api/leads/${id}`, { data: { status: 'won' } })
  expect(won.status()).toBe(200)
  await page.goto(`/admin/leads?view=cases&q=${encodeURIComponent(person.email)}`)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('columnheader', { name: 'Stage' })).toBeVisible()
})

test('an enquiry shows how to reach its sender', async ({ staffPage: page, staff }) => {
  const person = {
    ...newPerson(),
    message: 'First line, PAN ABCPE1234F\n\n   <b>second</b> line',
  }
  await send(staff, person)
  await page.goto(`/admin/leads?q=${encodeURIComponent(person.email)}`)
  await expect(rows(page)).toContainText('First line, PAN ABCPE••••F')
  await page.getByRole('link', { name: person.name, exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(person.name)
  await expect(main.getByText('<b>second</b> line')).toBeVisible()
  await expect(main).toContainText('PAN ABCPE1234F')
  await expect(main.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    `tel:${person.phone.replace(' ', '')}`,
  )
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${person.phone.replace(/\D/g, '')}\\?text=`),
  )
  await main.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(`To ${person.email}`)
  await page.keyboard.press('Escape')
  const digits = person.phone.slice(-10)
  await main.getByRole('button', { name: 'Choose a WhatsApp message' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    `To ${digits.slice(0, 5)} ${digits.slice(5)}`,
  )
  await page.keyboard.press('Escape')
  await expect(main.getByRole('time').or(main.locator('time')).first()).toContainText('IST')
  await page.reload()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(person.name)
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
})

test.describe('an enquiry that does not exist', () => {
  test.use({ provoked: [/status of 40[04]/] })

  test('an enquiry that does not exist says so, and leads back to the list', async ({
    staffPage: page,
  }) => {
    for (const id of ['999999', 'abc']) {
      await page.goto(`/admin/leads/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`There is no enquiry ${id}`)
      await page.getByRole('link', { name: 'Back to the list' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
    }
  })

  test('because it was erased says so, and leads to the one that it was merged into', async ({
    staffPage: page,
    staff,
  }) => {
    const [root, gone] = [newPerson(), newPerson()]
    const [into, id] = await send(staff, root, gone)
    expect((await staff.post(`/api/leads/${id}/merge`, { data: { into } })).status()).toBe(200)
    expect((await staff.delete(`/api/leads/${id}`)).status()).toBe(200)
    await page.goto(`/admin/leads/${id}`)
    await expect(page.getByRole('main')).toContainText(/An admin erased it on .+ None of its data/)
    await page.getByRole('link', { name: `It was merged into enquiry ${into}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(root.name)
  })
})

test.describe('a list that cannot be loaded', () => {
  test.use({ provoked: [/503/] })

  test('a list that cannot be loaded says so and can be asked again', async ({
    staffPage: page,
  }) => {
    const away = (url: URL) => url.pathname === '/api/leads'
    // News of what others send would ask for the list as well.
    await hold(page, '**/api/desk/events')
    await page.route(away, (route) =>
      route.fulfill({ status: 503, json: { message: 'The records are away.' } }),
    )
    await page.goto('/admin/leads')
    await expect(page.getByRole('alert')).toContainText('The records are away.')
    await page.unroute(away)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Search')).toBeVisible()
  })
})

test('the dashboard shows the newest enquiry and the recent activity', async ({
  staffPage: page,
  staff,
}) => {
  await page.goto('/admin')
  const main = page.getByRole('main')
  await expect(main.getByRole('tab', { name: 'Recent Activity' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(
    main
      .getByRole('tabpanel')
      .getByRole('link', { name: /^enquiry \d+$/ })
      .first(),
  ).toBeVisible()
  // Other journeys send enquiries at the same time.
  await expect(async () => {
    const person = newPerson()
    await send(staff, person)
    await page.reload()
    await main.getByRole('tab', { name: 'Latest Leads' }).click()
    await expect(main.getByRole('link', { name: person.name })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await main.getByRole('link', { name: /^Leads/ }).click()
  await page.waitForURL('/admin/leads')

  await page.goBack()
  await main.getByRole('link', { name: /^Show all \d/ }).click()
  await main.getByRole('button', { name: 'Remove filter Excluding spam' }).click()
  await page.waitForURL('/admin/leads?view=all')

  await page.goto('/admin')
  await main.getByRole('link', { name: /^My follow-ups today/ }).click()
  await expect(main.getByRole('button', { name: /Follow-up due today/ })).toBeVisible()
})

test.describe('the first notice of a screen', () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/] })

  for (const toaster of ['loaded', 'missing']) {
    test(`without a connection the first notice of a screen is shown, and the typed note stays: the toaster is ${toaster}`, async ({
      staffPage: page,
      staff,
      context,
    }) => {
      const [id] = await send(staff, newPerson())
      if (toaster === 'missing') await page.route('**/assets/toast-*.js', (route) => route.abort())
      await page.goto(`/admin/leads/${id}`)
      await page.getByRole('textbox', { name: 'Note' }).fill('Call after six.')
      await page.getByRole('heading', { level: 1 }).click()
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.keyboard.press('a')
      await expect(page.getByText(/You’re offline|You're offline/).first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Call after six.')
    })
  }
})
