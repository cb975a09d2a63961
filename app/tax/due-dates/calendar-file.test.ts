import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#app/platform/config/env.ts'
import { DUE_DATE_GROUPS } from '#content/en/due-dates.ts'
import { calendarFile as inHindi } from '#content/hi/tools/due-dates/calendar-file.ts'
import { testApp } from '../../../test/app.ts'
import { calendarFile } from './calendar-file.server.ts'

const { firm } = readEnv({ PUBLIC_ORIGIN: 'https://www.firm.in', FIRM_NAME: 'Mehta & Co.' })
const TODAY = '2026-11-22'
const whole = calendarFile(DUE_DATE_GROUPS, TODAY, firm).text

/** The properties of each event, unfolded and without escapes. */
function eventsOf(text: string): Record<string, string>[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  const events: Record<string, string>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const [name = '', value = ''] = line.split(/:(.*)/)
    // An alarm has a description too; that of the event comes first.
    const event = events.at(-1)
    if (event && !(name in event)) event[name] = value.replace(/\\([,;\\])/g, '$1')
  }
  return events
}

test('the calendar file ends every line with CRLF and folds it at 75 octets', () => {
  expect(whole).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(whole).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(whole.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of whole.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76)
})

test('the calendar file has the coming dates as all-day events, the passed ones no longer', () => {
  const days = eventsOf(whole).map((event) => event['DTSTART;VALUE=DATE'])
  expect(days.length).toBeGreaterThan(30)
  expect(days.toSorted()[0]).toBe('20261130')
  expect(eventsOf(calendarFile(['house'], '2026-12-30', firm).text)[0]).toMatchObject({
    'DTSTART;VALUE=DATE': '20261230',
  })
})

test('the calendar file says what is due, for which year, by which law, and where extensions are announced', () => {
  const [event] = eventsOf(calendarFile(['late'], TODAY, firm).text)
  expect(event).toMatchObject({
    SUMMARY: 'Last day for a belated return, FY 2025-26 (AY 2026-27)',
    'DTSTART;VALUE=DATE': '20261231',
    'URL;VALUE=URI': 'https://www.firm.in/tools/due-dates',
    TRANSP: 'TRANSPARENT',
    TRIGGER: '-P6DT15H',
  })
  expect(event?.DESCRIPTION).toContain('Section 139(4), Income-tax Act 1961')
  expect(event?.DESCRIPTION).toContain('incometax.gov.in')
})

test('the calendar file speaks Hindi where it is asked for there, of the same events', () => {
  const hindi = calendarFile(['late'], TODAY, firm, inHindi).text
  const [event] = eventsOf(hindi)
  expect(event).toMatchObject({
    SUMMARY: 'देर से रिटर्न भरने का आख़िरी दिन, FY 2025-26 (AY 2026-27)',
    'DTSTART;VALUE=DATE': '20261231',
    'URL;VALUE=URI': 'https://www.firm.in/hi/tools/due-dates',
  })
  const english = eventsOf(calendarFile(['late'], TODAY, firm).text)
  expect(eventsOf(hindi).map(({ UID }) => UID)).toEqual(english.map(({ UID }) => UID))
})

test('the calendar file gives each event an identity that stays, and the day on which it was checked', () => {
  const all = eventsOf(whole)
  expect(new Set(all.map(({ UID }) => UID)).size).toBe(all.length)
  const later = eventsOf(calendarFile(['late'], '2026-12-31', firm).text)
  expect(later[0]).toMatchObject({
    UID: 'belatedDateAy2026@www.firm.in',
    SEQUENCE: '0',
    DTSTAMP: '20261121T000000Z',
  })
})

test('the calendar file asks calendars that subscribe to look again each day', () => {
  expect(whole).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D\r\n')
  expect(whole).toContain('X-PUBLISHED-TTL:P1D\r\n')
  expect(whole).toContain('X-WR-CALNAME:Income tax due dates\r\n')
})

test('the calendar file is the same, byte for byte, until a date passes', () => {
  expect(calendarFile(['tan'], '2026-12-07', firm)).toEqual(calendarFile(['tan'], TODAY, firm))
  expect(calendarFile(['tan'], '2026-12-08', firm).etag).not.toBe(
    calendarFile(['tan'], TODAY, firm).etag,
  )
})

describe('at its address', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await testApp()
  })
  const get = (query: string, headers = {}) =>
    app.inject({ url: `/tools/due-dates.ics${query}`, headers })

  test('the calendar is downloaded as a file, and fetched again only when it has changed', async () => {
    const response = await get('?for=salaried,late')
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="due-dates.ics"',
      'cache-control': 'public, max-age=3600',
    })
    const again = await get('?for=salaried,late', { 'if-none-match': response.headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('the order of the groups makes no difference, and none stands for all', async () => {
    expect((await get('?for=late,salaried')).body).toBe((await get('?for=salaried,late')).body)
    expect((await get('?for=late&for=salaried')).body).toBe((await get('?for=salaried,late')).body)
    expect((await get('')).body).toBe((await get(`?for=${DUE_DATE_GROUPS.join()}`)).body)
  })

  test('an unknown group is refused, with those there are', async () => {
    const response = await get('?for=salaried,dentist')
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toContain('“dentist”')
    expect(response.json().message).toContain('salaried, presumptive, business')
  })

  test('a calendar that asks without end has to wait', async () => {
    const strict = await testApp({ LIMIT_SCALE: '1', LIMIT_PAGES: '1' })
    await strict.inject('/tools/due-dates.ics')
    expect((await strict.inject('/tools/due-dates.ics')).statusCode).toBe(429)
  })
})
