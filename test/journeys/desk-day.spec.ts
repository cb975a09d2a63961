import type { Browser, Page } from '@playwright/test'
import { expectNoFault, showStill } from './accessible.ts'
import {
  colleague,
  contactForm,
  expect,
  fillContactForm,
  hold,
  hydrated,
  mailsTo,
  newPerson,
  type Person,
  site,
  test,
  timePasses,
  toast,
} from './journey.ts'

/** A day at the desk: what staff do from the first enquiry to the last report. */

const rowOf = (page: Page, person: { name: string }) =>
  page.getByRole('row').filter({ hasText: person.name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const history = (page: Page) => page.getByRole('region', { name: 'History' })
const dialog = (page: Page) => page.getByRole('dialog')

/** A visitor in a browser of their own, who sends an enquiry by the contact form. */
async function visitorSends(browser: Browser, person: Person) {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/contact')
  await contactForm(page).form.scrollIntoViewIfNeeded()
  await hydrated(page)
  const form = await fillContactForm(page, person)
  await form.button.click()
  await expect(toast(page)).toContainText('Message sent successfully!')
  return { context, page }
}

/** A new enquiry by the API, and its number. */
async function sent(staff: { post: Page['request']['post'] }, person: Partial<Person> & object) {
  const response = await staff.post('/api/leads', { data: person })
  expect(response.status()).toBe(201)
  return (await response.json()).id as number
}

async function expectAccessible(page: Page) {
  await showStill(page)
  await expectNoFault(page)
}

/** Tomorrow's, or that of the next day on which the office is open: on a Saturday that is Monday's. */
async function followUpOnTheNextMorning(page: Page) {
  const choice = dialog(page).getByLabel('Follow up')
  const morning = choice.getByRole('option', { name: /, 10 am/ }).first()
  await choice.selectOption({ label: (await morning.textContent()) ?? '' })
}

/** The clock of what has just come in. */
const FRESH = /1 day left|23 h 5\d min left/

test('a day at the desk goes from the first enquiry to the last report', async ({
  staffPage: page,
  browser,
}) => {
  test.setTimeout(180_000)
  const person = newPerson()
  await page.goto('/admin')
  const figures = page.getByRole('region', { name: 'Answered in time' })
  const inTime = figures.getByRole('listitem').filter({ hasText: 'In time this week' })
  await expect(inTime).toBeVisible()
  const before = await answeredInTime(page)

  await page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: /Enquiries/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  // The newest first: other journeys send enquiries too.
  await page.goto('/admin/leads?view=all')
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  const visitor = await visitorSends(browser, person)

  // It appears without a reload, with a quiet notice, and counts in the title.
  await expect(page.getByText(/new enquir(y|ies) received/i)).toBeVisible()
  await expect(rowOf(page, person)).toContainText('Unread')
  await expect(rowOf(page, person)).toContainText(FRESH)
  await expect(page).toHaveTitle(/^\(\d+\) Enquiries \|/)

  // Opened, taken, called: the clock stops.
  await rowOf(page, person).getByRole('link', { name: person.name, exact: true }).click()
  await expect(heading(page)).toHaveText(person.name)
  await expect(page.getByRole('region', { name: 'Message' })).toContainText(person.message)
  await expect(page).toHaveTitle(/^\(\d+\) Enquiry \d+ \|/)
  await page.keyboard.press('a')
  await expect(page.getByLabel('Owner', { exact: true })).toHaveValue(/\d+/)
  await expect(toast(page)).toContainText(`${person.name}: assigned to`)
  await expect(history(page)).toContainText('self-assigned it.')
  await page.keyboard.press('l')
  await expect(dialog(page)).toContainText('How did the call go?')
  await dialog(page).getByLabel('Note (optional)').fill('Will send both Forms 16 tonight.')
  await followUpOnTheNextMorning(page)
  await dialog(page).getByRole('button', { name: 'Log call' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Answered within a minute')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('contacted')
  await expect(history(page)).toContainText('called and spoke to the client.')
  await expect(history(page)).toContainText('Will send both Forms 16 tonight.')
  await expect(page.getByRole('main')).toContainText(/Follow up .+, 10:00 am/)

  // The visitor sees who is calling and that it was answered.
  const receipt = await page
    .getByRole('link', { name: 'What the client sees' })
    .getAttribute('href')
  await visitor.page.goto(receipt ?? '')
  await expect(heading(visitor.page)).toHaveText('We have been in touch')

  // A note, an e-mail from a template, and won.
  await page.keyboard.press('n')
  await expect(page.getByLabel('Note', { exact: true })).not.toBeFocused()
  await page.keyboard.press('t')
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused()
  await page.getByLabel('Note', { exact: true }).fill('Knows Lakshmi from the bank.')
  await page.keyboard.press('Control+Enter')
  await expect(history(page).getByRole('list')).toContainText('Knows Lakshmi from the bank.')
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('')
  await heading(page).focus()
  await page.keyboard.press('e')
  await dialog(page).getByLabel('Template').selectOption({ label: 'Thank you, and what we need' })
  await expect(dialog(page).getByLabel('Subject')).toHaveValue(/your tax return/)
  await expect(dialog(page).getByLabel('Text')).toHaveValue(/^Dear Asha,/)
  await dialog(page).getByRole('button', { name: 'Send' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(history(page)).toContainText('sent an email.')
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(2)
  await expect(history(page).getByText('Sent', { exact: true })).toHaveCount(1)
  await expect(history(page)).not.toContainText('opened it.')
  await history(page)
    .getByRole('button', { name: /^Show \d+ more$/ })
    .click()
  await expect(history(page).getByText('Sent', { exact: true })).toHaveCount(2)
  await expect(history(page)).toContainText('opened it.')
  await page.keyboard.press('s')
  await expect(page.getByLabel('Status', { exact: true })).toBeFocused()
  await page.getByLabel('Status', { exact: true }).selectOption('won')
  const outcome = page.getByRole('dialog', { name: `${person.name} is won` })
  await outcome.getByLabel('Fee agreed, in rupees').fill('3499.50')
  await outcome.getByRole('button', { name: 'Mark as won' }).click()
  await expect(outcome).toContainText('The fee is in whole rupees')
  await outcome.getByLabel('Fee agreed, in rupees').fill('₹3,499')
  await outcome.getByRole('button', { name: 'Mark as won' }).click()
  await expect(history(page)).toContainText('changed the status from Contacted to Won: ₹3,499.')
  await expectAccessible(page)

  // The way back leads to the view that it was opened from.
  await page.getByRole('main').getByRole('link', { name: 'All', exact: true }).click()
  await expect(rowOf(page, person)).toContainText('Won')
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: /^Needs an answer/ }).click()
  await expect(views.getByRole('link', { name: /^Needs an answer/ })).toHaveAttribute(
    'aria-current',
    /true|page/,
  )
  await expect(rowOf(page, person)).toHaveCount(0)
  await page.goto('/admin')
  await expect.poll(() => answeredInTime(page)).toBeGreaterThan(before)
  await expect(figures.getByRole('img')).toHaveAccessibleName(/answered in time/)
  await expect(page.getByRole('table', { name: 'By service, this month' })).toContainText(
    'General enquiry',
  )
  await expectAccessible(page)
  await visitor.context.close()
})

async function answeredInTime(page: Page): Promise<number> {
  const response = await page.request.get('/api/desk/figures')
  return (await response.json()).week.inTime
}

test('a change is undone, from its toast and from the history', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  const id = await sent(staff, person)
  await page.goto(`/admin/leads/${id}`)
  await page.getByLabel('Status', { exact: true }).selectOption('lost')
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('lost')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('new')
  await expect(history(page)).toContainText('undid a status change.')

  await page.getByRole('button', { name: 'Log contact' }).click()
  await dialog(page).getByLabel('Outcome').selectOption('no-answer')
  await expect(dialog(page)).toContainText('This doesn’t count as an answer.')
  await expect(dialog(page).getByLabel('Follow up').locator('option:checked')).toHaveText(
    /^Try again /,
  )
  await dialog(page).getByRole('button', { name: 'Log call' }).click()
  await expect(history(page)).toContainText('set a follow-up for')
  await expect(page.getByRole('main')).not.toContainText('Answered within a minute')
  await history(page)
    .getByRole('button', { name: /^Undo: .* called, but got no answer\./ })
    .click()
  await expect(history(page)).toContainText('undid a logged contact.')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('new')
})

test('an enquiry is taken and given back by keyboard', async ({ staffPage: page, staff }) => {
  const id = await sent(staff, newPerson())
  await page.goto(`/admin/leads/${id}`)
  await heading(page).focus()
  await page.keyboard.press('a')
  await expect(history(page)).toContainText('self-assigned it.')
  await page.keyboard.press('u')
  await expect(page.getByLabel('Owner', { exact: true })).toHaveValue('')
  await page.reload()
  await heading(page).focus()
  await page.keyboard.press('u')
  await expect(toast(page)).toContainText('can be undone in the history of their enquiry')
})

test.describe('two members of staff', () => {
  test.use({ provoked: [/status of 409/] })

  test('two members of staff see what the other does, and the second to change something gets a conflict', async ({
    staffPage: page,
    staff,
    browser,
  }) => {
    const person = newPerson()
    const id = await sent(staff, person)
    const { page: theirs, name, id: theirId } = await colleague(browser)
    await page.goto(`/admin/leads/${id}`)
    await theirs.goto(`/admin/leads/${id}`)
    await expect(heading(theirs)).toHaveText(person.name)
    await expect(theirs.getByRole('button', { name: 'Erase' })).toHaveCount(0)

    await page.getByLabel('Owner', { exact: true }).selectOption(String(theirId))
    await expect(theirs.getByLabel('Owner', { exact: true })).toHaveValue(String(theirId))
    await expect(history(theirs)).toContainText(`assigned it to ${name}.`)

    // The news of it are held back, so that the second one acts on what is old.
    const news = await hold(theirs, '**/api/desk/events')
    await theirs.reload()
    await expect(heading(theirs)).toHaveText(person.name)
    await page.getByLabel('Status', { exact: true }).selectOption('in progress')
    await expect(history(page)).toContainText('to In progress.')
    await theirs.getByLabel('Status', { exact: true }).selectOption('contacted')
    await expect(theirs.getByRole('alert')).toContainText('Someone else has changed this enquiry')
    await expect(theirs.getByRole('alert')).toContainText('from New to In progress.')
    await expect(theirs.getByLabel('Status', { exact: true })).toHaveValue('in progress')

    await theirs.getByRole('button', { name: 'Make my change anyway' }).click()
    await expect(theirs.getByRole('alert')).toHaveCount(0)
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('contacted')
    await page.getByLabel('Status', { exact: true }).selectOption('in progress')
    await expect(history(page)).toContainText('from Contacted to In progress.')
    await theirs.getByLabel('Status', { exact: true }).selectOption('lost')
    const lost = theirs.getByRole('dialog', { name: 'is lost' })
    await lost.getByLabel('Why?').selectOption('Went to another firm')
    await lost.getByRole('button', { name: 'Mark as lost' }).click()
    await expect(lost.getByRole('alert')).toContainText('from Contacted to In progress.')
    await lost.getByRole('button', { name: 'Mark as lost' }).click()
    await expect(lost).toHaveCount(0)
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('lost')
    await page.getByRole('button', { name: 'Reopen' }).click()
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('in progress')
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
    news.release()
    await theirs.goto('/admin/leads?view=mine')
    await expect(rowOf(theirs, person)).toBeVisible()
    await theirs.getByRole('switch', { name: 'Available for new enquiries' }).click()
    await expect(toast(theirs)).toContainText('You’re available for new enquiries')
    await page.getByLabel('Owner', { exact: true }).selectOption('')
    await expect(rowOf(theirs, person)).toHaveCount(0)
    await page.getByLabel('Owner', { exact: true }).selectOption('turn')
    await expect(rowOf(theirs, person)).toBeVisible()
    await theirs.getByRole('switch', { name: 'Available for new enquiries' }).click()
    await theirs.context().close()
  })
})

test('spam is set aside without a word to others and brought back', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  const id = await sent(staff, { ...person, website: 'https://spam.example' } as Partial<Person>)
  await page.goto(`/admin/leads?view=needs-answer&q=${encodeURIComponent(person.email)}`)
  await expect(page.getByText('No enquiries match this search.')).toBeVisible()
  await page.getByRole('button', { name: 'Search all enquiries' }).click()
  await expect(rowOf(page, person)).toContainText('No deadline')
  await rowOf(page, person).getByRole('link', { name: person.name, exact: true }).click()
  await expect(page.getByText('a hidden field was filled in').first()).toBeVisible()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('new')
  await expect(page.getByRole('main')).toContainText(FRESH)
  await page.goto(`/admin/leads?view=needs-answer&q=${encodeURIComponent(person.email)}`)
  await rowOf(page, person).getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Spam' }).click()
  await expect(toast(page)).toContainText('1 enquiry marked as spam')
  await expect(rowOf(page, person)).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, person)).toBeVisible()
  expect(id).toBeGreaterThan(0)
})

