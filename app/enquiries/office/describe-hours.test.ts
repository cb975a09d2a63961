import { expect, test } from 'vitest'
import { clock, describeHours, holidayNotes } from './describe-hours.ts'
import { DEFAULT_HOURS } from './office-hours.ts'

test('weekdays with the same hours are named together', () => {
  expect(describeHours(DEFAULT_HOURS)).toEqual([
    { days: 'Monday to Saturday', times: '10 am to 6:30 pm' },
  ])
})

test('hours with a lunch break, a short Saturday and a day off in midweek are described', () => {
  const hours = [1, 2, 4, 5].flatMap((weekday) => [
    { weekday, opens: '14:00', closes: '18:00' },
    { weekday, opens: '09:30', closes: '13:00' },
  ])
  expect(describeHours([...hours, { weekday: 6, opens: '10:00', closes: '12:00' }])).toEqual([
    { days: 'Monday to Tuesday, Thursday to Friday', times: '9:30 am to 1 pm, 2 pm to 6 pm' },
    { days: 'Saturday', times: '10 am to 12 pm' },
  ])
})

test('noon and midnight are written as a clock shows them', () => {
  expect(['00:00', '12:00', '12:30', '23:45'].map(clock)).toEqual([
    '12 am',
    '12 pm',
    '12:30 pm',
    '11:45 pm',
  ])
})

test('visitors see a holiday announced from seven days before to its end', () => {
  const holidays = [{ day: '2027-01-26', name: 'Republic Day' }]
  const notes = (time: string) => holidayNotes(holidays, new Date(`${time}+05:30`))
  const note = ['Closed on 26 January 2027 (Republic Day)']
  expect(notes('2027-01-18T23:59:59')).toEqual([])
  expect(notes('2027-01-19T00:00:00')).toEqual(note)
  expect(notes('2027-01-26T23:59:59')).toEqual(note)
  expect(notes('2027-01-27T00:00:00')).toEqual([])
})
