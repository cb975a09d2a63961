import { expect, newPerson, test } from './journey.ts'

/** Where the keyboard is after a dialog was closed or a control went away with what it did. */

test('an enquiry keeps the keyboard’s place', async ({ staffPage: page, staff }) => {
  const person = newPerson()
  const { id } = await (await staff.post('/api/leads', { data: person })).json()
  const again = { ...person, message: 'I have a second question about my return.' }
  const other = await (await staff.post('/api/leads', { data: again })).json()
  const { keyboard } = page
  const main = page.getByRole('main')
  const logContact = main.getByRole('button', { name: 'Log contact' })
  const heading = main.getByRole('heading', { level: 1 })

  await page.goto(`/admin/leads/${id}`)
  await expect(heading).toBeFocused()
  await keyboard.press('l')
  await expect(page.getByRole('dialog')).toBeVisible()
  await keyboard.press('Escape')
  await expect(heading).toBeFocused()

  await logContact.focus()
  await keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Outcome').selectOption('No answer')
  await page.getByRole('dialog').getByRole('button', { name: 'Log call' }).press('Enter')
  await expect(main).toContainText('called, but got no answer')
  await expect(logContact).toBeFocused()

  const state = main.getByRole('region', { name: 'Status and owner' })
  await state.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(state.getByLabel('Follow-up')).toBeVisible()
  await expect(state).toBeFocused()

  await main.getByRole('button', { name: `Merge enquiry ${other.id} into this one` }).press('Enter')
  await expect(main).toContainText('Merged into this enquiry')
  await expect(heading).toBeFocused()
})
