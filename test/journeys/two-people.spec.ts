import type { Page } from '@playwright/test'
import { newReturn } from './client.ts'
import { addAccount, colleague, expect, hold, mailsTo, newPerson, test, toast } from './journey.ts'

/** Two people at one enquiry. */

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reply by email' })
const textOf = (page: Page) => dialog(page).getByLabel('Text', { exact: true })

test.describe('a reply', () => {
  test.use({ provoked: [/status of 409/] })

  test('a reply shows who else is there, and is not sent after a colleague’s without asking', async ({
    staffPage: page,
    staff,
    browser,
  }) => {
    const person = newPerson()
    const { id } = await (await staff.post('/api/leads', { data: person })).json()
    const { page: theirs, name } = await colleague(browser)
    await page.goto(`/admin/leads/${id}`)
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await expect(dialog(page)).toContainText(person.message)
    await textOf(page).fill('Dear Asha, please send us both Forms 16.')
    await theirs.goto(`/admin/leads/${id}`)
    await expect(theirs.getByText(/is writing$/)).toBeVisible()
    await expect(page.getByText(`${name} is viewing`)).toBeVisible()
    await theirs.keyboard.press('e')
    await expect(page.getByText(`${name} is writing`)).toBeVisible()
    await textOf(theirs).fill('Dear Asha, I’ll call you at five.')
    await dialog(theirs).getByRole('button', { name: 'Send' }).click()
    await expect(dialog(theirs)).toHaveCount(0)

    const notice = dialog(page).getByRole('alert')
    await expect(notice).toContainText(`${name} sent an email.`)
    await expect(notice).toContainText('I’ll call you at five.')
    await textOf(page).press('Control+Enter')
    const question = page.getByRole('dialog', { name: 'Send a second message?' })
    await question.getByRole('button', { name: 'Don’t send' }).click()
    await expect(textOf(page)).toHaveValue(/both Forms 16/)
    await dialog(page).getByRole('button', { name: 'Send anyway' }).click()
    await question.getByRole('button', { name: 'Send anyway' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(async () => (await mailsTo(person.email)).length).toBe(3)

    // Theirs has been told of all that was sent.
    const history = theirs.getByRole('region', { name: 'History' })
    await expect(history.getByText('Sent', { exact: true })).toHaveCount(2)
    // Neither browser knows of the other's: the server does.
    const news = await hold(theirs, `**/api/leads/${id}`)
    await theirs.keyboard.press('e')
    await textOf(theirs).fill('Dear Asha, I couldn’t reach you.')
    await page.getByRole('button', { name: 'Log contact' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log call' }).click()
    await expect(toast(page)).toContainText('Contact logged')
    const refused = dialog(theirs).getByText(/has spoken to this client since you opened/)
    await dialog(theirs).getByRole('button', { name: 'Send' }).click()
    news.release()
    await expect(refused).toBeVisible()
    await expect(dialog(theirs).getByRole('alert').first()).toContainText('spoke to the client.')
    theirs.on('dialog', (leave) => leave.accept())
    await theirs.goto('/admin')
    await expect(page.getByText(/is (viewing|writing)$/)).toHaveCount(0)
    await theirs.context().close()
  })
})

test.describe('a correction', () => {
  test.use({ provoked: [/status of 409/] })

  test('a correction does not put back what a colleague corrected meanwhile, and says that they did', async ({
    staffPage: page,
    staff,
  }) => {
    const person = newPerson()
    const { id } = await (await staff.post('/api/leads', { data: person })).json()
    await page.goto(`/admin/leads/${id}`)
    await page.getByRole('button', { name: 'Correct details' }).click()
    const form = page.getByRole('dialog', { name: 'Correct details' })
    await form.getByLabel('Name').fill('Asha R. Rao')
    await staff.patch(`/api/leads/${id}`, { data: { phone: '98480 22338' } })
    await expect(page.getByRole('main')).toContainText('98480 22338')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('alert')).toContainText('changed')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha R. Rao')
    expect(await (await staff.get(`/api/leads/${id}`)).json()).toMatchObject({
      name: 'Asha R. Rao',
      phone: '98480 22338',
    })
  })
})

test('the notes and dates of a return that a colleague changed are neither overwritten nor put back unseen', async ({
  staffPage: page,
  staff,
}) => {
  const { id } = await newReturn(staff)
  await page.clock.install()
  await page.goto(`/admin/returns/${id}`)
  const due = page.getByLabel('Due date', { exact: true })
  const notes = page.getByLabel('Notes', { exact: true })
  await due.fill('2099-08-31')
  await notes.focus()
  await expect(toast(page)).toContainText('Saved')
  const change = (data: object) => staff.patch(`/api/returns/${id}`, { data })
  await change({ dueOn: '2099-09-15', notes: 'Rent agreement is with Meera.' })
  await page.clock.runFor(61_000)
  await expect(due).toHaveValue('2099-09-15')
  await expect(notes).toHaveValue('Rent agreement is with Meera.')
  await due.focus()
  await notes.focus()

  await notes.fill('He travels until Friday.')
  await change({ notes: 'Rent agreement came.' })
  await page.clock.runFor(61_000)
  await expect(page.getByText('Rent agreement came.')).toBeVisible()
  await expect(notes).toHaveValue('He travels until Friday.')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByRole('button', { name: 'Save notes' })).toHaveCount(0)
  expect(await (await staff.get(`/api/returns/${id}`)).json()).toMatchObject({
    dueOn: '2099-09-15',
    notes: 'He travels until Friday.',
  })
})

test.describe('two people at what clients are asked', () => {
  test.use({ provoked: [/status of 409/] })

  test('the edit of a client says that a colleague changed it, and saves what was typed beside theirs', async ({
    staffPage: page,
    staff,
  }) => {
    const { name, email } = newPerson()
    const data = { name, email, kind: 'individual' }
    const { id } = await (await staff.post('/api/clients', { data })).json()
    await page.goto(`/admin/clients/${id}`)
    const details = page.getByRole('region', { name: 'Details' })
    await details.getByRole('button', { name: 'Edit' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Notes').fill('Prefers the morning.')
    await staff.patch(`/api/clients/${id}`, { data: { address: '4 Hill Road, Pune' } })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('alert')).toContainText('changed this meanwhile')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    expect(await (await staff.get(`/api/clients/${id}`)).json()).toMatchObject({
      address: '4 Hill Road, Pune',
      notes: 'Prefers the morning.',
    })
  })

  test('an edit in a list of documents stays with its item when a colleague moves that', async ({
    staffPage: page,
    staff,
  }) => {
    const listOf = async (): Promise<{ title: string }[]> => {
      const { lists } = await (await staff.get('/api/request-templates')).json()
      return lists.find(({ plan }: { plan: string }) => plan === 'premium').items
    }
    const before = await listOf()
    const [first, second, third] = before
    await page.goto('/admin/templates/requests')
    const list = page.getByRole('region', { name: 'Premium' })
    await list.getByRole('button', { name: `Edit ${second?.title}` }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Title').fill('AIS of this year')
    const moved = [first, third, second, ...before.slice(3)]
    const body = { plan: 'premium', items: moved, was: before }
    expect((await staff.put('/api/request-templates', { data: body })).ok()).toBe(true)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('alert')).toContainText('changed this list meanwhile')
    await expect(list.getByRole('listitem').nth(1)).toContainText(`${third?.title}`)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    const titles = (await listOf()).map(({ title }) => title)
    expect(titles.slice(0, 3)).toEqual([first?.title, third?.title, 'AIS of this year'])
    expect(titles).toHaveLength(before.length)
  })
})

test('the edit of an account puts back no role and no email that a colleague changed meanwhile', async ({
  staffPage: page,
  staff,
}) => {
  const number = newPerson().phone.slice(-8)
  const { id } = await addAccount({ username: `meera.${number}`, name: `Meera ${number}` })
  const stored = async () => {
    const accounts: { id: number }[] = await (await staff.get('/api/staff')).json()
    return accounts.find((account) => account.id === id)
  }
  const row = page.getByRole('row').filter({ hasText: number })
  const edit = row.getByRole('button', { name: /^Edit/ })
  await page.goto('/admin/staff')
  await edit.click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill(`Meera Rao ${number}`)
  const email = `meera.${number}@example.in`
  await staff.patch(`/api/staff/${id}`, { data: { roles: ['editor'], rights: ['export'], email } })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  const changed = { name: `Meera Rao ${number}`, roles: ['editor'], rights: ['export'], email }
  expect(await stored()).toMatchObject(changed)

  await edit.click()
  await form.getByRole('checkbox', { name: /^Accountant/ }).check()
  await form.getByRole('checkbox', { name: /^Editor/ }).uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  expect(await stored()).toMatchObject({ ...changed, roles: ['accountant'] })
  await edit.click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
})

test.describe('two people at a template', () => {
  test.use({ provoked: [/status of 409/] })

  test('the edit of a template says that a colleague changed it, and the next Save keeps theirs beside what was typed', async ({
    staffPage: page,
    staff,
  }) => {
    const title = `Proofs ${newPerson().phone.slice(-8)}`
    const data = { title, subject: 'Your proofs', body: 'Dear {name}' }
    const { id } = await (await staff.post('/api/templates', { data })).json()
    await page.goto('/admin/templates')
    await page.getByRole('button', { name: `Edit ${title}` }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Text').fill('Dear {name}, please send your proofs.')
    const theirs = { ...data, subject: 'Proofs of your investments' }
    const patched = await staff.patch(`/api/templates/${id}`, { data: theirs })
    expect(patched.status()).toBe(200)
    await form.getByRole('button', { name: 'Save template' }).click()
    await expect(form.getByRole('alert')).toContainText('Someone else has changed this template')
    await form.getByRole('button', { name: 'Save template' }).click()
    await expect(form).toHaveCount(0)
    const templates: { id: number }[] = await (await staff.get('/api/templates')).json()
    expect(templates.find((template) => template.id === id)).toMatchObject({
      title,
      subject: 'Proofs of your investments',
      body: 'Dear {name}, please send your proofs.',
    })
    await staff.delete(`/api/templates/${id}`)
  })
})

test.describe('an Undo', () => {
  test.use({ provoked: [/status of 409/] })

  test('Undo on a return takes nothing away that a colleague has written since', async ({
    staffPage: page,
    staff,
  }) => {
    const { id } = await newReturn(staff)
    await page.goto(`/admin/returns/${id}`)
    await page.getByLabel('Notes').fill('Rent from May')
    await page.getByRole('button', { name: 'Save notes' }).click()
    await expect(toast(page)).toContainText('Saved')
    const theirs = 'Rent from May. The landlord has no PAN.'
    await staff.patch(`/api/returns/${id}`, { data: { notes: theirs } })
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page)).toContainText('Someone else has changed this meanwhile')
    await expect(page.getByLabel('Notes')).toHaveValue(theirs)
  })
})

test('a contact whose name is corrected keeps the email that a colleague changed meanwhile', async ({
  staffPage: page,
  staff,
}) => {
  const { id, name } = await newReturn(staff)
  const { clientId } = await (await staff.get(`/api/returns/${id}`)).json()
  const { contacts } = await (await staff.get(`/api/clients/${clientId}`)).json()
  await page.goto(`/admin/clients/${clientId}`)
  await page.getByRole('region', { name: 'Contacts' }).getByRole('button', { name: 'Edit' }).click()
  const email = newPerson().email
  await staff.patch(`/api/contacts/${contacts[0].id}`, { data: { email } })
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill(`${name} Rao`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  const now = await (await staff.get(`/api/clients/${clientId}`)).json()
  expect(now.contacts[0]).toMatchObject({ name: `${name} Rao`, email })
})
