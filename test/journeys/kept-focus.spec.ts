import type { APIRequestContext, Page } from '@playwright/test'
import { addAccount, expect, newPerson, test, toast } from './journey.ts'

const WORDS = 'Keep a receipt for every month in which you paid rent, and the landlord’s PAN.'

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

test('a control that goes away with what it did leaves the keyboard at what is around it', async ({
  staffPage: page,
}) => {
  const main = page.getByRole('main')

  await test.step('setting up an authenticator app, and leaving it', async () => {
    await page.goto('/admin/account')
    await main.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter')
    await expect(main.getByRole('img', { name: 'QR code' })).toBeVisible()
    await expect(main.locator('#second-factor')).toBeFocused()
    await main.locator('#second-factor').getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(main.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
    await expect(main.locator('#second-factor')).toBeFocused()
  })

  await test.step('a saved view that is deleted', async () => {
    const name = `Focus ${Date.now()}`
    await page.goto('/admin/leads?view=overdue')
    await page.getByRole('button', { name: 'My views' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'My views' })
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(name)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: `Delete “${name}”` }).press('Enter')
    await expect(dialog.getByRole('link', { name })).toHaveCount(0)
    await expect
      .poll(() => dialog.evaluate((open) => open.contains(document.activeElement)))
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'My views' })).toBeFocused()
  })

  await test.step('a post, once it is added', async () => {
    await page.goto('/admin/blog/new')
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`Focus ${Date.now()}`)
    await page.getByRole('textbox', { name: 'Excerpt', exact: true }).fill(WORDS)
    await page.getByRole('textbox', { name: 'Content', exact: true }).fill(WORDS)
    await page.getByRole('button', { name: 'Create Post' }).press('Enter')
    await page.waitForURL('/admin/blog')
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

/** At the owners of a new enquiry, of whom there are several; and to whom it is assigned from now on. */
async function atOwners(page: Page, staff: APIRequestContext) {
  const { id } = await (await staff.post('/api/leads', { data: newPerson() })).json()
  await addAccount({ username: `sita.${Date.now()}${process.pid}`, name: 'Sita' })
  await page.goto(`/admin/leads/${id}`)
  const owner = page.getByRole('main').getByLabel('Owner', { exact: true })
  await expect(owner.getByRole('option', { name: /^Sita/ })).not.toHaveCount(0)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON().ownerId)
  })
  await owner.focus()
  return { owner, assigned: () => sent.filter((one) => one !== undefined) }
}

test('the arrow keys go through the owners of an enquiry without assigning it to each', async ({
  staffPage: page,
  staff,
}) => {
  const { owner, assigned } = await atOwners(page, staff)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const reached = await owner.inputValue()
  await page.keyboard.press('Escape')
  await expect(owner).toHaveValue('')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(toast(page)).toContainText('ssigned')
  await expect(owner).toHaveValue(reached)
  expect(assigned()).toEqual([Number(reached)])
})

test('what is picked from the opened list of owners counts, whatever the arrow keys had reached before', async ({
  staffPage: page,
  staff,
}) => {
  const { owner, assigned } = await atOwners(page, staff)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('ssigned')
  const picked = await owner.inputValue()
  await page.keyboard.press('Tab')
  await expect(owner).toHaveValue(picked)
  expect(assigned()).toEqual([Number(picked)])
})

test('a note that is added leaves the keyboard beside its button, which has nothing more to add', async ({
  staffPage: page,
  staff,
}) => {
  const { id } = await (await staff.post('/api/leads', { data: newPerson() })).json()
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Called back')
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Called back')
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})
