import { firstDayOf, yearsFrom } from '#app/tax/engine/days.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import type { Field } from '#content/en/tools/form.ts'
import { more, words } from '#content/en/tools/i-got-a-notice/form.ts'
import {
  NOTICE_KINDS,
  NOTICE_YEARS,
  type NoticeKind,
} from '#content/en/tools/i-got-a-notice/notice-kinds.ts'
import { FormReader, isShown } from '../form/form-values.ts'
import type { Fault, FormValues } from '../form/tool-type.ts'

export interface ReceivedNotice {
  notice: NoticeKind
  year: string
  /** none while the date wasn't entered; the days are YYYY-MM-DD */
  date: string | undefined
  due: string | undefined
  received: string | undefined
  filed: string | undefined
  /** what it asks for, in whole rupees */
  amount: number
  /** the ids of what is ticked in the checklist */
  have: string
}

export function readNotice(
  values: FormValues,
  today: string,
): { notice: ReceivedNotice; faults: Fault[] } {
  const form = new FormReader(values)
  const notice = form.choice('notice', NOTICE_KINDS)
  const year = form.choice('year', NOTICE_YEARS)
  const dayOf = (name: string) => (applies(name, values) ? form.date(name) : undefined)
  const read: ReceivedNotice = {
    notice,
    year,
    date: form.date('date'),
    due: form.date('due'),
    received: dayOf('received'),
    filed: dayOf('filed'),
    amount: applies('amount', values) ? form.money('amount') : 0,
    have: form.text('have'),
  }
  checkDays(form, read, today)
  return { notice: read, faults: form.faults }
}

/** What was typed for another kind of notice is left alone. */
function applies(name: string, values: FormValues): boolean {
  const field: Field | undefined = more[0].fields.find((one) => one.name === name)
  return field !== undefined && isShown(field, values)
}

function checkDays(form: FormReader, read: ReceivedNotice, today: string) {
  const { notice, year, date, due, received, filed } = read
  const { faults } = words
  const yearIsOver = firstDayOf(yearsFrom(year, 1))
  if (filed && filed < yearIsOver) {
    form.fault('filed', faults.filedEarly(formatDay(yearIsOver)), undefined)
  }
  if (!date) return
  if (date > today) form.fault('date', faults.future, undefined)
  if (date < yearIsOver && notice !== 'advisory') {
    form.fault('date', faults.beforeYearEnd(formatDay(yearIsOver)), undefined)
  }
  if (due && due < date) form.fault('due', faults.beforeDate, undefined)
  if (received && received < date) form.fault('received', faults.beforeDate, undefined)
  if (filed && filed > date) form.fault('filed', faults.afterDate, undefined)
}
