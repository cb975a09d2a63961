import type { Page } from '@playwright/test'
import { expect, fillContactForm, hold, newPerson, test, toast } from './journey.ts'

test.use({ provoked: [/503/] })

/** Makes each press of the button show a toast with the number of the press. */
async function failing(page: Page) {
  let times = 0
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 503, json: { message: `Failure number ${++times}.` } }),
  )
  await page.goto('/contact')
  return fillContactForm(page, newPerson())
}

test('one toast is shown at a time and read out; it goes when the form is sent again, and is closed by its button', async ({
  page,
}) => {
  const { button } = await failing(page)
  await button.click()
  await expect(toast(page)).toContainText('Failure number 1.')
  await expect(
    page.getByRole('status').filter({ hasText: 'Failed to send message' }).first(),
  ).toBeAttached()
  await button.click()
  await expect(toast(page)).toContainText('Failure number 2.')
  await expect(toast(page)).toHaveCount(1)
  await expect(page.getByText('Failure number 1.')).toHaveCount(0)

  const { release } = await hold(page, '**/api/leads')
  await button.click()
  await expect(button).toHaveText('Sending...')
  await expect(toast(page)).toHaveCount(0)
  release()
  await expect(toast(page)).toContainText('Failure number 3.')
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
  await button.click()
  await expect(toast(page)).toContainText('Failure number 4.')
})

test('F8 moves the focus to a toast, and Escape closes it; the next is swiped away to the right', async ({
  page,
}) => {
  const { button } = await failing(page)
  await button.click()
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('F8')
  const holdsFocus = () =>
    page
      .getByRole('region', { name: /notifications/i })
      .evaluate((region) => region.contains(document.activeElement))
  await expect.poll(holdsFocus).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)

  await button.click()
  const box = await toast(page).boundingBox()
  if (!box) throw new Error('there is no toast')
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 120, y, { steps: 6 })
  await page.mouse.up()
  await expect(toast(page)).toHaveCount(0)
})

test('a toast closes by itself after five seconds', async ({ page }) => {
  await page.clock.install()
  const { button } = await failing(page)
  await button.click()
  await expect(toast(page)).toBeVisible()
  await page.clock.fastForward(4_000)
  await expect(toast(page)).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(toast(page)).toHaveCount(0)
})

/** The controls that can be pressed now and are covered by the toast. */
function underToast(page: Page) {
  return toast(page).evaluate((notice) => {
    const box = notice.getBoundingClientRect()
    const scope = notice.closest('dialog') ?? document
    return [...scope.querySelectorAll('button, a[href], input, select')]
      .filter((control) => !notice.contains(control))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const touches = left < box.right && right > box.left && top < box.bottom && bottom > box.top
        // What is scrolled out of a box cannot be pressed.
        const hit = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        return touches && hit.some((one) => control.contains(one))
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

for (const [width, height] of [
  [1366, 768],
  [360, 740],
] as const) {
  test(`a toast covers no button at ${width} × ${height}`, async ({ staffPage: page, staff }) => {
    await page.setViewportSize({ width, height })
    const person = newPerson()
    const { id } = await (await staff.post('/api/leads', { data: person })).json()
    await page.goto(`/admin/leads/${id}`)
    const status = page.getByLabel('Status', { exact: true })
    await status.selectOption('contacted')
    await expect(toast(page)).toContainText('Contacted')
    await expect.poll(() => underToast(page)).toEqual([])
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await expect(page.getByRole('dialog').locator('li')).toContainText('Contacted')
    await expect.poll(() => underToast(page)).toEqual([])

    await page.goto(`/admin/leads?view=all&q=${encodeURIComponent(person.email)}`)
    await page.getByRole('checkbox', { name: /^Select .*Asha/ }).check()
    await page.getByRole('toolbar').getByLabel('Set status').selectOption('lost')
    await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
    await expect(toast(page)).toContainText('Lost')
    await expect.poll(() => underToast(page)).toEqual([])
  })
}

test('in a list that fills a small laptop a toast covers at most one button, and none of the row one works on', async ({
  staffPage: page,
  staff,
}) => {
  const word = `Toast${Date.now()}`
  const message = `I have two Forms 16 and rent from a flat in Pune. ${word}`
  await Promise.all(
    Array.from({ length: 16 }, () =>
      staff.post('/api/leads', { data: { ...newPerson(), message } }),
    ),
  )
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`/admin/leads?view=all&q=${word}`)
  const rows = page.getByRole('row').filter({ has: page.locator('[data-row]') })
  for (const at of [1, 11]) {
    const row = rows.nth(at)
    const status = row.getByRole('combobox').first()
    await status.hover()
    await status.selectOption('contacted')
    await expect(toast(page)).toContainText('Contacted')
    await expect.poll(async () => (await underToast(page)).length).toBeLessThanOrEqual(1)
    const name = await row.locator('[data-row]').textContent()
    expect((await underToast(page)).join()).not.toContain(name)
  }
})
