import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, hold, test } from './journey.ts'

/** Types a day as a person does, digit by digit; headless Chromium has the month first. */
async function typeDay(page: Page, label: string, digits: string) {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.type(digits, { delay: 60 })
}

const FILTERED = {
  enquiries: `${paths.admin.leads}?source=phone`,
  'the audit log': paths.admin.audit,
  insights: paths.admin.insights,
  results: paths.admin.results,
  'the report of returns': paths.admin.returnFigures,
}
for (const [name, screen] of Object.entries(FILTERED)) {
  test(`a day typed into the filters of ${name} is kept digit by digit, and is at most one step of the history`, async ({
    staffPage: page,
  }) => {
    await page.goto(screen)
    const from = page.getByLabel('From', { exact: true })
    if (name === 'enquiries') await page.getByRole('button', { name: 'Filters' }).click()
    const steps = () => page.evaluate(() => history.length)
    const before = await steps()
    await typeDay(page, 'From', '10252026')
    await expect(from).toHaveValue('2026-10-25')
    await expect(page).toHaveURL(/[?&]from=2026-10-25/)
    await expect(from).toBeFocused()
    expect(await steps()).toBeLessThanOrEqual(before + 1)
  })
}

test('a day that is being typed stays while the report loads that says from when to when it is', async ({
  staffPage: page,
}) => {
  const { release } = await hold(page, '**/api/insights?*')
  await page.goto(paths.admin.insights)
  await typeDay(page, 'From', '10')
  release()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(/^20/)
  await page.keyboard.type('252026', { delay: 60 })
  await expect(page).toHaveURL(/from=2026-10-25/)
})

test('a day half typed into a filter stays while the list loads, and gives way to the filter once it is left', async ({
  staffPage: page,
}) => {
  await page.goto(`${paths.admin.audit}?from=2026-11-28`)
  const from = page.getByLabel('From', { exact: true })
  await typeDay(page, 'From', '10')
  await expect(page).toHaveURL(/from=2026-10-28/)
  await page.keyboard.type('252025', { delay: 60 })
  await expect(page).toHaveURL(/from=2025-10-25/)

  await page.keyboard.press('Backspace')
  await page.getByLabel('Person').focus()
  await expect(from).toHaveValue('2025-10-25')
  await typeDay(page, 'From', '01010020')
  await page.getByLabel('Person').focus()
  await expect(from).toHaveValue(/^20/)
  await expect(page).not.toHaveURL(/from=0/)

  await from.fill('')
  await expect(page).not.toHaveURL(/from=/)
  await from.fill('2026-01-31')
  await expect(page).toHaveURL(/from=2026-01-31/)
})

test('the day of the calls is typed by keyboard, and applies at once with Enter', async ({
  staffPage: page,
}) => {
  await page.goto(paths.admin.calls)
  await typeDay(page, 'Day', '10252026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '25 October 2026' })).toBeVisible()
  await expect(page).toHaveURL(/day=2026-10-25/)
  await typeDay(page, 'Day', '10250026')
  await page.getByRole('button', { name: 'Today' }).focus()
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2026-10-25')
})
