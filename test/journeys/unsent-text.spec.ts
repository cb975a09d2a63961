import type { APIRequestContext, Page } from '@playwright/test'
import { photograph } from '../pictures.ts'
import { addAccount as addPerson, expect, goTo, newPerson, site, test, toast } from './journey.ts'

/** What staff typed and did not send, on a computer that several people use. */

interface Account {
  username: string
  password: string
}

let accounts = 0
async function addAccount(): Promise<Account> {
  const username = `lata.${Date.now()}${process.pid}${++accounts}`
  return addPerson({ username, name: 'Lata' })
}

async function addLead(staff: APIRequestContext) {
  const person = newPerson()
  const response = await staff.post('/api/leads', { data: person })
  expect(response.status()).toBe(201)
  return person
}

/** Signs in where the login is shown, without loading the page again. */
async function signIn(page: Page, { username, password }: Account) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(menu(page)).toBeVisible()
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Staff' })
const note = (page: Page) => page.getByRole('textbox', { name: 'Note' })

/** Opens an enquiry by links alone: loading the page again would lose what the tab remembers. */
async function openLead(page: Page, { name, email }: { name: string; email: string }) {
  await menu(page).getByRole('link', { name: 'Enquiries' }).click()
  // The screen before it may have a search of its own.
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  await page.getByLabel('Search').fill(email)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function endSessionElsewhere(page: Page) {
  const response = await page.request.post('/api/auth/logout', { headers: { origin: site.origin } })
  expect(response.status()).toBe(200)
  // The next step asks to sign in, unless the site has noticed by itself before it.
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('nav a[href="/admin/mail"]')?.click(),
  )
  await leaveEnded(page)
}

/** Goes to the login instead of signing in on the spot. */
async function leaveEnded(page: Page) {
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('/admin/login')
}

test.describe('a session that ends by itself', () => {
  test.use({ provoked: [/status of 401/] })

  test('a session that ends by itself keeps unsent text and an autosaved draft for their writer alone, and never shows the previous account to the next user', async ({
    page,
    staff,
  }) => {
    const [lead, first, second] = await Promise.all([addLead(staff), addAccount(), addAccount()])
    const email = page.getByLabel('Your email address')
    const openAccount = () => menu(page).getByRole('link', { name: 'Account' }).click()
    const offer = page.getByText('You have unsaved changes')
    const openForm = async () => {
      await goTo(page, 'Content', 'FAQs')
      await page.getByRole('button', { name: 'Add FAQ' }).click()
      await expect(page.getByLabel('Question', { exact: true })).toBeVisible()
    }
    const closeForm = () => page.getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/admin/login')
    await signIn(page, first)
    await openAccount()
    await email.fill('first@example.in')
    await page.getByRole('button', { name: 'Save mail settings' }).click()
    await expect(toast(page)).toContainText('Mail settings saved')
    await openForm()
    await page.getByLabel('Question', { exact: true }).fill('What is not yet decided?')
    await closeForm()
    await page.getByRole('button', { name: 'Leave' }).click()
    await openLead(page, lead)
    await note(page).fill('Call after six; the office must not know.')
    await endSessionElsewhere(page)

    await signIn(page, second)
    await openAccount()
    await expect(page.getByText(`Signed in as Lata (${second.username}, staff)`)).toBeVisible()
    await expect(email).toHaveValue('')
    await openForm()
    await expect(offer).toHaveCount(0)
    await closeForm()
    await openLead(page, lead)
    await expect(note(page)).toHaveValue('')
    await endSessionElsewhere(page)

    await signIn(page, first)
    await openLead(page, lead)
    await expect(note(page)).toHaveValue('Call after six; the office must not know.')
    await openForm()
    await expect(offer).toBeVisible()
  })

  test('a session that ends by itself gives back what was typed in the dialogs, until its writer leaves it', async ({
    page,
    staff,
  }) => {
    const [lead, account] = await Promise.all([addLead(staff), addAccount()])
    const dialog = page.getByRole('dialog')
    const addEnquiry = async () => {
      await menu(page).getByRole('link', { name: 'Enquiries' }).click()
      await page.getByRole('button', { name: 'Add enquiry' }).click()
    }
    const typedName = dialog.getByLabel('Name')
    await page.goto('/admin/login')
    await signIn(page, account)
    await openLead(page, lead)
    await page.keyboard.press('m')
    await dialog.getByLabel('Message').fill('Shall I call at five?')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await addEnquiry()
    await typedName.fill('Half a name')
    // The site notices it by itself.
    await page.request.post('/api/auth/logout', { headers: { origin: site.origin } })
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await leaveEnded(page)

    await signIn(page, account)
    await addEnquiry()
    await expect(typedName).toHaveValue('Half a name')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await addEnquiry()
    await expect(typedName).toHaveValue('')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await openLead(page, lead)
    await page.keyboard.press('m')
    await expect(dialog.getByLabel('Message')).toHaveValue('Shall I call at five?')
  })
})

test.describe('with an enquiry open', () => {
  // Presence is sent once more while the session ends.
  test.use({ provoked: [/status of 401 .*\/presence/] })

  test('signing out asks before unsent text is discarded', async ({ page, staff }) => {
    const [lead, account] = await Promise.all([addLead(staff), addAccount()])
    await page.goto('/admin/login')
    await signIn(page, account)
    await openLead(page, lead)
    await note(page).fill('Half a thought')
    await page.getByRole('button', { name: 'Logout' }).click()
    const question = page.getByRole('dialog', { name: 'You have unsent text' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toHaveCount(0)
    await expect(note(page)).toHaveValue('Half a thought')

    await page.getByRole('button', { name: 'Logout' }).click()
    await question.getByRole('button', { name: 'Sign out and discard' }).click()
    await page.waitForURL('/admin/login')
    await signIn(page, account)
    await openLead(page, lead)
    await expect(note(page)).toHaveValue('')
  })
})

/** Puts an image into the library and returns its file name. */
async function addImage(staff: APIRequestContext, colour: string): Promise<string> {
  const name = `${colour}-${Date.now()}.jpg`
  const file = { name, mimeType: 'image/jpeg', buffer: await photograph() }
  expect((await staff.post('/api/images', { multipart: { file } })).status()).toBe(201)
  return name
}

test('an alternative text typed in the image library stays with another search, image or tab, and is not left without asking', async ({
  staffPage: page,
  staff,
}) => {
  const red = await addImage(staff, 'red')
  const blue = await addImage(staff, 'blue')
  await page.goto('/admin/blog/new')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Choose image…' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Choose an image' })
  await dialog.getByRole('tab', { name: 'Library' }).click()
  const search = dialog.getByLabel('Search images')
  const text = dialog.getByLabel('Alternative text')
  await search.fill(red)
  await dialog.getByRole('button', { name: red }).click()
  await text.fill('A red square')
  await search.fill(blue)
  await expect(dialog.getByRole('button', { name: blue })).toBeVisible()
  await expect(text).toHaveValue('A red square')
  await dialog.getByRole('button', { name: blue }).click()
  await expect(text).toHaveValue('')
  await search.fill(red)
  await dialog.getByRole('button', { name: red }).click()
  await expect(text).toHaveValue('A red square')
  await dialog.getByRole('tab', { name: 'Upload' }).click()
  await dialog.getByRole('tab', { name: 'Library' }).click()
  await expect(text).toHaveValue('A red square')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay' }).click()
  await dialog.getByRole('button', { name: 'Save text' }).click()
  await expect(toast(page)).toContainText('Alternative text saved')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
