import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { describeTime } from '#app/enquiries/calls/zoned-days.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { expectAccessible } from './accessible.ts'
import { expect, hold, newPerson, test, toast } from './journey.ts'
import { onEach } from './on-each.ts'
import { openDay } from './open-day.ts'

const PHONE = { width: 360, height: 740 }

/** Chooses a free time of a late day, so that journeys leave one another theirs; early ones nobody books. */
async function chooseTime(page: Page, day = -1) {
  const times = await openDay(page, day)
  const options = times.locator('input[name="start"]')
  // By its value: a list that has just been looked up again may have fewer.
  const start = await options.nth(Math.floor(Math.random() * (await options.count()))).inputValue()
  await times.locator('label', { has: page.locator(`input[value="${start}"]`) }).click()
  return start
}

async function fillIn(page: Page, person = newPerson()) {
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Phone').fill(person.phone)
  await page.getByLabel('Email (optional)').fill(person.email)
  await page.getByLabel(/I accept/).check()
  return person
}

const timeInNewYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
})

test.describe('on a phone in New York', () => {
  test.use({ viewport: PHONE, timezoneId: 'America/New_York' })

  test('a visitor books a call, moves it and cancels it', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Book a call' }).click()
    await page.waitForURL('/book')
    await expect(page.getByLabel('Your time zone')).toHaveValue('America/New_York')
    const first = page.locator('label:has(small)').first()
    await expect(first).toContainText('IST')
    const start = new Date(await first.locator('input').inputValue())
    const time = timeInNewYork.format(start).replace(/\s.*/, '')
    await expect(first).toContainText(`${time} `)
    await expectAccessible(page)
    await chooseTime(page)
    await expect(page.getByRole('status').filter({ hasText: 'Your call' })).toContainText(
      /\(New York\).* IST/,
    )
    await fillIn(page)
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Save to calendar' })).toHaveAttribute(
      'href',
      /\/appointment\.ics$/,
    )
    await page.getByRole('link', { name: 'Track your enquiry' }).click()
    await page.waitForURL('/receipt/*')
    const slip = page.getByRole('article')
    await expect(slip.getByRole('heading', { name: 'Your call', exact: true })).toBeVisible()
    await expect(slip).toContainText('(New York)')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Move this call' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move your call')
    await chooseTime(page, -2)
    await page.getByRole('button', { name: 'Move the call' }).click()
    await page.waitForURL(/\/receipt\/[\w-]{43}$/)
    await expect(slip).toContainText('The call was moved to this time.')
    const file = await page.request.get(
      (await page.getByRole('link', { name: 'Save to calendar' }).getAttribute('href')) ?? '',
    )
    expect(await file.text()).toContain('SEQUENCE:1')

    await page.getByText('Cancel this call').click()
    await page.getByRole('button', { name: 'Yes, cancel the call' }).click()
    await expect(slip.getByRole('heading', { name: 'Your call was cancelled' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book a call' })).toBeVisible()
  })

  test('a time that is gone is said at once, and nothing typed is lost', async ({
    page,
    provoked: _,
  }) => {
    await page.goto('/book')
    await expect(page.getByLabel('Your time zone')).toHaveValue('America/New_York')
    const start = await chooseTime(page, -3)
    const { name } = await fillIn(page)
    await page.route('/api/appointments', (route) =>
      route.continue({
        postData: JSON.stringify({
          ...route.request().postDataJSON(),
          start: '2020-01-01T10:00:00Z',
        }),
      }),
    )
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(page.getByText('This time can’t be booked').first()).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue(name)
    await page.unroute('/api/appointments')
    await page.locator(`input[value="${start}"]`).check({ force: true })
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible()
  })
  test.use({ provoked: [/status of 400/] })
})

