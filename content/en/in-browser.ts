import type { TemplateLanguage as Language } from '../enums.ts'
import { serviceWithPrice } from '../plans.ts'
import type { Words } from '../same-keys.ts'
import { callbackForm, workingForm } from './callback.ts'
import { aboutTopic, contactTopics, topicChips } from './contact.ts'
import { afterSending, shareReceipt } from './enquiry/after-sending.ts'
import { bookACall, bookingForm, zonePlaces } from './enquiry/booking.ts'
import { heldCall } from './enquiry/held-call.ts'
import { enquiryMessages } from './enquiry/messages.ts'
import { replyPromise } from './enquiry/reply-promise.ts'
import { fieldErrors, leadForms, notice, requiredNote } from './forms.ts'
import { times } from './times.ts'
import { reminderForm } from './tools/due-dates/reminders.ts'

/** The copy of what runs in the browser of a visitor too. */
export const inBrowser = {
  language: 'en' as Language,
  aboutTopic,
  afterSending,
  bookACall,
  bookingForm,
  callbackForm,
  contactTopics,
  /** after a link to a page that is not in the language of this one */
  elsewhere: '',
  enquiryMessages,
  fieldErrors,
  heldCall,
  leadForms,
  notice,
  reminderForm,
  replyPromise,
  requiredNote,
  /** a service that the plan dialog offers */
  serviceOption: (service: string) => service,
  serviceWithPrice,
  shareReceipt,
  times,
  topicChips,
  workingForm,
  zonePlaces,
}
export type BrowserCopy = Words<typeof inBrowser>
