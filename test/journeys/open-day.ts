import type { Locator, Page } from '@playwright/test'

/**
 * Shows the free times of a day on `/book`: by its button or, without script, by its own line.
 * @param day of the list, from 0, or from -1 backwards
 * @param name of the list, in the language of the page
 */
export async function openDay(
  page: Page,
  day: number,
  name = 'Days with free times',
): Promise<Locator> {
  const days = page.getByRole('group', { name }).getByRole('button')
  const times = page.locator('form details:has(input[name="start"])')
  if ((await days.count()) > 0) {
    await days.nth(day).click()
    return times.filter({ visible: true })
  }
  const asked = times.nth(day)
  const isOpen = (await asked.getAttribute('open')) !== null
  if (!isOpen) await asked.locator('summary').click()
  return asked
}
