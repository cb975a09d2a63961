import type { Page } from '@playwright/test'
import { clientCopyIn } from '#content/client-copy.ts'
import { copy as hindi } from '#content/hi/copy.ts'
import { pdf } from '../pdf.ts'
import { expectNoFault } from './accessible.ts'
import { BANK, type Client, FORM_16, mailedCode, newClient, sendDraft } from './client.ts'
import { expect, mailsTo, test } from './journey.ts'

const { draftCopy, myCopy, uploadCopy } = clientCopyIn('hi')
const { signInCopy, lostLink } = hindi

test.use({ viewport: { width: 360, height: 740 }, provoked: [/status of 4\d\d/] })

test('a client in Hindi sends files by script, and is told in Hindi what is wrong', async ({
  page,
  staff,
}) => {
  const client = await newClient(staff, 'hi')
  await signIn(page, client)
  await expectNoFault(page)
  const name = page.getByRole('heading', { level: 2 }).getByText('FY 2025-26').last()
  await expect(name).toHaveCSS('white-space', 'nowrap')
  const form16 = request(page, FORM_16)
  const chooser = page.waitForEvent('filechooser')
  await form16.getByRole('button', { name: myCopy.choose }).click()
  await (await chooser).setFiles([
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    { name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') },
  ])
  await expect(form16).toContainText(uploadCopy.notTaken)
  await expect(form16).toContainText(uploadCopy.otherThanItsName('PDF'))
  await expectNoFault(page)
  await page.reload()
  const again = page.waitForEvent('filechooser')
  await form16.getByRole('button', { name: myCopy.choose }).click()
  await (await again).setFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect(form16).toContainText(myCopy.states.sent)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a client in Hindi signs in, sends a file, gives the OK and pays', async ({
    page,
    staff,
  }) => {
    const client = await newClient(staff, 'hi')
    await page.goto(client.path)
    await page.getByLabel(signInCopy.code).fill('12345')
    await page.getByRole('button', { name: signInCopy.submit }).click()
    await expect(page.getByText(signInCopy.codeShape)).toBeVisible()
    await signIn(page, client)
    const bank = request(page, BANK)
    const file = { name: 'bank.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') }
    await bank.getByLabel(myCopy.chooseOne).setInputFiles(file)
    await bank.getByRole('button', { name: myCopy.send }).click()
    await expect(bank).toContainText(uploadCopy.otherThanItsName('PDF'))
    await bank.getByLabel(myCopy.chooseOne).setInputFiles({ ...file, buffer: pdf('Bank') })
    await bank.getByRole('button', { name: myCopy.send }).click()
    await expect(bank).toContainText(myCopy.states.sent)

    await sendDraft(staff, client)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(myCopy.needed.ok)
    const draft = page.getByRole('region', { name: draftCopy.title(1) })
    await expect(draft.getByText('FY 2025-26').first()).toHaveCSS('white-space', 'nowrap')
    await draft.getByRole('button', { name: draftCopy.agree }).click()
    await expect(draft).toContainText(draftCopy.sentence(1, 'FY 2025-26 (AY 2026-27)'))
    await expect(draft.getByRole('link', { name: draftCopy.record })).toBeVisible()
    const fee = page.getByRole('region', { name: draftCopy.fee.title })
    await fee.getByText(draftCopy.fee.claim).click()
    await fee.getByLabel(draftCopy.fee.reference).fill('4123 4567 8901')
    await fee.getByRole('button', { name: draftCopy.fee.send }).click()
    await expect(fee).toContainText(draftCopy.fee.claimed('412345678901'))
  })

  test('a client who lost the link asks for it in Hindi', async ({ page, staff }) => {
    const client = await newClient(staff, 'hi')
    await page.goto('/hi/my')
    const send = async (email: string) => {
      await page.getByLabel(lostLink.email).fill(email)
      await page.getByRole('button', { name: lostLink.send }).click()
    }
    await send('nobody@example')
    await expect(page.getByText(hindi.fieldErrors.email.invalid)).toBeVisible()
    await send(client.email)
    await expect(page).toHaveURL('/hi/my/check-your-email')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lostLink.sent.title)
    const { subject } = clientCopyIn('hi').clientMails.link
    await expect.poll(async () => (await mailsTo(client.email)).at(-1)?.subject).toBe(subject)
  })
})

async function signIn(page: Page, client: Client) {
  await page.goto(client.path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.getByRole('button', { name: signInCopy.byEmail }).click()
  await expect(page.getByRole('status')).toContainText(signInCopy.sent)
  await page.getByLabel(signInCopy.code).fill(await mailedCode(client.email))
  await page.getByRole('button', { name: signInCopy.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(myCopy.needed.some(3))
}

function request(page: Page, title: string) {
  return page.getByRole('listitem', { name: title }).first()
}
