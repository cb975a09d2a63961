import type { Locator, Page } from '@playwright/test'
import { api, paths } from '#app/paths.ts'
import { pdf } from '../pdf.ts'
import { expectAccessible, expectNoFault } from './accessible.ts'
import {
  anHourAfterSignIn,
  type Client,
  FORM_16,
  mailedCode,
  newClient,
  sendDraft,
  signInByPhone,
} from './client.ts'
import { expect, test } from './journey.ts'

let numbers = 0
const acknowledgement = () => String(100_000_000_000_000 + Date.now() + ++numbers)
const phone = { width: 360, height: 740 }

test.use({ provoked: [/status of 400/] })

test('a draft is changed once, given the OK, filed, paid, invoiced, verified and processed', async ({
  staffPage: page,
  staff,
  browser,
}) => {
  const client = await newClient(staff)
  await page.goto(paths.admin.return(client.returnId))
  await sendDraftFrom(page, { refund: '12,340' })

  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false })
  const my = await context.newPage()
  await signInByEmail(my, client)
  const draft = my.getByRole('region', { name: /^Draft/ })
  await expect(draft).toContainText('₹12,340')
  await draft.getByText('Ask for a change').click()
  await draft.getByLabel('Change this:').fill('My portal password is Secret@123')
  await draft.getByRole('button', { name: 'Send' }).click()
  await expect(draft).toContainText('We never need the password')
  await draft.getByLabel('Change this:').fill('Rent is 12,000 a month')
  await draft.getByRole('button', { name: 'Send' }).click()
  await expect(draft).toContainText('You asked for this change: Rent is 12,000 a month')

  await page.reload()
  const panel = page.getByRole('region', { name: 'Draft and filing' })
  await expect(panel).toContainText('Rent is 12,000 a month')
  await sendDraftFrom(page, { refund: '14,000' })
  await my.reload()
  await expect(my.getByRole('heading', { level: 1 })).toHaveText('We need your OK')
  await expect(my.getByRole('main')).toContainText('We also need 3 more things from you.')
  const form16 = my.getByRole('listitem', { name: FORM_16 }).first()
  await expect(form16).toContainText('Needed')
  const steps = my.getByRole('list', { name: 'How far your return is' })
  await expect(steps).toContainText('Preparing (done)')
  await expect(steps).not.toContainText('Review')
  await draft.getByRole('button', { name: 'OK, file it' }).click()
  await expect(draft).toContainText(`${client.name} gave their OK`)
  await expect(draft).toContainText('draft 2')

  await page.reload()
  await page.getByRole('button', { name: 'Record the filing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Acknowledgement number').fill('1234')
  await dialog.getByRole('button', { name: 'Record the filing' }).click()
  await expect(dialog).toContainText('The acknowledgement number has 15 digits')
  const number = acknowledgement()
  await dialog.getByLabel('Acknowledgement number').fill(number)
  await dialog.getByRole('button', { name: 'Record the filing' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText(number)

  await my.reload()
  await expect(my.getByRole('heading', { level: 1 })).toHaveText('Please verify your return')
  await expect(my.getByRole('region', { name: 'Filed' })).toContainText(number)
  await expect(form16).toHaveCount(0)
  await my.getByText('I have paid').click()
  await my.getByLabel('Reference number of the payment').fill('4123 4567 8901')
  await my.getByRole('button', { name: 'Send', exact: true }).click()
  const fee = my.getByRole('region', { name: 'Our fee' })
  await expect(fee).toContainText('You told us about payment 412345678901')

  await page.reload()
  const billing = page.getByRole('region', { name: 'Fee and invoice' })
  await billing.getByRole('button', { name: 'Confirm' }).click()
  await submit(dialog, 'Record a payment')
  await expect(billing).toContainText('UPI 412345678901')
  await billing.getByRole('button', { name: 'Issue the invoice' }).click()
  await submit(dialog, 'Issue the invoice')
  const invoice = billing.getByRole('link', { name: /^TX\/20/ })
  await expect(invoice).toBeVisible()
  const file = await page.request.get((await invoice.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.getByRole('button', { name: 'Mark as verified' }).click()
  await submit(dialog, 'Mark as verified')
  await page.getByRole('button', { name: 'Record the intimation' }).click()
  await dialog.getByLabel(/^Amount/).fill('14,000')
  await submit(dialog, 'Record the intimation')
  await expect(panel).toContainText('Refund ₹14,000')

  await my.reload()
  await expect(fee).toContainText('Paid in full')
  await expect(fee.getByRole('link', { name: /^Invoice TX/ })).toBeVisible()
  await expect(my.getByRole('region', { name: 'Filed' })).toContainText('Refund of ₹14,000')
  await context.close()
})

test.describe('read out', () => {
  test.use({ provoked: [/status of 403/] })

  test('the person who read out the code of an OK can’t record the filing, and the client withdraws it', async ({
    staffPage: page,
    staff,
    browser,
  }) => {
    const client = await newClient(staff)
    await page.goto(paths.admin.return(client.returnId))
    await sendDraftFrom(page, { refund: '0' })
    const context = await browser.newContext({ viewport: phone })
    const my = await context.newPage()
    await signInByPhone(my, staff, client)
    await expectAccessible(my)
    await my.getByRole('button', { name: 'OK, file it' }).click()
    const draft = my.getByRole('region', { name: /^Draft/ })
    await expect(draft).toContainText('read out the code for it')

    await page.reload()
    await page.getByRole('button', { name: 'Record the filing' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Acknowledgement number').fill(acknowledgement())
    await dialog.getByRole('button', { name: 'Record the filing' }).click()
    await expect(dialog).toContainText('Someone else must record the filing')
    await page.keyboard.press('Escape')

    await draft.getByRole('button', { name: 'Withdraw my OK' }).click()
    await expect(draft).toContainText('The OK was withdrawn')
    await page.reload()
    await expect(page.getByText('Waiting for the client’s OK')).toBeVisible()

    const rent = { name: 'rent.pdf', mimeType: 'application/pdf', buffer: pdf('Rent') }
    await my.request.post(api.my.documents(client.token), { multipart: { file: rent } })
    await page.reload()
    await page.getByRole('button', { name: 'Send back' }).click()
    await dialog.getByLabel('The client reads this').fill('The second page is missing')
    await submit(dialog, 'Send back')
    await my.reload()
    const again = my.getByRole('listitem', { name: 'rent.pdf' }).first()
    await expect(again).toContainText('The second page is missing')
    await context.close()
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without script', () => {
    test.use({ viewport: phone, javaScriptEnabled, provoked: [/status of 4\d\d/] })

    test('what the forms of a draft answer is in sight, where the client can go on', async ({
      page,
      staff,
    }) => {
      const client = await newClient(staff)
      await signInByPhone(page, staff, client)
      await sendDraft(staff, client)
      await anHourAfterSignIn(client)
      await page.reload()
      const draft = page.getByRole('region', { name: 'Draft 1' })
      const code = draft.getByLabel('Code')
      await code.fill('123456')
      await draft.getByRole('button', { name: 'OK, file it' }).click()
      await expect(code).toBeFocused()
      await expect(code).toHaveAccessibleDescription(/^This code is wrong/)
      await expect(draft.getByText('This code is wrong')).toBeInViewport()
      await draft.getByRole('button', { name: 'Send me a code by email' }).click()
      await expect(draft.getByRole('status')).toBeInViewport()
      await expect(code).toBeFocused()

      await draft.getByText('Ask for a change').click()
      const change = draft.getByLabel('Change this:')
      await change.fill('My portal password is Secret@123')
      await draft.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(change).toBeFocused()
      await expect(change).toHaveAccessibleDescription(/never need the password/)
      await expect(change).toBeInViewport({ ratio: 1 })
    })

    test('a change asked for once the draft no longer waits is given back with the reason', async ({
      page,
      staff,
    }) => {
      const client = await newClient(staff)
      await signInByPhone(page, staff, client)
      await sendDraft(staff, client)
      await page.reload()
      const second = await page.context().newPage()
      await second.goto(client.path)
      const ask = async (tab: Page, text: string) => {
        await tab.getByText('Ask for a change').click()
        await tab.getByLabel('Change this:').fill(text)
        await tab
          .getByRole('region', { name: 'Draft 1' })
          .getByText('Send', { exact: true })
          .click()
      }
      await ask(page, 'Rent is 12,000 a month')
      await expect(page.getByText('You asked for this change')).toBeVisible()
      await ask(second, 'And 80D is 25,000')
      await expect(second.getByRole('alert')).toHaveText(
        'This draft isn’t waiting for your OK at the moment.',
      )
      await expect(second.getByLabel('What you typed')).toHaveValue('And 80D is 25,000')
      if (javaScriptEnabled) await expectNoFault(second)
    })
  })
}

async function submit(dialog: Locator, name: string) {
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}

async function sendDraftFrom(page: Page, { refund }: { refund: string }) {
  await page
    .getByRole('button', { name: /^Send (a|another) draft$/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tax calculation').setInputFiles({
    ...{ name: 'computation.pdf', mimeType: 'application/pdf' },
    buffer: pdf(`Refund ${refund}`),
  })
  await dialog.getByLabel('Form').selectOption('ITR-2')
  await dialog.getByLabel('Total income').fill('12,50,000')
  await dialog.getByLabel('Tax, ₹').fill('0')
  await dialog.getByLabel('Refund').fill(refund)
  await submit(dialog, 'Send to the client')
}

async function signInByEmail(page: Page, client: Client) {
  await page.goto(client.path)
  await page.getByRole('button', { name: 'Send me a code by email' }).click()
  await page.getByLabel('Code').fill(await mailedCode(client.email))
  await page.getByRole('button', { name: 'Open my page' }).click()
  await expect(page.getByRole('main')).toContainText(client.name)
}
