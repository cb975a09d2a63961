import { dueDateName, dueDateYear, groupNames } from './en/due-dates.ts'
import { acknowledgementCopy, confirmRemindersCopy, dateReminderCopy } from './en/emails.ts'
import { callMails } from './en/enquiry/booking.ts'
import { heldCall, heldCallMail } from './en/enquiry/held-call.ts'
import { emailChangeMail, enquiryLinkMail } from './en/enquiry/your-enquiry.ts'
import { times } from './en/times.ts'
import type { TemplateLanguage as Language } from './enums.ts'
import * as dueDatesInHindi from './hi/due-dates.ts'
import * as emailsInHindi from './hi/emails.ts'
import { heldCall as heldCallInHindi } from './hi/enquiry/held-call.ts'
import * as mailsInHindi from './hi/enquiry/mails.ts'
import { serviceWithPrice as serviceInHindi } from './hi/plans.ts'
import { lawInHindi } from './hi/register-words.ts'
import { times as timesInHindi } from './hi/times.ts'
import { serviceWithPrice } from './plans.ts'
import type { Words } from './same-keys.ts'

const english = {
  language: 'en' as Language,
  acknowledgementCopy,
  callMails,
  confirmRemindersCopy,
  dateReminderCopy,
  dueDateName,
  dueDateYear,
  emailChangeMail,
  enquiryLinkMail,
  groupNames,
  heldCall,
  heldCallMail,
  /** how the law that sets a date is cited */
  lawName: (law: string) => law,
  serviceWithPrice,
  times,
}
export type MailCopy = Words<typeof english>
const hindi: MailCopy = {
  language: 'hi',
  ...mailsInHindi,
  ...emailsInHindi,
  dueDateName: dueDatesInHindi.dueDateName,
  dueDateYear: dueDatesInHindi.dueDateYear,
  groupNames: dueDatesInHindi.groupNames,
  heldCall: heldCallInHindi,
  lawName: lawInHindi,
  serviceWithPrice: serviceInHindi,
  times: timesInHindi,
}

/** What e-mails to clients say, in the language of the enquiry. */
export function mailCopyIn(language: Language = 'en'): MailCopy {
  return language === 'hi' ? hindi : english
}
