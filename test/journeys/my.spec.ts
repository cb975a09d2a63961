import { writeFile } from 'node:fs/promises'
import type { FileChooser, Page } from '@playwright/test'
import { api, paths } from '#app/paths.ts'
import { pdf } from '../pdf.ts'
import { expectAccessible, expectNoFault } from './accessible.ts'
import {
  anHourAfterSignIn,
  BANK,
  FORM_16,
  mailedCode,
  newClient,
  QUESTION,
  sendDraft,
  signInByPhone,
} from './client.ts'
import { expect, mailsTo, test } from './journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a client signs in by email, sends several files, sends one again, answers and signs out', async ({
  page,
  staff,
}) => {
  const client = await newClient(staff)
  await page.goto(client.path)
  await expect(page.getByRole('main')).not.toContainText(client.name)
  await page.getByRole('button', { name: 'Send me a code by email' }).click()
  await expect(page.getByRole('status')).toContainText('a code is on its way')
  await page.getByLabel('Code').fill(await mailedCode(client.email))
  await page.getByRole('button', { name: 'Open my page' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('We need 3 things from you')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })

  await choose(page, FORM_16, ['part-a.pdf', 'part-b.pdf'])
  await expect(heading).toHaveText('We need 2 things from you')
  await expect(page).toHaveURL(/#request-\d+$/)
  await expect(request(page, FORM_16)).toContainText('Sent, we’ll check it')
  await expect(fileNames(page)).toHaveText(['Download part-a.pdf', 'Download part-b.pdf'])

  await staff.post(`/api/requests/${client.requests[0]}`, {
    data: { state: 'sent-back', reason: 'The second page is missing' },
  })
  await page.reload()
  await expect(heading).toHaveText('We need 3 things from you')
  const back = request(page, FORM_16)
  await expect(back).toContainText('The second page is missing')
  await choose(page, FORM_16, ['all-pages.pdf'])
  await expect(back).toContainText('Sent, we’ll check it')

  const question = request(page, QUESTION)
  await question.getByLabel('Your answer').fill('No, none this year.')
  await question.getByRole('button', { name: 'Send answer' }).click()
  await expect(heading).toHaveText('We need one thing from you')
  await question.locator('summary').click()
  await expect(question).toContainText('You answered: No, none this year.')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
  await page.goto(client.path)
  await expect(page.getByRole('main')).not.toContainText(client.name)
})

test('a PDF with a password asks for it, and a file that we can’t take says so', async ({
  page,
  staff,
}) => {
  const client = await newClient(staff)
  await signInByPhone(page, staff, client)
  const locked = Buffer.concat([pdf(), Buffer.from('trailer<</Encrypt 9 0 R>>\n%%EOF\n')])
  await chooseFiles(page, FORM_16, [
    { name: 'locked.pdf', mimeType: 'application/pdf', buffer: locked },
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
  ])
  await expect(page.getByText('We can’t take this kind of file')).toBeVisible()
  const password = page.getByRole('textbox', { name: 'Password of the PDF' })
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await password.fill('abcpe01011980')
  await password.press('Enter')
  await expect(request(page, FORM_16)).toContainText('1 of 2 sent')
  await page.getByRole('button', { name: 'Remove page.html' }).click()
  await expect(fileNames(page)).toHaveText(['Download locked.pdf'])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('abcpe')
})

test('the reference of a payment that a client is typing stays while a file is sent', async ({
  page,
  staff,
}) => {
  const client = await newClient(staff)
  await signInByPhone(page, staff, client)
  await page.getByText('I have paid', { exact: true }).first().click()
  const reference = page.getByLabel(/^Reference/)
  await reference.fill('618245709133')
  await choose(page, FORM_16, ['part-a.pdf'])
  await expect(request(page, FORM_16).getByText(/part-a\.pdf/)).toBeVisible()
  await expect(page.getByText('100%').or(page.getByText(/^Sent/)).first()).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(reference).toHaveValue('618245709133')
})

