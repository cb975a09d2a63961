import { paths } from '#app/paths.ts'
import { expect, test } from './journey.ts'

const address = paths.tool('return-form-and-documents')

test('the boxes ticked on the slip are ticked in the tool', async ({ page }) => {
  await page.goto(paths.home)
  const slip = page.locator('#slip')
  await slip.getByLabel('Salary or pension').check()
  await slip.getByLabel('Income abroad').check()
  await slip.getByText('See the list').click()
  await slip.getByRole('link', { name: 'Answer a few more questions' }).click()
  await expect(page.locator('[data-part=headline]')).toContainText('ITR-2 with Schedule FA')
  await expect(page.getByLabel('Salary or pension')).toBeChecked()
})

test('the ticks of the checklist are in the link', async ({ page, browser }) => {
  await page.goto(`${address}#salary=on`)
  await page.getByLabel('Form 16 from each employer').check()
  await page.getByLabel('AIS and Form 26AS').check()
  await expect(page.locator('[data-part=figures]')).toContainText('2 of')
  await expect(page.getByLabel('AIS and Form 26AS')).toBeFocused()

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await other.goto(page.url())
  await expect(other.getByLabel('Form 16 from each employer')).toBeChecked()
  await expect(other.getByLabel('Interest certificates')).not.toBeChecked()
  await other.close()

  await page.getByLabel('Form 16 from each employer').uncheck()
  await expect(page.locator('[data-part=figures]')).toContainText('1 of')
  await page.getByLabel('Rent from property').check()
  await expect(page.getByLabel('AIS and Form 26AS')).toBeChecked()
})

test('the list can be sent to oneself', async ({ page }) => {
  await page.goto(`${address}#salary=on`)
  const link = page.getByRole('link', { name: 'Send the list to yourself on WhatsApp' })
  expect(await link.getAttribute('href')).toContain('https://wa.me/?text=')
})