test.describe('in India', () => {
  test.use({ timezoneId: INDIA_ZONE })

  test('A calendar shows today, tomorrow and the weeks, and a day its mornings and afternoons', async ({
    page,
  }) => {
    await page.goto('/book')
    const calendar = page.getByRole('group', { name: 'Days with free times' })
    const days = calendar.getByRole('button')
    // Late on a Saturday neither has a free time.
    const { slots } = await (await page.request.get('/api/appointments/slots')).json()
    const dayOf = (time: number) => indianDate(new Date(time))
    const near = [Date.now(), Date.now() + DAY_MS].map(dayOf)
    const open = new Set(slots.map((start: string) => dayOf(Date.parse(start))))
    await expect(days.filter({ hasText: /Today|Tomorrow/ })).toHaveCount(
      near.filter((day) => open.has(day)).length,
    )
    await days.nth(2).click()
    await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('group', { name: /: Morning$/ })).toHaveCount(1)
    await expect(page.getByRole('group', { name: /: Afternoon$/ })).toHaveCount(1)
    await page
      .getByRole('group', { name: /: Afternoon$/ })
      .locator('label')
      .first()
      .click()
    const send = page.getByRole('button', { name: 'Book this call' })
    const chosen = page.getByRole('status').filter({ hasText: 'Your call' })
    await expect(chosen).toBeVisible()
    const [picker, form] = await Promise.all([calendar.boundingBox(), send.boundingBox()])
    expect(form?.x).toBeGreaterThan((picker?.x ?? Number.NaN) + 300)
  })
})

