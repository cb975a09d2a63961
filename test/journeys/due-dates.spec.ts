import type { Page } from '@playwright/test'
import { expect, mailsTo, newPerson, test } from './journey.ts'

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Your email address' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The last e-mail to an address, once there are so many. */
async function lastMail(address: string, count = 1) {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(count)
  return (await mailsTo(address)).at(-1)
}

/** Opens the link that an e-mail asks to confirm, confirms, and ends the reminders again. */
async function confirmAndEnd(page: Page, address: string, group: string) {
  const mail = await lastMail(address)
  expect(mail?.subject).toBe('Confirm your due date reminders')
  const link = mail?.text?.match(/^http\S+\/date-reminders\/[\w-]{43}$/m)?.[0] ?? ''
  await page.goto(link)
  await expect(heading(page)).toHaveText('Confirm your reminders')
  await expect(page.getByRole('listitem').filter({ hasText: group })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm the reminders' }).click()
  await expect(heading(page)).toHaveText('Your reminders are on')
  await expect(page.getByRole('region', { name: 'Your next dates' })).toContainText('20')
  await page.getByRole('link', { name: 'Stop the reminders' }).click()
  await expect(heading(page)).toHaveText('Stop your reminders?')
  await page.getByRole('button', { name: 'Stop the reminders' }).click()
  await expect(heading(page)).toHaveText('Your reminders have stopped')
  return link
}

test.describe('a visitor', () => {
  test.use({ provoked: [/status of 404/] })

  test('chooses who they are, takes the dates along, and is reminded until they end it', async ({
    page,
  }) => {
    const { email } = newPerson()
    await page.goto('/tools/due-dates')
    await page.getByLabel('Your income').selectOption('business')
    await page.getByLabel('I deduct TDS with a TAN').check()
    const answer = page.getByRole('region', { name: 'Answer' })
    await expect(answer).toContainText('Your next date')
    const download = page.getByRole('link', { name: 'Download the .ics file' })
    await expect(download).toHaveAttribute('href', '/tools/due-dates.ics?for=business,late,tan')
    await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      /^webcal:\/\/[^/]+\/tools\/due-dates\.ics\?for=business,late,tan$/,
    )
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    expect(file.suggestedFilename()).toBe('due-dates.ics')

    await emailField(page).fill(email)
    await page.getByRole('button', { name: 'Remind me by email' }).click()
    await expect(page.getByText('Check your inbox')).toBeVisible()
    const link = await confirmAndEnd(page, email, 'TDS with a TAN')
    await page.goto(link)
    await expect(heading(page)).toHaveText('We couldn’t find these reminders')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, provoked: [/status of 400/] })

  test('a visitor does the same by pages', async ({ page }) => {
    const { email } = newPerson()
    await page.goto('/tools/due-dates')
    await page.getByLabel('I pay rent').check()
    await page.getByRole('button', { name: 'Show the answer' }).last().click()
    await expect(page.getByRole('link', { name: 'Download the .ics file' })).toHaveAttribute(
      'href',
      '/tools/due-dates.ics?for=salaried,late,rent',
    )
    await emailField(page).fill('asha@')
    const send = page.getByRole('button', { name: 'Remind me by email' })
    await send.evaluate((button) => button.closest('form')?.setAttribute('novalidate', ''))
    await send.click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(emailField(page)).toHaveValue('asha@')
    await emailField(page).fill(email)
    await send.click()
    await expect(heading(page)).toHaveText('Check your inbox')
    await confirmAndEnd(page, email, 'TDS on rent')
  })
})