test.describe('with an answer that is refused', () => {
  test.use({ provoked: [/status of 400/] })

  test('what a client is typing elsewhere on the page stays when a form is sent', async ({
    page,
    staff,
  }) => {
    const client = await newClient(staff)
    await signInByPhone(page, staff, client)
    await sendDraft(staff, client)
    await anHourAfterSignIn(client)
    await page.reload()
    await scriptHasRun(page)
    const draft = page.getByRole('region', { name: 'Draft 1' })
    await request(page, QUESTION).getByLabel('Your answer').fill('Yes, in May:\n40 shares')
    await page.getByText('Ask for a change').click()
    const change = page.getByLabel('Change this:')
    await change.fill('Rent is 12,000 a month')
    await page.getByText('I have paid', { exact: true }).click()
    const reference = page.getByLabel(/^Reference/)
    await reference.fill('618245709133')
    await page.getByText('Change your email or phone').click()
    await page.getByLabel('Email').fill('new.address@example.in')
    await draft.getByLabel('Code').fill('123456')

    await page.getByRole('button', { name: 'Send me a code by email' }).click()
    await expect(draft.getByRole('status')).toHaveText('The code is on its way.')
    await expect(request(page, QUESTION).getByLabel('Your answer')).toHaveValue(/^Yes, in May:\n40/)
    await expect(draft.getByLabel('Code')).toHaveValue('')

    const bank = request(page, BANK)
    await bank.getByText('I don’t have this, or it doesn’t apply').click()
    await bank.getByLabel('Your answer').fill('My portal password is Secret@123')
    await bank.getByRole('button', { name: 'Send answer' }).click()
    await expect(bank).toContainText('never need the password')
    await bank.getByLabel('Your answer').fill('I have no account')
    await bank.getByRole('button', { name: 'Send answer' }).click()
    await expect(bank).toContainText('Sent, we’ll check it')
    await expect(change).toHaveValue('Rent is 12,000 a month')
    await expect(page.getByLabel('Email')).toHaveValue('new.address@example.in')

    const fee = page.getByRole('region', { name: 'Our fee' })
    await fee.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(fee).toContainText('You told us about payment 618245709133')
    await expect(reference).toHaveValue('')
    await expect(change).toHaveValue('Rent is 12,000 a month')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Open my page' })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toBe('{}')
  })
})

test('what was typed on the page of one client is not put into that of another in the same tab', async ({
  page,
  staff,
}) => {
  const [client, other] = [await newClient(staff), await newClient(staff)]
  await signInByPhone(page, staff, other)
  await signInByPhone(page, staff, client)
  await scriptHasRun(page)
  await page.getByText('Change your email or phone').click()
  await page.getByLabel('Email').fill('new.address@example.in')
  await page.goto(other.path)
  await page.getByText('Change your email or phone').click()
  await expect(page.getByLabel('Email')).toHaveValue(other.email)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toBe('{}')
})

test.describe('with a session that ends', () => {
  test.use({ provoked: [/status of 401/] })

  test('an answer sent after the session has ended is in its field again after signing in', async ({
    page,
    staff,
  }) => {
    const client = await newClient(staff)
    await signInByPhone(page, staff, client)
    const answer = request(page, QUESTION).getByLabel('Your answer')
    await answer.fill('Yes, in May: 40 shares of Vistara Textiles.')
    await page.context().clearCookies()
    const send = request(page, QUESTION).getByRole('button', { name: 'Send answer' })
    await send.click()
    await page.getByRole('button', { name: 'Send me a code by email' }).click()
    await expect(page.getByRole('status')).toContainText('a code is on its way')
    await page.getByLabel('Code').fill(await mailedCode(client.email))
    await page.getByRole('button', { name: 'Open my page' }).click()
    await expect(answer).toHaveValue('Yes, in May: 40 shares of Vistara Textiles.')
    await send.click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('We need 2 things from you')
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toBe('{}')
  })

  test('a change asked for after the session has ended is in its field again after signing in', async ({
    page,
    staff,
  }) => {
    const client = await newClient(staff)
    await signInByPhone(page, staff, client)
    await sendDraft(staff, client)
    await page.goto(`${client.path}#files`)
    await page.reload()
    await scriptHasRun(page)
    const change = page.getByLabel('Change this:')
    const send = async () => {
      const draft = page.getByRole('region', { name: 'Draft 1' })
      await draft.getByRole('button', { name: 'Send', exact: true }).click()
    }
    await page.getByText('Ask for a change').click()
    await change.fill('Rent is 12,000 a month')
    await page.context().clearCookies()
    await send()
    await signInByPhone(page, staff, client)
    await expect(change).toHaveValue('Rent is 12,000 a month')
    await expect(change).toBeFocused()
    await send()
    await expect(page.getByText('You asked for this change')).toBeVisible()
  })

  test('files chosen after the session has ended are to be chosen again after signing in', async ({
    page,
    staff,
  }) => {
    const client = await newClient(staff)
    await signInByPhone(page, staff, client)
    const answer = request(page, QUESTION).getByLabel('Your answer')
    await answer.fill('Yes, in May')
    await page.context().clearCookies()
    const files = ['part-a.pdf', 'part-b.pdf']
    await choose(page, FORM_16, files)
    await expect(page.getByRole('button', { name: 'Open my page' })).toBeVisible()
    await signInByPhone(page, staff, client)
    await expect(answer).toHaveValue('Yes, in May')
    const form16 = request(page, FORM_16)
    const words = 'This file wasn’t sent because you had to sign in again.'
    await expect(form16.getByText(words)).toHaveCount(files.length)
    await expect(form16.getByText('part-a.pdf')).toBeVisible()
    await expect(form16.getByRole('button', { name: 'Choose files' })).toBeFocused()
    await expectNoFault(page)
    await choose(page, FORM_16, files)
    await expect(form16).toContainText('2 of 2 sent')
    await answer.fill('')
    await page.reload()
    await expect(fileNames(page)).toHaveText(files.map((name) => `Download ${name}`))
    await expect(page.getByText(words)).toHaveCount(0)
  })
})