test.describe('without script', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    provoked: [/status of 400/],
  })

  test('a link that names an unknown time zone shows the times in India', async ({ page }) => {
    await onEach(['nowhere', 'Asia/Nowhere'], async (zone) => {
      const response = await page.goto(`/book?zone=${zone}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByLabel('Your time zone')).toHaveValue('Asia/Kolkata')
    })
  })

  test('a visitor books a call, and forgets something first', async ({ page }) => {
    await page.goto('/book')
    await page.getByLabel('Your time zone').selectOption('Asia/Dubai')
    await page.getByRole('button', { name: 'Show times' }).click()
    await expect(page.getByLabel('Your time zone')).toHaveValue('Asia/Dubai')
    const person = await fillIn(page)
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(page.getByText('Choose a time for the call')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue(person.name)
    await expect(page.getByLabel('Your time zone')).toHaveValue('Asia/Dubai')
    await expect(page.getByLabel(/I accept/)).toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await chooseTime(page, -4)
    await page.getByRole('button', { name: 'Book this call' }).click()
    await page.waitForURL('/receipt/*')
    const slip = page.getByRole('article')
    await expect(slip).toContainText('(Dubai)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    await page.getByRole('link', { name: 'Move this call' }).click()
    await chooseTime(page, -5)
    await page.getByRole('button', { name: 'Move the call' }).click()
    await page.waitForURL(/\/receipt\/[\w-]{43}$/)
    await page.getByText('Cancel this call').click()
    await page.getByRole('button', { name: 'Yes, cancel the call' }).click()
    await expect(slip.getByRole('heading', { name: 'Your call was cancelled' })).toBeVisible()
  })
})

test('a visitor who has sent an enquiry books a call about it', async ({ page }) => {
  const person = newPerson()
  await page.goto('/contact')
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Phone').fill(person.phone)
  await page.getByLabel('Message').fill(person.message)
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('link', { name: 'Or book a call now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a call about your enquiry')
  await chooseTime(page, -6)
  await page.getByRole('button', { name: 'Book this call' }).click()
  await page.waitForURL(/\/receipt\/[\w-]{43}$/)
  await expect(
    page.getByRole('article').getByRole('heading', { name: 'Your call', exact: true }),
  ).toBeVisible()
})

test('Back from the privacy policy leads to the time that was chosen and the text that was typed', async ({
  page,
}) => {
  await page.goto('/book')
  const times = await openDay(page, 0)
  await page.getByLabel('Your time zone').selectOption('Asia/Dubai')
  await expect(times.getByText(/ IST$/).first()).toBeVisible()
  const start = await chooseTime(page, 1)
  const person = await fillIn(page)
  await page.getByRole('link', { name: 'privacy policy', exact: true }).first().click()
  await page.waitForURL('/privacy-policy')
  await page.goBack()
  await expect(page.locator(`input[value="${start}"]`)).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Your call' })).toContainText('(Dubai)')
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  await expect(page.getByLabel('Phone')).toHaveValue(person.phone)
  await expect(page.getByLabel(/I accept/)).toBeChecked()
})

test('Back to a call that is being moved leads to the time that was chosen', async ({ page }) => {
  const receipt = await bookedElsewhere(page)
  await page.goto(`/receipt/${receipt}/call`)
  const start = await chooseTime(page, 2)
  await page.getByRole('link', { name: 'Back to your enquiry' }).click()
  await page.waitForURL(`/receipt/${receipt}`)
  await page.goBack()
  await expect(page.locator(`input[value="${start}"]`)).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Your call' })).toBeVisible()
})

test('A call that is being booked goes on in Hindi at the time that was chosen', async ({
  page,
}) => {
  await page.goto('/book')
  const start = await chooseTime(page, 3)
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByRole('link', { name: 'हिन्दी' }).filter({ visible: true }).first().click()
  await page.waitForURL('/hi/book')
  await expect(page.locator(`input[value="${start}"]`)).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'आपकी कॉल' })).toBeVisible()
  await expect(page.getByLabel('पूरा नाम')).toHaveValue('Asha Rao')
})

test('What is filled in before the script of a booking arrives stays, the chosen time too', async ({
  page,
}) => {
  const scripts = await hold(page, '**/assets/*.js')
  await page.goto('/book', { waitUntil: 'commit' })
  await page.getByLabel('Your time zone').selectOption('Asia/Dubai')
  const person = await fillIn(page)
  const time = page.locator('form details[open] label').last()
  await time.click()
  const start = await time.locator('input').inputValue()
  scripts.release()
  await expect(page.getByRole('status').filter({ hasText: 'Your call' })).toContainText('(Dubai)')
  await expect(page.locator(`input[value="${start}"]`)).toBeChecked()
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  await expect(page.getByLabel('Phone')).toHaveValue(person.phone)
  await expect(page.getByLabel(/I accept/)).toBeChecked()
})

test.describe('where the response to a booking is lost', () => {
  test.use({ provoked: [/Failed to fetch|ERR_FAILED/] })

  test('the same time isn’t called taken, and pressing again says that it is booked', async ({
    page,
  }) => {
    await page.goto('/book')
    const start = await chooseTime(page, -3)
    await fillIn(page)
    await loseResponse(page, '/api/appointments', start)
    const book = page.getByRole('button', { name: 'Book this call' })
    const looked = page.waitForResponse('/api/appointments/slots')
    await book.click()
    await looked
    await expect(toast(page)).toContainText('The site didn’t respond')
    await expect(page.locator(`input[value="${start}"]`)).toBeChecked()
    await expect(page.getByText('has just been taken')).toHaveCount(0)
    await book.click()
    await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeFocused()
    await expect(toast(page)).toHaveCount(0)
  })

  test('another time isn’t booked, and the visitor reads which one is and can move it', async ({
    page,
  }) => {
    await page.goto('/book')
    const start = await chooseTime(page, -4)
    await fillIn(page)
    const chosen = page.getByRole('status').filter({ hasText: 'Your call' }).locator('p').last()
    const first = await chosen.innerText()
    await loseResponse(page, '/api/appointments', start)
    const book = page.getByRole('button', { name: 'Book this call' })
    await book.click()
    await expect(toast(page)).toContainText('The site didn’t respond')
    await chooseTime(page, -3)
    await book.click()
    const panel = page.getByRole('region', { name: 'Your call is booked' })
    await expect(panel).toContainText(first)
    await expect(panel).toContainText('The other time isn’t booked')
    await panel.getByRole('link', { name: 'Choose another time' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move your call')
  })

  test('booking again after a reload books no second call, and a visit later books one', async ({
    page,
  }) => {
    await page.goto('/book')
    const start = await chooseTime(page, -4)
    const person = await fillIn(page)
    await loseResponse(page, '/api/appointments', start)
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(toast(page)).toContainText('The site didn’t respond')
    await page.reload()
    await chooseTime(page, -3)
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Book this call' }).click()
    const panel = page.getByRole('region', { name: 'Your call is booked' })
    await expect(panel).toContainText('The other time isn’t booked')
    await page.reload()
    await chooseTime(page, -2)
    await fillIn(page)
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(panel).toBeVisible()
    await expect(panel).not.toContainText('The other time isn’t booked')
  })
})

test.describe('where a call has changed since its page was opened', () => {
  test.use({ provoked: [/status of 409/], timezoneId: INDIA_ZONE, viewport: PHONE })

  test('moving it is refused once, the page shows its time now, and the next press moves it', async ({
    page,
  }) => {
    const receipt = await bookedElsewhere(page)
    await page.goto(`/receipt/${receipt}/call`)
    const start = await chooseTime(page, -5)
    const elsewhere = await freeTime(page, -8)
    const moved = await page.request.post(`/api/receipts/${receipt}/appointment/move`, {
      data: { start: elsewhere },
    })
    expect(moved.status()).toBe(200)
    const move = page.getByRole('button', { name: 'Move the call' })
    await move.click()
    await expect(toast(page)).toContainText('The call has changed in the meantime')
    const { own } = describeTime(elsewhere, INDIA_ZONE)
    await expect(page.getByText(`It’s booked for ${own}.`)).toBeInViewport()
    await expect(page.locator(`input[value="${start}"]`)).toBeChecked()
    await move.click()
    await page.waitForURL(`/receipt/${receipt}`)
    await expect(page.getByRole('article')).toContainText(describeTime(start, INDIA_ZONE).own)
  })

  test('moving it says that it was cancelled, and the next press books another', async ({
    page,
  }) => {
    const receipt = await bookedElsewhere(page)
    await page.goto(`/receipt/${receipt}/call`)
    const start = await chooseTime(page, -6)
    await page.request.post(`/api/receipts/${receipt}/appointment/cancel`, { data: {} })
    await page.getByRole('button', { name: 'Move the call' }).click()
    await expect(toast(page)).toContainText('There’s no call to change')
    const standing = page.getByText(/^The call on .* was cancelled\.$/)
    await expect(standing).toBeInViewport()
    const [said, refusal] = await Promise.all([standing.boundingBox(), toast(page).boundingBox()])
    expect(refusal?.y).toBeGreaterThan((said?.y ?? Number.NaN) + (said?.height ?? 0))
    await expect(page.locator(`input[value="${start}"]`)).toBeChecked()
    await page.getByRole('button', { name: 'Book this call' }).click()
    await page.waitForURL(`/receipt/${receipt}`)
    await expect(page.getByRole('article')).toContainText(describeTime(start, INDIA_ZONE).own)
  })
})

/** Books a call as another page would; returns the token of its receipt. */
async function bookedElsewhere(page: Page): Promise<string> {
  const response = await page.request.post('/api/appointments', {
    data: { ...newPerson(), start: await freeTime(page, -7), sendKey: randomUUID() },
  })
  expect(response.status()).toBe(201)
  const { receiptUrl } = await response.json()
  return receiptUrl.split('/').at(-1)
}

async function freeTime(page: Page, day: number): Promise<string> {
  const { slots } = await (await page.request.get('/api/appointments/slots')).json()
  const days = Map.groupBy<string, string>(slots, (start) => indianDate(new Date(start)))
  const times = [...days.values()].at(day) ?? []
  return times[Math.floor(Math.random() * times.length)] ?? ''
}

/** The server books a time, which nobody can choose any more, and its first response doesn't arrive. */
async function loseResponse(page: Page, address: string, start: string) {
  await page.route('/api/appointments/slots', async (route) => {
    const response = await route.fetch()
    const { slots, ...rest } = await response.json()
    await route.fulfill({
      response,
      json: { ...rest, slots: slots.filter((slot: string) => slot !== start) },
    })
  })
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}