test('duplicates of one person are shown, merged and unmerged', async ({
  staffPage: page,
  staff,
}) => {
  const someone = newPerson()
  const digits = someone.phone.slice(-10)
  const person = { ...someone, phone: `(+91)-${digits}` }
  const first = await sent(staff, person)
  const again = { ...person, message: 'The same again, about my flat in Pune.' }
  const second = await sent(staff, again)
  await page.goto(`/admin/leads?view=all&q=${encodeURIComponent(person.email)}`)
  await expect(rowOf(page, person).filter({ hasText: '2nd enquiry' })).toHaveText([/flat in Pune/])
  await page.goto(`/admin/leads/${second}`)
  const same = page.getByRole('region', { name: 'Other enquiries from this person' })
  await expect(same).toContainText('same email and phone')
  await expect(same).toContainText(`· ${digits.slice(0, 5)} ${digits.slice(5)}`)
  await same.getByRole('button', { name: `Merge enquiry ${first}` }).click()
  // The one that falls due first stays on the desk, and is what is shown then.
  await page.waitForURL(`/admin/leads/${first}`)
  const merged = page.getByRole('region', { name: 'Merged into this enquiry' })
  await expect(merged).toContainText(`Enquiry ${second}`)
  await expect(same).toHaveCount(0)
  await page.getByRole('link', { name: 'Call', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(again.message)
  await expect(dialog).toContainText(person.message)
  await page.keyboard.press('Escape')
  await page.goto(`/admin/leads?q=${encodeURIComponent(person.email)}`)
  await expect(rowOf(page, person)).toHaveCount(1)
  await page.goto(`/admin/leads/${first}`)
  await merged.getByRole('button', { name: `Unmerge enquiry ${second}` }).click()
  await expect(same).toBeVisible()
})

test('a visitor reports that no one has called, and stays on top until a colleague does', async ({
  staffPage: page,
  staff,
  browser,
}) => {
  const person = newPerson()
  const response = await staff.post('/api/leads', { data: person })
  const { id, receiptUrl } = await response.json()
  await timePasses(id, 26)
  await page.goto('/admin/leads')
  await expect(rowOf(page, person)).toContainText('Overdue 2 h')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(receiptUrl)
  await visitor.getByRole('button', { name: 'No one has called me' }).click()
  await expect(page.getByText('A client says no one has called.')).toBeVisible()
  await staff.post('/api/leads', { data: newPerson() })
  await expect(rowOf(page, person)).toContainText('Client says no one has called')
  // Another try of this journey may have left one there too.
  const top = page.getByRole('row').filter({ hasText: 'Client says no one has called' })
  await expect(page.getByRole('row').nth(1)).toContainText('Client says no one has called')
  await expect(top.filter({ hasText: person.name })).toHaveCount(1)
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(page.getByText(/Client says no one has called\./)).toBeVisible()
  await page.getByRole('button', { name: 'Log contact' }).click()
  await dialog(page).getByRole('button', { name: 'Log call' }).click()
  await expect(page.getByText(/Client says no one has called\./)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Answered 2 h late')
  await visitor.context().close()
})

test('a contact and its follow-up are logged in one step, and undone in one', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  await page.goto(`/admin/leads/${await sent(staff, person)}`)
  await page.route('**/api/leads/*', (route) =>
    route.request().postData()?.includes('followUpAt') ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Log contact' }).click()
  await followUpOnTheNextMorning(page)
  await dialog(page).getByRole('button', { name: 'Log call' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const called = history(page).getByText('called and spoke to the client.')
  await expect(called).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText(/Follow up .+, 10:00 am/)

  await history(page)
    .getByRole('button', { name: /^Undo: .* called and spoke/ })
    .click()
  await expect(history(page)).toContainText('undid a logged contact.')
  await expect(history(page)).toContainText('undid a follow-up.')
  await expect(page.getByRole('main')).not.toContainText(/Follow up .+, 10:00 am/)
})

test('the list is worked through by keyboard alone', async ({ staffPage: page, staff }) => {
  const word = `Keyboard${Date.now()}`
  const people = [newPerson(), newPerson(), newPerson()]
  for (const person of people) await sent(staff, { ...person, message: `${word} ${person.name}` })
  await page.goto(`/admin/leads?q=${word}&sort=name`)
  const link = (index: number) => page.getByRole('link', { name: people[index]?.name, exact: true })
  await expect(link(2)).toBeVisible()
  await page.keyboard.press('j')
  await expect(link(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await expect(page.getByLabel(`Owner of ${people[0]?.name}`)).not.toHaveValue('')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(people[0]?.name ?? '')
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText(people[1]?.name ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText(people[2]?.name ?? '')
  await page.keyboard.press('j')
  await expect(toast(page)).toContainText('This is the last enquiry in the list')
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText(people[1]?.name ?? '')
  await page.keyboard.press('b')
  await expect(page.getByLabel('Search')).toHaveValue(word)
  await page.keyboard.press('?')
  await expect(dialog(page)).toContainText('Assign to me')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
})

test('shortcuts work with the focus on a row’s checkbox, and u undoes with the focus on its status', async ({
  staffPage: page,
  staff,
}) => {
  const word = `Focus${Date.now()}`
  const [one, two] = [newPerson(), newPerson()]
  for (const person of [one, two]) await sent(staff, { ...person, message: word })
  await page.goto(`/admin/leads?q=${word}&sort=name`)
  const box = page.getByRole('checkbox', { name: `Select ${one.name}` })
  await box.click()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: two.name, exact: true })).toBeFocused()
  await box.focus()
  await page.keyboard.press('x')
  await expect(box).not.toBeChecked()

  const status = page.getByLabel(`Status of ${one.name}`)
  await status.focus()
  await page.keyboard.press('c')
  // Part of the word by which the status is looked for.
  await page.keyboard.press('u')
  await expect(status).toHaveValue('contacted')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Contacted')
  await expect(status).toHaveValue('contacted')
  await status.selectOption('in progress')
  await expect(toast(page)).toContainText('In progress')
  await status.focus()
  await expect(async () => {
    await page.keyboard.press('u')
    await expect(status).toHaveValue('contacted', { timeout: 500 })
  }).toPass()
})

test.describe('the file of an import', () => {
  test.use({ provoked: [/status of 500/] })

  test('an import sends the file that was previewed, and waits for a preview of the columns as they are chosen', async ({
    staffPage: page,
  }) => {
    const file = (name: string, count: number) => {
      const people = Array.from({ length: count }, () => newPerson())
      const lines = people.map((one) => `${one.name},${one.email},${one.phone},blue`)
      const text = ['Name,Email,Mobile,Favourite colour', ...lines].join('\r\n')
      return { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
    }
    const asked: URL[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/leads/import') asked.push(url)
    })
    await page.goto('/admin/leads?view=all')
    await page.evaluate(() => {
      const read = File.prototype.arrayBuffer
      File.prototype.arrayBuffer = async function () {
        if (this.name === 'slow.csv')
          await new Promise((resolve) => addEventListener('slow-read', resolve, { once: true }))
        return read.call(this)
      }
    })
    await page.getByRole('button', { name: 'Import' }).click()
    const field = dialog(page).getByLabel('CSV or Excel file')
    await field.setInputFiles(file('slow.csv', 1))
    await field.setInputFiles(file('second.csv', 2))
    await expect(dialog(page)).toContainText('2 rows: 2 will be imported')
    await page.evaluate(async () => {
      dispatchEvent(new Event('slow-read'))
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    const submit = dialog(page).getByRole('button', { name: 'Import 2' })
    await expect(submit).toBeEnabled()

    const preview = (url: URL) => url.searchParams.has('preview')
    await page.route(preview, (route) => route.fulfill({ status: 500, body: '' }))
    await dialog(page).getByText('Columns', { exact: true }).click()
    await dialog(page).getByLabel('Favourite colour').selectOption('Notes')
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await expect(submit).toBeDisabled()
    await page.unroute(preview)
    await dialog(page).getByLabel('Favourite colour').selectOption('Left out')
    await submit.click()
    await expect(dialog(page)).toContainText('2 enquiries imported.')
    expect(asked.at(-1)?.searchParams.get('file')).toBe('second.csv')
  })
})

test('old enquiries come in from a file after a preview, and go out as one', async ({
  staffPage: page,
}) => {
  const person = newPerson()
  const other = newPerson()
  const file = (lines: string[]) => ({
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Our list of 2025', 'Name,Email,Mobile,Service,Favourite colour', ...lines].join('\r\n'),
    ),
  })
  const line = ({ name, email, phone }: Person) => `${name},${email},${phone},Tax Planning,blue`
  await page.goto('/admin/leads?view=all')
  await page.getByRole('button', { name: 'Import' }).click()
  await dialog(page)
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name: 'old.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') })
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'This is a PDF. Choose the CSV or Excel file.',
  )
  await dialog(page)
    .getByLabel('CSV or Excel file')
    .setInputFiles(file([line(person), 'Nobody,not-an-address,1,Tax Planning,red']))
  await expect(dialog(page)).toContainText('2 rows: 1 will be imported')
  await expect(dialog(page)).toContainText('1 with an error, which will be left out.')
  await dialog(page).getByText('Columns', { exact: true }).click()
  const headings = dialog(page).getByLabel('The row that names the columns')
  await expect(headings.locator('option:checked')).toContainText('Line 2: Name | Email')
  await headings.selectOption({ label: 'Line 1: Our list of 2025' })
  await expect(dialog(page).getByRole('alert')).toHaveText('Choose the column for: Name, Phone.')
  await headings.selectOption({ index: 1 })
  await expect(dialog(page).getByLabel('Favourite colour').locator('option:checked')).toHaveText(
    'Left out',
  )
  await dialog(page).getByLabel('Favourite colour').selectOption('Notes')
  await expect(dialog(page).getByLabel('Favourite colour').locator('option:checked')).toHaveText(
    'Notes',
  )
  const bad = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download 1 row with errors' }).click()
  const badRows = Buffer.concat(await (await (await bad).createReadStream()).toArray())
  expect(badRows.toString('utf8')).toContain('not-an-address')

  await dialog(page)
    .getByLabel('CSV or Excel file')
    .setInputFiles(file([line(person), line(other), line(person)]))
  await expect(dialog(page)).toContainText('3 rows: 2 will be imported, 1 skipped as a duplicate.')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Import 2' }).click()
  await expect(dialog(page)).toContainText(
    '2 enquiries imported, 1 enquiry skipped as a duplicate.',
  )
  await page.getByRole('button', { name: 'Undo this import' }).click()
  const asked = page.getByRole('dialog', { name: 'Undo this import?' })
  await expect(asked).toContainText('2 enquiries from old.csv will be deleted.')
  await asked.getByRole('button', { name: 'Delete 2 enquiries' }).click()
  await expect(asked).toBeHidden()
  await expect(dialog(page)).toContainText('Import undone: 2 enquiries deleted.')
  await dialog(page).getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Import' }).click()
  await dialog(page)
    .getByLabel('CSV or Excel file')
    .setInputFiles(file([line({ ...person, email: 'ask him' }), line(other)]))
  await expect(dialog(page)).toContainText('Kept as notes of their enquiries: 1 email not read.')
  await expect(dialog(page)).toContainText('Email not read: “ask him”')
  await dialog(page).getByRole('button', { name: 'Import 2' }).click()
  await expect(dialog(page)).toContainText('2 enquiries imported.')
  await dialog(page).getByRole('button', { name: 'Done' }).click()

  await page.getByLabel('Search').fill(other.email)
  await expect(rowOf(page, other)).toContainText('No deadline')
  await expect(page.getByRole('link', { name: 'Export' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(other.email)),
  )
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  const stream = await (await download).createReadStream()
  const text = Buffer.concat(await stream.toArray()).toString('utf8')
  expect(text).toContain(other.email)
  expect(text).not.toContain(person.email)
})

test('an enquiry is not asked for while it is being erased, whatever happens to it', async ({
  staffPage: page,
  staff,
}) => {
  const id = await sent(staff, newPerson())
  await page.goto(`/admin/leads/${id}`)
  const address = `/api/leads/${id}`
  const asked: string[] = []
  await page.route(`**${address}`, async (route) => {
    asked.push(route.request().method())
    if (route.request().method() === 'DELETE') {
      const counted = page.waitForResponse('**/api/desk/counts')
      await staff.post(`${address}/notes`, { data: { text: 'Asked us to erase everything.' } })
      await counted
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Erase' }).click()
  await dialog(page).getByRole('button', { name: 'Erase enquiry' }).click()
  await expect(toast(page)).toContainText('Enquiry erased')
  expect(asked.slice(asked.indexOf('DELETE'))).toEqual(['DELETE'])
})

test('an admin gives a person their data and erases it', async ({ staffPage: page, staff }) => {
  const person = newPerson()
  const id = await sent(staff, person)
  await page.goto(`/admin/leads/${id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download personal data' }).click()
  const stream = await (await download).createReadStream()
  expect(Buffer.concat(await stream.toArray()).toString('utf8')).toContain(person.email)
  await page.getByRole('button', { name: 'Erase' }).click()
  await dialog(page).getByRole('button', { name: 'Erase enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  await expect(toast(page)).toContainText('Enquiry erased')
  await page.goto(`/admin/leads?view=all&q=${encodeURIComponent(person.email)}`)
  await expect(page.getByText('No enquiries match this search.')).toBeVisible()

  const client = await sent(staff, newPerson())
  for (const data of [{ status: 'won' }, { stage: 'filed' }]) {
    expect((await staff.patch(`/api/leads/${client}`, { data })).status()).toBe(200)
  }
  await page.goto(`/admin/leads/${client}`)
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(dialog(page)).toContainText('This client’s return is filed.')
  const erase = dialog(page).getByRole('button', { name: 'Erase enquiry' })
  await expect(erase).toBeDisabled()
  await dialog(page).getByLabel('I’ve checked that these records need not be kept').check()
  await erase.click()
  await expect(toast(page)).toContainText('Enquiry erased')
})
