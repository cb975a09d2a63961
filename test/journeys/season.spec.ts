import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { answeredLately, colleague, expect, foretellOverdue, test } from './journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an admin sees who has what open, what was measured, and the forecast', async ({
  staffPage: page,
  browser,
  staff,
}) => {
  test.slow()
  const { id, name } = await colleague(browser, staff)
  await answeredLately(id, 20, 90)
  await page.goto('/admin')
  await page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: 'Season board' })
    .click()
  await expect(heading(page)).toHaveText('Season board')
  await expect(page.getByText(/^(The promise holds|\d+ enquir(y|ies) would pass)/)).toBeVisible()
  await expect(page.getByText('We put what waits')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByRole('cell')).toHaveText([/.+/, '20', '0', '0'])
  await expect(page.getByText(/^mean of \d+ enquiries/)).toBeVisible()

  const arrivals = page.getByRole('table', { name: 'Enquiries by hour and weekday' })
  await expect(arrivals.getByRole('row')).toHaveCount(26)
  await expect(arrivals.getByRole('row').last()).toContainText(/\d+$/)
  await expectAccessible(page)
})

test('on the day of a notice the enquiries screen says so, and leads to the board', async ({
  staffPage: page,
  browser,
  staff,
}) => {
  await foretellOverdue(3)
  const title = /^Forecast at .+: 3 enquiries would pass their 24 hours tonight$/
  await page.goto('/admin/leads')
  const notice = page.getByRole('region', { name: title })
  await notice.getByRole('link', { name: 'Open the season board' }).click()
  await expect(heading(page)).toHaveText('Season board')
  await expect(page.getByRole('region', { name: title })).toBeVisible()

  const { page: other } = await colleague(browser, staff)
  await other.goto('/admin/leads')
  await expect(other.getByRole('region', { name: title })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Open the season board' })).toHaveCount(0)
  await other.goto('/admin/season')
  await expect(heading(other)).toHaveText('Only admins can see the season board')
  await foretellOverdue(0)
})
