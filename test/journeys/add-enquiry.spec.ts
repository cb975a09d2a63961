import { expectNoFault } from './accessible.ts'
import { expect, hold, newPerson, test, toast } from './journey.ts'

/** A client calls or walks in, and staff type the enquiry in. */

test.use({ provoked: [/Failed to load resource|Failed to fetch/] })

test('staff add an enquiry from the list by keyboard alone, and see that the client is known', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  const earlier = await staff.post('/api/leads', { data: person })
  const { id: earlierId } = await earlier.json()
  const { keyboard } = page
  await page.goto('/admin/leads')
  await expect(page.getByRole('table')).toBeVisible()
  await keyboard.press('Shift+?')
  await expect(page.getByRole('dialog')).toContainText('Add enquiry')
  await keyboard.press('Escape')

  await keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Add enquiry' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await keyboard.press('Shift+Tab')
  await keyboard.press('ArrowRight')
  await expect(dialog.getByLabel('Walk-in')).toBeChecked()
  await keyboard.press('Tab')
  await keyboard.type(person.name)
  await keyboard.press('Enter')
  await expect(dialog).toContainText('Enter a phone number or an email address')
  await expect(dialog.getByLabel('Phone', { exact: true })).toBeFocused()
  await keyboard.type(person.phone)
  const known = dialog.getByRole('region', { name: 'Enquiries from this person' })
  await expect(known).toContainText(`Enquiry ${earlierId}`)
  await expect(known).toContainText('same phone')
  await expectNoFault(page, { within: 'dialog' })

  // What was typed stays when the connection fails.
  await page.route('**/api/leads/staff', (route) => route.abort(), { times: 1 })
  await keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('could not be reached')
  await keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(/Enquiry \d+ added/)
  await toast(page).getByRole('button', { name: 'Open enquiry' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
  await expect(page.getByText('Walk-in, added by staff').first()).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Other enquiries from this person' }),
  ).toContainText(`Enquiry ${earlierId}`)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('added it (Walk-in)')
})

test('an enquiry from an email is saved as already answered and opened, and is not lost by accident', async ({
  staffPage: page,
}) => {
  const person = newPerson()
  await page.goto('/admin/leads')
  await page.getByRole('button', { name: 'Add enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add enquiry' })
  await dialog.getByLabel('Email', { exact: true }).first().check()
  await dialog.getByLabel('Name').fill(person.name)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await dialog.getByLabel('Service').selectOption('Prior Year Filing')
  const acknowledge = dialog.getByLabel('Send the acknowledgement by email')
  await expect(acknowledge).toBeChecked()
  await dialog.getByLabel('Already answered').check()
  await expect(acknowledge).not.toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue(person.name)

  await dialog.getByRole('button', { name: 'Save and open' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
  await expect(page.getByText('Answered within a minute')).toBeVisible()
  await expect(page.getByText('No phone number given. Reply by email.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveCount(0)
})

test('what is typed after n is the name of a new enquiry to the last letter, and does nothing to the list', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  await staff.post('/api/leads', { data: person })
  const { keyboard } = page
  const owner = page.getByLabel(`Owner of ${person.name}`)
  const dialog = page.getByRole('dialog', { name: 'Add enquiry' })
  const list = `/admin/leads?q=${encodeURIComponent(person.email)}`
  await page.goto(list)
  await expect(owner).toBeVisible()
  await keyboard.press('j')
  await keyboard.press('a')
  await expect(toast(page)).toContainText('assigned to')
  await keyboard.press('n')
  await keyboard.type('Sunil Rao', { delay: 110 })
  await expect(dialog.getByLabel('Name')).toHaveValue('Sunil Rao')
  await expect(owner).not.toHaveValue('')

  // Before the dialog has loaded.
  const script = await hold(page, '**/assets/add-dialog-*.js')
  await page.goto(list)
  await expect(owner).toBeVisible()
  await keyboard.press('j')
  await keyboard.press('n')
  await keyboard.press('x')
  script.release()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(
    page.getByRole('checkbox', { name: `Select ${person.name}`, includeHidden: true }),
  ).not.toBeChecked()
})
