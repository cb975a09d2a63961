import { expect, test } from 'vitest'
import { respondApart, responder } from './respond-apart.server.ts'

const context = { year: '2025-26', today: '2026-11-23' } as const
const report = { results: '500\n'.repeat(3_000), presumptive: 'never' }

test('a long report is answered in a worker as a short one is in the site', async () => {
  const response = await respondApart('f-and-o-turnover-and-audit', report, context)
  expect(response).toMatchObject({
    answer: { figures: expect.arrayContaining([expect.objectContaining({ value: '₹15,00,000' })]) },
  })
})

test('a report that takes too long is refused in plain words, and a short one is not', async () => {
  const respond = responder(1)
  await expect(respond('f-and-o-turnover-and-audit', report, context)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('took too long'),
  })
  const short = { ...report, results: '500' }
  expect(await respond('f-and-o-turnover-and-audit', short, context)).toHaveProperty('answer')
})
