import { acknowledgementCopy } from './en/emails.ts'
import { callMails } from './en/enquiry/booking.ts'
import { heldCall, heldCallMail } from './en/enquiry/held-call.ts'
import { emailChangeMail, enquiryLinkMail } from './en/enquiry/your-enquiry.ts'
import { times } from './en/times.ts'
import type { TemplateLanguage as Language } from './enums.ts'
import { acknowledgementCopy as acknowledgementInHindi } from './hi/emails.ts'
import { heldCall as heldCallInHindi } from './hi/enquiry/held-call.ts'
import * as mailsInHindi from './hi/enquiry/mails.ts'
import { serviceWithPrice as serviceInHindi } from './hi/plans.ts'
import { times as timesInHindi } from './hi/times.ts'
import { serviceWithPrice } from './plans.ts'
import type { Words } from './same-keys.ts'

const english = {
  language: 'en' as Language,
  acknowledgementCopy,
  callMails,
  emailChangeMail,
  enquiryLinkMail,
  heldCall,
  heldCallMail,
  serviceWithPrice,
  times,
}
export type MailCopy = Words<typeof english>
const hindi: MailCopy = {
  language: 'hi',
  ...mailsInHindi,
  acknowledgementCopy: acknowledgementInHindi,
  heldCall: heldCallInHindi,
  serviceWithPrice: serviceInHindi,
  times: timesInHindi,
}

/** What e-mails to clients say, in the language of the enquiry. */
export function mailCopyIn(language: Language = 'en'): MailCopy {
  return language === 'hi' ? hindi : english
}
