import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrowserCopyOf } from '#app/platform/page/browser-copy.ts'
import { inBrowser } from '#content/en/in-browser.ts'
import { BookedPanel } from './booked-panel.tsx'

const DUE = '2026-11-27T10:00:00.000Z'
const panel = (startsAt: string, waiting?: { keptUntil: null }) =>
  renderToString(
    createElement(
      BrowserCopyOf,
      { value: inBrowser },
      createElement(BookedPanel, {
        call: {
          receivedAt: '2026-11-26T10:00:00.000Z',
          dueAt: DUE,
          appointment: { startsAt, endsAt: startsAt },
          ...(waiting && { waiting }),
        },
        chosen: startsAt,
        zone: 'Asia/Kolkata',
        name: 'Meera Nair',
        hasEmail: true,
        whatsapp: '919800000000',
      }),
    ),
  )

test('a booked call that comes before the reply takes its place', () => {
  expect(panel('2026-11-27T06:00:00.000Z')).not.toContain('We’ll reply by')
  expect(panel(DUE)).not.toContain('We’ll reply by')
})

test('the reply is still promised before a later call, and while a call is not confirmed', () => {
  expect(panel('2026-11-28T06:00:00.000Z')).toContain('We’ll reply by Fri 27 Nov, 3:30 pm')
  expect(panel('2026-11-27T06:00:00.000Z', { keptUntil: null })).toContain('We’ll reply by')
})
