import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { colleague, expect, inDatabase, test } from './journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an admin sees who has what open, what was measured, and the forecast', async ({
  staffPage: page,
  browser,
}) => {
  test.slow()
  const { id, name } = await colleague(browser)
  await answeredLately(id, 20, 90)
  await page.goto('/admin')
  await page.getByRole('main').getByRole('link', { name: 'Workload' }).click()
  await expect(heading(page)).toHaveText('Workload')
  await expect(
    page.getByText(/^(We’ll keep the promise|\d+ enquir(y|ies) would miss)/),
  ).toBeVisible()
  await expect(page.getByText('We take the enquiries that are waiting')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByRole('cell')).toHaveText([/.+/, '20', '0', '0'])
  await expect(page.getByText(/^average of \d+ enquiries/)).toBeVisible()

  const arrivals = page.getByRole('table', { name: 'Enquiries by hour and weekday' })
  await expect(arrivals.getByRole('row')).toHaveCount(26)
  await expect(arrivals.getByRole('row').last()).toContainText(/\d+$/)
  await expectAccessible(page)
})

test('on the day of a notice the enquiries screen says so, and leads to the board', async ({
  staffPage: page,
  browser,
}) => {
  await forecastOverdue(3)
  const title = /^Forecast at .+: 3 enquiries would miss the 24-hour promise tonight$/
  await page.goto('/admin/leads')
  const notice = page.getByRole('region', { name: title })
  await notice.getByRole('link', { name: 'See the workload' }).click()
  await expect(heading(page)).toHaveText('Workload')
  await expect(page.getByRole('region', { name: title })).toBeVisible()

  const { page: other } = await colleague(browser)
  await other.goto('/admin/leads')
  await expect(other.getByRole('region', { name: title })).toBeVisible()
  await other.getByRole('link', { name: 'See the workload' }).click()
  await expect(heading(other)).toHaveText('Workload')
  await forecastOverdue(0)
})

/** Answers in the last days by that person, so many enquiries each so many minutes after it came, with the time that it took. */
async function answeredLately(userId: number, count: number, minutes: number) {
  await inDatabase(
    `with added as (
       insert into leads (name, email, phone, service, source, fingerprint, status, received_at, due_at, first_response_at, first_response_by, owner_id)
       select 'Asha', 'answered@example.in', '1', 'Tax Planning', 'contact-form', gen_random_uuid()::text, 'contacted',
         came, came + interval '24 hours', came + make_interval(mins => $3), $1, $1
       from generate_series(1, $2) n, lateral (select now() - make_interval(days => 1 + n % 10, hours => n % 5) as came) t
       returning id, received_at
     )
     insert into handling_times (lead_id, user_id, day, seconds)
     select id, $1, (received_at at time zone 'Asia/Kolkata')::date, 600 from added`,
    [userId, count, minutes],
  )
}

/** Tells staff for today that the promise will not be kept, as the morning's run does; or takes it back. */
async function forecastOverdue(count: number) {
  await inDatabase(`delete from forecasts where $1::int is not null`, [count])
  if (count === 0) return
  await inDatabase(
    `insert into forecasts (day, detail, notified_at)
     values ((now() at time zone 'Asia/Kolkata')::date, $1, now())`,
    [{ overdueTonight: count, replyBy: null }],
  )
}
