import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ForecastCard } from './forecast-card.tsx'
import type { SeasonBoard } from './season.ts'

const card = (forecast: Partial<SeasonBoard['forecast']>, more: Partial<SeasonBoard> = {}) =>
  renderToString(
    createElement(ForecastCard, {
      board: {
        now: '2026-07-27T05:30:00.000Z',
        forecast: {
          measured: true,
          overdueNow: 0,
          overdueTonight: 0,
          waiting: 2,
          expected: 0,
          capacity: 16,
          replyBy: null,
          repliesInTime: false,
          until: '2026-07-28T04:30:00.000Z',
          ...forecast,
        },
        followUps: 0,
        notice: null,
        office: { holiday: null, today: [] },
        basis: 'duty',
        people: [],
        arrivals: { weeks: 1, total: 0, counts: [] },
        handling: {
          answered: 0,
          measured: 0,
          meanMinutes: null,
          medianMinutes: null,
          answersPerHour: null,
        },
        replyTime: { shown: false, hours: null, answered: 0 },
        ...more,
      },
    }),
  )

test('the forecast says that it can’t tell, and why, until enough have been answered', () => {
  const unmeasured = card({ measured: false, overdueTonight: null, capacity: null })
  expect(unmeasured).toContain('No forecast yet')
  expect(unmeasured).toContain('With fewer than 10 answers in the last 14 days')
  expect(unmeasured).not.toContain('Available for new enquiries')
  const unknown = card({ overdueTonight: null, capacity: null }, { basis: 'unknown' })
  expect(unknown).toContain('No one has switched on “Available for new enquiries”')
  expect(card({})).toContain('We’ll keep the promise')
})

test('follow-ups that are due stand beside what waits for its first answer', () => {
  expect(card({})).toContain('including overdue ones<')
  expect(card({}, { followUps: 1 })).toContain('including overdue ones, besides 1 follow-up due<')
  expect(card({}, { followUps: 3 })).toContain('besides 3 follow-ups due<')
})
