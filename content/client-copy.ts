import { chatText } from './en/clients/chats.ts'
import { draftCopy, okRecord } from './en/clients/draft.ts'
import { clientMails } from './en/clients/emails.ts'
import { myCopy, myErrors } from './en/clients/my-page.ts'
import { archiveCopy, kindNames, ownDataCopy } from './en/clients/own-data.ts'
import { uploadCopy, uploadProgress } from './en/clients/uploads.ts'
import { times } from './en/times.ts'
import type { TemplateLanguage as Language } from './enums.ts'
import { chatText as chatTextInHindi } from './hi/clients/chats.ts'
import * as draftInHindi from './hi/clients/draft.ts'
import { clientMails as mailsInHindi } from './hi/clients/emails.ts'
import * as myPageInHindi from './hi/clients/my-page.ts'
import * as ownDataInHindi from './hi/clients/own-data.ts'
import * as uploadsInHindi from './hi/clients/uploads.ts'
import { dueDateYear } from './hi/due-dates.ts'
import { times as timesInHindi } from './hi/times.ts'
import type { Words } from './same-keys.ts'

const english = {
  language: 'en' as Language,
  archiveCopy,
  chatText,
  clientMails,
  draftCopy,
  kindNames,
  myCopy,
  myErrors,
  okRecord,
  ownDataCopy,
  times,
  uploadCopy,
  uploadProgress,
  /** of a return, by its name in English */
  yearSaid: (year: string) => year,
}
export type ClientCopy = Words<typeof english>
const hindi: ClientCopy = {
  language: 'hi',
  ...draftInHindi,
  ...myPageInHindi,
  ...ownDataInHindi,
  ...uploadsInHindi,
  chatText: chatTextInHindi,
  clientMails: mailsInHindi,
  times: timesInHindi,
  yearSaid: dueDateYear,
}

/** What clients read on their page and in e-mails, in their language. */
export function clientCopyIn(language: Language): ClientCopy {
  return language === 'hi' ? hindi : english
}
