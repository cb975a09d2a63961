import type { BrowserCopy } from '../en/in-browser.ts'
import { callbackForm, workingForm } from './callback.ts'
import { aboutTopic, contactTopics, topicChips } from './contact.ts'
import { afterSending, shareReceipt } from './enquiry/after-sending.ts'
import { bookACall, bookingForm, zonePlaces } from './enquiry/booking.ts'
import { heldCall } from './enquiry/held-call.ts'
import { enquiryMessages } from './enquiry/messages.ts'
import { replyPromise } from './enquiry/reply-promise.ts'
import { fieldErrors, leadForms, notice, requiredNote } from './forms.ts'
import { serviceWithPrice } from './plans.ts'
import { times } from './times.ts'
import { reminderForm } from './tools/due-dates/reminders.ts'

export const inBrowser: BrowserCopy = {
  language: 'hi',
  aboutTopic,
  afterSending,
  bookACall,
  bookingForm,
  callbackForm,
  contactTopics,
  elsewhere: '(अंग्रेज़ी में)',
  enquiryMessages,
  fieldErrors,
  heldCall,
  leadForms,
  notice,
  reminderForm,
  replyPromise,
  requiredNote,
  serviceOption: serviceWithPrice,
  serviceWithPrice,
  shareReceipt,
  times,
  topicChips,
  workingForm,
  zonePlaces,
}
