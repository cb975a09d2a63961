import { acknowledgementCopy } from './en/emails.ts'
import { times } from './en/times.ts'
import type { TemplateLanguage as Language } from './enums.ts'
import { acknowledgementCopy as acknowledgementInHindi } from './hi/emails.ts'
import { serviceWithPrice as serviceInHindi } from './hi/plans.ts'
import { times as timesInHindi } from './hi/times.ts'
import { serviceWithPrice } from './plans.ts'
import type { Words } from './same-keys.ts'

const english = { acknowledgementCopy, serviceWithPrice, times }
export type MailCopy = Words<typeof english>
const hindi: MailCopy = {
  acknowledgementCopy: acknowledgementInHindi,
  serviceWithPrice: serviceInHindi,
  times: timesInHindi,
}

/** What e-mails to clients say, in the language of the enquiry. */
export function mailCopyIn(language: Language = 'en'): MailCopy {
  return language === 'hi' ? hindi : english
}
