import type { APIRequestContext } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { pdf } from '../pdf.ts'
import { expectAccessible } from './accessible.ts'
import { newReturn } from './client.ts'
import { expect, hold, mailsTo, newPerson, test, toast } from './journey.ts'

test('an enquiry becomes a return, whose documents staff ask for, look at and send back', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  await staff.post('/api/leads', { data: person })
  const { items } = await (
    await staff.get(`/api/leads?q=${encodeURIComponent(person.email)}`)
  ).json()
  await staff.patch(`/api/leads/${items[0].id}`, { data: { status: 'won', fee: 3499 } })
  await page.goto(paths.admin.lead(items[0].id))
  await page.getByRole('link', { name: 'Start a return' }).click()
  await expect(page.getByText('No client matches')).toBeVisible()
  await page.getByRole('button', { name: 'New client' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue(person.name)
  await dialog.getByLabel('PAN').fill('abcce 1234 f')
  await dialog.getByRole('button', { name: 'Add client' }).click()
  await expect(dialog).toContainText('this is the PAN of a company')
  await dialog.getByLabel('PAN').fill('')
  await dialog.getByRole('button', { name: 'Add client' }).click()

  await expect(page.getByLabel('Fee in rupees, GST included')).toHaveValue('3499')
  await expect(page.getByLabel('Plan', { exact: true })).toHaveValue('professional')
  await page.getByLabel('Fee in rupees, GST included').fill('1499')
  await page.getByLabel('Why the fee differs from the plan’s price').fill('Came with her sister')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Start the return' }).click()
  await expect(page).toHaveURL(/\/admin\/returns\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
  await page.getByRole('button', { name: 'Email the client the list' }).click()
  await expect(page.getByRole('button', { name: 'Remind the client now' })).toBeVisible()
  const requests = page.getByRole('region', { name: 'Requests and documents' })
  await expect(requests).toContainText('AIS and Form 26AS')

  await requests.getByRole('button', { name: 'Ask for something' }).click()
  await dialog.getByLabel('Title').fill('Rent agreement')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await dialog.getByRole('button', { name: 'Ask for something' }).click()
  await expect(requests).toContainText('Rent agreement')

  const id = /\d+$/.exec(page.url())?.[0]
  await staff.post(`/api/returns/${id}/documents`, {
    multipart: { file: { name: 'memo.pdf', mimeType: 'application/pdf', buffer: pdf('Memo') } },
  })
  await staff.patch(`/api/returns/${id}`, { data: { dueOn: '2099-07-31' } })
  await page.reload()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText('changed the due date to 31 Jul 2099')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Read out a code' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^\d{6}/ })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.goto(paths.admin.lead(items[0].id))
  await expect(page.getByText('Documents', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Status', { exact: true }).first()).toHaveValue('won')
})

test('the list of returns shows who waits, twelve rows at 1366 × 768, and reminds several clients', async ({
  staffPage: page,
  staff,
}) => {
  const name = newPerson().name
  for (let i = 0; i < 13; i++) {
    const client = { name: `${name} ${i}`, kind: 'individual', email: newPerson().email }
    const { id } = await (await staff.post('/api/clients', { data: client })).json()
    await staff.post('/api/returns', {
      data: { clientId: id, year: '2025-26', plan: 'basic', fee: 1999 },
    })
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${paths.admin.returns}?q=${encodeURIComponent(name)}`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(14)
  await expect(rows.nth(12)).toBeInViewport({ ratio: 1 })
  await page.getByRole('checkbox', { name: `${name} 1, 2025-26` }).check()
  await page.getByRole('checkbox', { name: `${name} 2, 2025-26` }).check()
  await page.getByRole('button', { name: 'Remind now' }).click()
  await expect(page.getByText('2 clients reminded', { exact: true })).toBeVisible()
})

test('a client is found by the whole PAN, which stays out of the address', async ({
  staffPage: page,
  staff,
}) => {
  const { name, email } = newPerson()
  const pan = `ABCPE${String(Date.now()).slice(-4)}F`
  const data = { name, email, kind: 'individual', pan }
  expect((await staff.post('/api/clients', { data })).ok()).toBe(true)
  await page.goto(paths.admin.clients)
  const search = page.getByRole('searchbox')
  await search.fill(pan)
  const rows = page.getByRole('row').filter({ hasText: name })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(rows).toHaveCount(1)
  expect(page.url()).not.toContain(pan)
  await search.fill(name)
  await expect(page).toHaveURL(/[?]q=/)
  await expect(search).toHaveValue(name)
  await expect(rows).toHaveCount(1)
})

test('a reply takes the link of the client’s page to the client, and not with a Cc', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  await staff.post('/api/leads', { data: { ...person, service: 'Basic Plan' } })
  const query = encodeURIComponent(person.email)
  const { items } = await (await staff.get(`/api/leads?q=${query}`)).json()
  const client = { name: person.name, kind: 'individual', email: person.email }
  const { id: clientId } = await (await staff.post('/api/clients', { data: client })).json()
  const started = { clientId, leadId: items[0].id, year: '2025-26', plan: 'basic', fee: 1999 }
  await staff.post('/api/returns', { data: started })
  await page.goto(paths.admin.lead(items[0].id))
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply by email' })
  await dialog.getByRole('button', { name: 'Link to the client’s page' }).click()
  await expect(dialog.getByLabel('Text')).toHaveValue(
    /opens it:\n\{client_page\}\n\nKind regards\n/,
  )
  await expect(dialog).toContainText(`It goes to ${person.email} alone, without Cc.`)
  await dialog.getByLabel('Cc (optional)').fill('clerk@firm.example')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toContainText('is for the client alone: take out the Cc')
  await dialog.getByLabel('Cc (optional)').fill('')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Reply on its way', { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(person.email)).map(({ text }) => text).join('\n'))
    .toMatch(/opens it:\nhttps?:\/\/\S+\/my\/[\w-]{43}\n\nKind regards/)
})

test.describe('without a connection for a moment,', () => {
  test.use({ provoked: [/status of 503|ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('what is typed on a return, and the rows that are chosen in the list, stay through a short outage', async ({
    staffPage: page,
    staff,
  }) => {
    const { id, name } = await newReturn(staff)
    await page.clock.install()
    const outage = async () => {
      const asked: string[] = []
      const addresses = /\/api\/returns(\/|\?)/
      await page.route(addresses, (route) => {
        asked.push(route.request().method())
        return route.fulfill({ status: 503, json: { message: 'Away', requestId: 'x' } })
      })
      // The list is asked for every minute, and once more after a failure.
      await expect
        .poll(async () => {
          await page.clock.runFor(10_000)
          return asked.length
        })
        .toBeGreaterThanOrEqual(2)
      await page.clock.runFor(2_000)
      await page.unroute(addresses)
    }

    await page.goto(`/admin/returns/${id}`)
    await page.getByRole('button', { name: 'Ask for something' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Rent agreement')
    await outage()
    await expect(dialog.getByLabel('Title')).toHaveValue('Rent agreement')

    await page.goto(`${paths.admin.returns}?q=${encodeURIComponent(name)}`)
    const row = page.getByRole('checkbox', { name: `${name}, 2025-26` })
    await row.check()
    await outage()
    await expect(row).toBeChecked()
  })

  test('a request to a client that fails offline says so, and is made once though the button is pressed twice', async ({
    staffPage: page,
    context,
    staff,
  }) => {
    const { id } = await newReturn(staff)
    await page.goto(`/admin/returns/${id}`)
    await page.getByRole('button', { name: 'Ask for something' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Rent agreement')
    const ask = dialog.getByRole('button', { name: 'Ask for something' })
    await context.setOffline(true)
    await ask.click()
    await expect(dialog.getByRole('alert')).toContainText('offline')
    await context.setOffline(false)
    await ask.dblclick()
    await expect(dialog).toHaveCount(0)
    const { requests } = await (await staff.get(`/api/returns/${id}`)).json()
    expect(
      requests.filter(({ title }: { title: string }) => title === 'Rent agreement'),
    ).toHaveLength(1)
  })
})

test('the list goes to the client once, and the keyboard keeps its place, while the return still reloads', async ({
  staffPage: page,
  staff,
}) => {
  const { id, email } = await newReturn(staff)
  await page.goto(`/admin/returns/${id}`)
  const mail = page.getByRole('button', { name: 'Email the client the list' })
  await expect(mail).toBeEnabled()
  await page.route(`**/api/returns/${id}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.fallback()
  })
  await mail.focus()
  await page.keyboard.press('Enter')
  await page.waitForTimeout(450)
  await mail.click({ force: true })
  await expect(page.getByRole('button', { name: 'Remind the client now' })).toBeEnabled()
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0)

  const requests = page.getByRole('region', { name: 'Requests and documents' })
  await requests.getByRole('button', { name: 'Not needed' }).first().press('Enter')
  await expect(toast(page)).toContainText('Not needed')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  expect(await mailsTo(email)).toHaveLength(1)
})

test('the next reminder of several returns moves once its whole day is typed and confirmed, and not to a past day', async ({
  staffPage: page,
  staff,
}) => {
  const name = newPerson().name
  const first = await startedReturn(staff, { name: `${name} 1` })
  await startedReturn(staff, { name: `${name} 2` })
  const reminder = async () => (await (await staff.get(`/api/returns/${first}`)).json()).remindOn
  const planned = await reminder()
  const year = new Date().getFullYear()
  await page.goto(`${paths.admin.returns}?q=${encodeURIComponent(name)}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const day = page.getByLabel('Next reminder on')
  await day.focus()
  await page.keyboard.type(`1201${year - 1}`, { delay: 60 })
  await page.keyboard.press('Enter')
  await expect(day).toHaveValue(`${year - 1}-12-01`)
  await expect(page.getByText('2 returns selected')).toBeVisible()
  expect(await reminder()).toBe(planned)

  await day.focus()
  await page.keyboard.type(`1201${year + 1}`, { delay: 60 })
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByText('Reminder moved', { exact: true })).toBeVisible()
  expect(await reminder()).toBe(`${year + 1}-12-01`)
})

test('the board shows the returns of the list by their stage, and a reload shows it again', async ({
  staffPage: page,
  staff,
}) => {
  const { name } = newPerson()
  await startedReturn(staff, { name })
  await page.goto(`${paths.admin.returns}?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  const documents = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Documents 1' }),
  })
  await expect(documents.getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(documents.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessible(page)
})

test('a PAN that is looked for among the returns stays out of the address of the board too', async ({
  staffPage: page,
  staff,
}) => {
  const { name } = newPerson()
  const pan = `ABCPE${String(Date.now()).slice(-4)}G`
  await startedReturn(staff, { name, pan })
  await startedReturn(staff, { name: `${name} other` })
  await page.goto(paths.admin.returns)
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2)
  await page.getByRole('searchbox').fill(pan)
  await expect(page.getByRole('row')).toHaveCount(2)
  for (const view of ['Board', 'List']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await expect(page).toHaveURL(view === 'Board' ? /board=true/ : /returns$/)
    expect(page.url()).not.toContain(pan)
    await expect(page.getByRole('searchbox')).toHaveValue(pan)
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  }
})

test('returns that are ticked are no longer so in another view or on the board', async ({
  staffPage: page,
  staff,
}) => {
  const { name } = newPerson()
  await startedReturn(staff, { name })
  await page.goto(`${paths.admin.returns}?q=${encodeURIComponent(name)}`)
  const views = page.getByRole('navigation', { name: 'Views' })
  for (const other of [
    views.getByRole('link', { name: 'To review' }),
    page.getByRole('link', { name: 'Board', exact: true }),
  ]) {
    await page.getByRole('checkbox', { name: `${name}, 2025-26` }).check()
    await expect(page.getByText('1 return selected')).toBeVisible()
    await other.click()
    await expect(page).toHaveURL(/view=to-review|board=true/)
    await expect(page.getByText(/returns? selected/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Remind now' })).toHaveCount(0)
    await views.getByRole('link', { name: 'All' }).click()
  }
})

/** @returns the id of the return */
async function startedReturn(staff: APIRequestContext, client: { name: string; pan?: string }) {
  const data = { kind: 'individual', email: newPerson().email, ...client }
  const { id: clientId } = await (await staff.post('/api/clients', { data })).json()
  const started = { clientId, year: '2025-26', plan: 'basic', fee: 1999 }
  return (await (await staff.post('/api/returns', { data: started })).json()).id
}

test('a return that is started before the people are loaded shows the preparer that it will have', async ({
  staffPage: page,
  staff,
}) => {
  const { id } = await newReturn(staff)
  const { clientId } = await (await staff.get(`/api/returns/${id}`)).json()
  const lead = await (await staff.post('/api/leads', { data: newPerson() })).json()
  const me = (await (await staff.get('/api/auth/me')).json()).id
  const { version } = await (await staff.get(`/api/leads/${lead.id}`)).json()
  await staff.patch(`/api/leads/${lead.id}`, { data: { ownerId: me, version } })
  const people = await hold(page, '**/api/desk/people')
  await page.goto(`/admin/returns/new?lead=${lead.id}&client=${clientId}`)
  const preparer = page.getByLabel('Preparer')
  await expect(preparer).toBeVisible()
  people.release()
  await expect(preparer).toHaveValue(String(me))
})
