import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { mails } from '#app/platform/db/schema.ts'
import { send, testApp } from '../../../test/app.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { mailsToSend } from '../../../test/outbox.ts'

let app: FastifyInstance
let staff: Staff
beforeAll(async () => {
  app = await testApp({ MAIL_STAFF: 'office@firm.example' })
  staff = await atDesk(app, 'asha', 'admin')
})

const enquiry = (language: string | undefined, email: string) => ({
  name: 'रमेश कुमार',
  email,
  phone: '+91 98480 22338',
  message: 'मुझे रिटर्न भरवाना है।',
  language,
})

async function sent(language: string | undefined, email: string) {
  const response = await send(app, enquiry(language, email))
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ id: number; receiptUrl: string }>()
}

test('a form in Hindi is acknowledged in Hindi, and staff find it by its language', async () => {
  const { id, receiptUrl } = await sent('hi', 'ramesh@example.com')
  const other = await sent(undefined, 'ravi@example.com')
  expect(await staff.see(id)).toMatchObject({ language: 'hi' })
  expect(await staff.see(other.id)).toMatchObject({ language: 'en' })
  const list = await app.inject({ url: '/api/leads?language=hi', headers: staff.headers })
  expect(list.json().items.map((lead: { id: number }) => lead.id)).toEqual([id])

  const [mail] = await mailsToSend(app, eq(mails.toAddress, 'ramesh@example.com'))
  expect(mail?.subject).toBe('आपकी पूछताछ हमें मिल गई')
  expect(mail?.text).toContain('नमस्ते रमेश जी')
  expect(mail?.text).toMatch(/(सुबह|दोपहर|शाम|रात) \d/)
  const token = receiptUrl.split('/').at(-1)
  expect((await app.inject(`/api/receipts/${token}`)).json()).toMatchObject({ language: 'hi' })
})

test('an unknown language is taken as English rather than refused', async () => {
  const { id } = await sent('fr', 'farah@example.com')
  expect(await staff.see(id)).toMatchObject({ language: 'en' })
})
