import type { Page } from '@playwright/test'
import { copy as english } from '#content/en/copy.ts'
import { words as englishDates } from '#content/en/tools/due-dates/form.ts'
import { toolWords as englishTool } from '#content/en/tools/tool-words.ts'
import { copy as hindi } from '#content/hi/copy.ts'
import { words as hindiDates } from '#content/hi/tools/due-dates/form.ts'
import { toolWords as hindiTool } from '#content/hi/tools/tool-words.ts'
import { mailCopyIn } from '#content/mail-copy.ts'
import { expect, mailsTo, newPerson, test } from './journey.ts'

const LANGUAGES = [
  { copy: english, tool: englishTool, dates: englishDates, mails: mailCopyIn('en'), at: '' },
  { copy: hindi, tool: hindiTool, dates: hindiDates, mails: mailCopyIn('hi'), at: '/hi' },
]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The last e-mail to an address, once there are so many. */
async function lastMail(address: string, count = 1) {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(count)
  return (await mailsTo(address)).at(-1)
}

for (const { copy, tool, dates, mails, at } of LANGUAGES) {
  const { groupNames, keepDates, reminderForm, reminderPages, toolPageWords } = copy
  const emailField = (page: Page) => page.getByRole('textbox', { name: reminderForm.email })

  /** Opens the link that an e-mail asks to confirm, confirms, and ends the reminders again. */
  async function confirmAndEnd(page: Page, address: string, group: string) {
    const mail = await lastMail(address)
    expect(mail?.subject).toBe(mails.confirmRemindersCopy.first.subject)
    const link = mail?.text?.match(/^http\S+\/date-reminders\/[\w-]{43}$/m)?.[0] ?? ''
    await page.goto(link)
    await expect(page.locator('html')).toHaveAttribute('lang', copy.siteMetadata.language)
    await expect(heading(page)).toHaveText(reminderPages.unconfirmed.title)
    await expect(page.getByRole('listitem').filter({ hasText: group })).toBeVisible()
    await page.getByRole('button', { name: reminderPages.unconfirmed.button }).click()
    await expect(heading(page)).toHaveText(reminderPages.confirmed.title)
    await expect(page.getByRole('region', { name: reminderPages.coming })).toContainText('20')
    await page.getByRole('link', { name: reminderPages.end }).click()
    await expect(heading(page)).toHaveText(reminderPages.ending.title)
    await page.getByRole('button', { name: reminderPages.ending.button }).click()
    await expect(heading(page)).toHaveText(reminderPages.ended.title)
    return link
  }

  test.describe(`a visitor in ${copy.siteMetadata.language}`, () => {
    test.use({ provoked: [/status of 404/] })

    test('chooses who they are, takes the dates along, and is reminded until they end it', async ({
      page,
    }) => {
      const { email } = newPerson()
      await page.goto(`${at}/tools/due-dates`)
      await page.getByLabel(dates.form.who.label).selectOption('business')
      await page.getByLabel(dates.form.ticks.tan).check()
      const answer = page.getByRole('region', { name: toolPageWords.form.answerLabel })
      await expect(answer).toContainText(dates.answer.next)
      const download = page.getByRole('link', { name: keepDates.calendar.download })
      const address = `${at}/tools/due-dates.ics?for=business,late,tan`
      await expect(download).toHaveAttribute('href', address)
      const subscribe = page.getByRole('link', { name: keepDates.calendar.subscribe })
      const subscribed = await subscribe.getAttribute('href')
      expect(subscribed).toMatch(/^webcal:\/\/[^/]+\//)
      expect(subscribed?.endsWith(address)).toBe(true)
      const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
      expect(file.suggestedFilename()).toBe('due-dates.ics')

      await emailField(page).fill(email)
      await page.getByRole('button', { name: reminderForm.send }).click()
      await expect(page.getByText(reminderForm.sent.title)).toBeVisible()
      const link = await confirmAndEnd(page, email, groupNames.tan)
      await page.goto(link)
      await expect(heading(page)).toHaveText(english.reminderPages.missing.title)
    })
  })

  test.describe(`without script in ${copy.siteMetadata.language}`, () => {
    test.use({ javaScriptEnabled: false, provoked: [/status of 400/] })

    test('a visitor does the same by pages', async ({ page }) => {
      const { email } = newPerson()
      await page.goto(`${at}/tools/due-dates`)
      await page.getByLabel(dates.form.ticks.rent).check()
      await page.getByRole('button', { name: tool.form.answer }).last().click()
      await expect(page.getByRole('link', { name: keepDates.calendar.download })).toHaveAttribute(
        'href',
        `${at}/tools/due-dates.ics?for=salaried,late,rent`,
      )
      await emailField(page).fill('asha@')
      const send = page.getByRole('button', { name: reminderForm.send })
      await send.evaluate((button) => button.closest('form')?.setAttribute('novalidate', ''))
      await send.click()
      await expect(page.getByText(reminderForm.invalidEmail)).toBeVisible()
      await expect(emailField(page)).toHaveValue('asha@')
      await emailField(page).fill(email)
      await send.click()
      await expect(heading(page)).toHaveText(reminderForm.sent.title)
      await confirmAndEnd(page, email, groupNames.rent)
    })
  })
}
