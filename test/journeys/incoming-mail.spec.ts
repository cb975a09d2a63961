import { createHmac } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { expect, mailsTo, newPerson, site, test } from './journey.ts'

const DELIVERED = { timeout: 15_000 }

test('mail that clients write back is read in the enquiry, and the rest is sorted by hand', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  const { id } = await (await staff.post('/api/leads', { data: person })).json()
  await expect.poll(async () => (await mailsTo(person.email)).length, DELIVERED).toBe(1)
  const [acknowledgement] = await mailsTo(person.email)
  const to = acknowledgement?.replyTo?.[0]?.address ?? ''
  expect(to).toMatch(/^replies\+.+@firm\.example$/)

  await deliver({
    from: person.email,
    to,
    subject: 'Re: your enquiry',
    lines: ['My Form 16 is ready.', '', 'On Monday the firm wrote:', '> We received your enquiry.'],
  })
  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByText('The client replied by email.')).toBeVisible()
  await expect(page.getByText('My Form 16 is ready.').first()).toBeVisible()
  await expect(page.getByText('We received your enquiry.').first()).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No answer needed' }).click()
  await expect(page.getByText('The client replied by email.')).toHaveCount(0)

  const subject = `Papers ${Date.now()}`
  const other = `other.${Date.now()}@example.in`
  await deliver({ from: other, to, subject, lines: ['This is my other address.'] })
  await page.goto('/admin/mail')
  await page.getByRole('link', { name: /^Incoming/ }).click()
  const mail = page.getByRole('article', { name: subject })
  await expect(mail).toContainText(other)
  await expect(mail).toContainText('This is my other address.')
  await mail.getByLabel(`Enquiry number: ${subject}`).fill(String(id))
  await mail.getByRole('button', { name: `Add “${subject}” to this enquiry` }).click()
  await expect(mail).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await mail.getByLabel(`Enquiry number: ${subject}`).fill(String(id))
  await mail.getByRole('button', { name: `Add “${subject}” to this enquiry` }).click()
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await page.waitForURL(`**/admin/leads/${id}`)
  await expect(page.getByText('This is my other address.').first()).toBeVisible()
})

/** Hands an e-mail over as a mail provider does. */
async function deliver(mail: { from: string; to: string; subject: string; lines: string[] }) {
  const body = [
    `From: ${mail.from}`,
    `To: ${mail.to}`,
    `Subject: ${mail.subject}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${crypto.randomUUID()}@example.in>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...mail.lines,
  ].join('\r\n')
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', site.inboundSecret)
    .update(`${timestamp}.${body}`)
    .digest('hex')
  const response = await fetch(`${site.origin}/api/inbound-mail`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'x-inbound-timestamp': timestamp,
      'x-inbound-signature': `sha256=${signature}`,
    },
    body,
  })
  expect(response.status).toBe(202)
}