test.describe('with a connection that is lost', () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/] })

  test('an upload that was interrupted goes on after the page was closed', async ({
    page,
    staff,
  }) => {
    const client = await newClient(staff)
    await signInByPhone(page, staff, client)
    // The upload is begun, and nothing of the file arrives.
    await page.route('**/uploads/*', (route) => route.abort())
    const file = test.info().outputPath('bank.pdf')
    await writeFile(file, pdf('Bank'))
    await chooseFiles(page, BANK, file)
    await expect(request(page, BANK)).toContainText('Connection lost. It will go on by itself.')
    const again = await page.context().newPage()
    await page.close()
    await again.goto(client.path)
    await expect(request(again, BANK)).toContainText('This upload was interrupted')
    const begun: string[] = []
    again.on('request', (one) => begun.push(`${one.method()} ${new URL(one.url()).pathname}`))
    await chooseFiles(again, BANK, file)
    await expect(request(again, BANK)).toContainText('Sent, we’ll check it')
    expect(begun).not.toContain(`POST ${api.my.uploads(client.token)}`)
    expect(await again.evaluate(() => Object.keys(localStorage).join())).not.toContain('tus::')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, provoked: [/status of 4\d\d/] })

  test('a client without script signs in by phone, sends a file, takes it back and answers', async ({
    page,
    staff,
  }) => {
    const client = await newClient(staff)
    await page.goto(client.path)
    await page.getByLabel('Code').fill('12345')
    await page.getByRole('button', { name: 'Open my page' }).click()
    await expect(page.getByText('The code has six digits')).toBeVisible()
    await signInByPhone(page, staff, client)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('We need 3 things from you')
    const form16 = request(page, FORM_16)
    const send = async (name: string, buffer: Buffer) => {
      await form16
        .getByLabel('Choose a file')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
      await form16.getByRole('button', { name: 'Send', exact: true }).click()
    }
    await send('form-16.pdf', Buffer.from('no PDF at all'))
    await expect(form16).toContainText('This file isn’t the PDF file that its name says')
    await send('form-16.pdf', pdf())
    await expect(heading).toHaveText('We need 2 things from you')
    await expect(fileNames(page)).toHaveText(['Download form-16.pdf'])
    const files = page.getByRole('region', { name: 'Files' })
    const confirm = files.getByRole('button', { name: 'Yes, take it back form-16.pdf' })
    await expect(confirm).toBeHidden()
    await files.getByText('Take back').click()
    await confirm.click()
    await expect(heading).toHaveText('We need 3 things from you')

    const question = request(page, QUESTION)
    await question.getByLabel('Your answer').fill('My portal password is Secret@123')
    await question.getByRole('button', { name: 'Send answer' }).click()
    await expect(question).toContainText('We never need the password of the tax portal')
    await question.getByLabel('Your answer').fill('Yes, in May')
    await question.getByRole('button', { name: 'Send answer' }).click()
    await expect(heading).toHaveText('We need 2 things from you')
    const bank = request(page, BANK)
    await bank.getByText('I don’t have this, or it doesn’t apply').click()
    await bank.getByLabel('Your answer').fill('I have no account')
    await bank.getByRole('button', { name: 'Send answer' }).click()
    await expect(heading).toHaveText('We need one thing from you')

    const main = page.getByRole('main')
    const due = async (dueOn: string) => {
      await staff.patch(`/api/returns/${client.returnId}`, { data: { dueOn } })
      await page.reload()
    }
    await due('2099-07-31')
    await expect(main).toContainText('This return is due on 31 July 2099.')
    await due('2026-07-31')
    await expect(main).not.toContainText('This return is due')

    await page.getByText('Change your email or phone').click()
    await page.getByLabel('Email').fill('new.address@example.in')
    await page.getByRole('button', { name: 'Ask for the change' }).click()
    await expect(page.getByText('We’ll confirm the change to new.address@example.in')).toBeVisible()
  })

  test('an answer sent after the session has ended is shown to the client without script, to be copied', async ({
    page,
    staff,
  }) => {
    const client = await newClient(staff)
    await page.goto(client.path)
    await signInByPhone(page, staff, client)
    const question = request(page, QUESTION)
    await question.getByLabel('Your answer').fill('Yes, in May <b>and</b> June')
    await page.context().clearCookies()
    await question.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tax return')
    await expect(page.getByLabel(/wasn’t sent/)).toHaveValue('Yes, in May <b>and</b> June')
  })

  test('an answer from a second tab replaces none that its client has not seen, nor one that was accepted', async ({
    page,
    staff,
  }) => {
    const client = await newClient(staff)
    await signInByPhone(page, staff, client)
    const second = await page.context().newPage()
    await second.goto(client.path)
    const answer = async (tab: Page, text: string) => {
      await request(tab, QUESTION).getByLabel('Your answer').fill(text)
      await request(tab, QUESTION).getByRole('button', { name: 'Send answer' }).click()
    }
    await answer(page, 'Yes, in May')
    await expect(request(page, QUESTION)).toContainText('Sent, we’ll check it')
    await answer(second, 'No')
    const question = request(second, QUESTION)
    await expect(question).toContainText('Another answer was sent while this page was open')
    await expect(question).toContainText('You answered: Yes, in May')
    await expect(question.getByLabel('Your answer')).toHaveValue('No')
    await expect(question.getByLabel('Your answer')).toBeFocused()

    await staff.post(`/api/requests/${client.requests[2]}`, { data: { state: 'accepted' } })
    await answer(second, 'No, none')
    await expect(second.getByRole('alert')).toContainText('We’ve accepted what you sent for this')
    await expect(second.getByLabel('What you typed')).toHaveValue('No, none')
    await expect(question).toContainText('Done')
    await expect(question).toContainText('You answered: Yes, in May')
  })

  test('a client who lost the link gets it by email, after correcting the address', async ({
    page,
    staff,
  }) => {
    const client = await newClient(staff)
    await page.goto(paths.myLink)
    const send = async (email: string) => {
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send me the link' }).click()
    }
    await send('nobody@example')
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await send(client.email)
    await expect(page).toHaveURL(paths.myLinkSent)
    await expect.poll(async () => JSON.stringify(await mailsTo(client.email))).toContain('/my/')
  })
})

