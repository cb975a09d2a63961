import { expect, test } from 'vitest'
import { slaStatus } from './time-left.tsx'

test('an enquiry that is lost and that no one contacted says so', () => {
  const dueAt = '2026-07-30T10:00:00Z'
  const lead = {
    status: 'lost' as const,
    dueAt,
    dueFrom: '2026-07-29T10:00:00Z',
    firstResponseAt: null,
    followUpAt: null,
  }
  expect(slaStatus(lead, Date.parse('2026-08-01T10:00:00Z'))).toMatchObject({
    text: 'Closed without an answer',
  })
})
