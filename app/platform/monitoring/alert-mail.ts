import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import {
  type AlertDetail,
  operatorEmailCopy as copy,
  describeAlert,
  operatorAlertAdvice,
  operatorAlertTitles,
} from '#content/en/operator-alerts.ts'
import type { OperatorAlert } from '#content/enums.ts'

export interface AlertNews {
  kind: OperatorAlert
  detail: AlertDetail
  raisedAt: Date
  /** whether it is new, still open after a day, or over */
  news: 'raised' | 'again' | 'cleared'
  at: Date
}

/** The e-mail that notifies the operator of an alert. */
export function alertMail(
  { kind, detail, raisedAt, news, at }: AlertNews,
  firm: Firm,
): EmailContent {
  const title = operatorAlertTitles[kind]
  const over = news === 'cleared'
  const since: [string, string] = [copy.facts.since, formatTimestamp(raisedAt.toISOString())]
  const until: [string, string] = [copy.facts.until, formatTimestamp(at.toISOString())]
  return {
    subject: copy[news](title, firm.name),
    parts: [
      { is: 'title', text: over ? copy.clearedTitle(title) : title },
      { is: 'text', text: over ? copy.clearedText : describeAlert(kind, detail) },
      ...(over ? [] : [{ is: 'text' as const, text: operatorAlertAdvice[kind] }]),
      { is: 'facts', rows: [since, ...(over ? [until] : []), [copy.facts.site, firm.origin]] },
      { is: 'small', text: copy.why },
    ],
  }
}