function request(page: Page, title: string) {
  return page.getByRole('listitem', { name: title }).first()
}

function fileNames(page: Page) {
  return page.getByRole('region', { name: 'Files' }).getByRole('link', { name: 'Download' })
}

function choose(page: Page, title: string, names: string[]) {
  const files = names.map((name) => ({
    name,
    mimeType: 'application/pdf',
    buffer: pdf(name),
  }))
  return chooseFiles(page, title, files)
}

function scriptHasRun(page: Page) {
  return expect(page.locator('[data-several]').last()).toHaveJSProperty('hidden', false)
}

async function chooseFiles(
  page: Page,
  title: string,
  files: Parameters<FileChooser['setFiles']>[0],
) {
  const place = request(page, title)
  const button = place.getByRole('button', { name: 'Choose files' })
  // Before that no button is there, whether the request stands open or not.
  await scriptHasRun(page)
  if (!(await button.isVisible())) await place.locator('summary').first().click()
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(files)
}

test('a client downloads everything as one file, and asks to be erased', async ({
  page,
  staff,
}) => {
  const client = await newClient(staff)
  await signInByPhone(page, staff, client)
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything (ZIP)' }).click()
  expect((await waiting).suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/)
  await page.getByText('Ask us to erase my data').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ask to erase it' }).click()
  await expect(page.getByText(/^You asked us on .* to erase your data/)).toBeVisible()
})
