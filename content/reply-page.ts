import { replyPage } from './en/enquiry/reply-page.ts'
import type { TemplateLanguage } from './enums.ts'
import { replyPage as inHindi } from './hi/enquiry/reply-page.ts'
import type { Words } from './same-keys.ts'

export type ReplyPage = Words<typeof replyPage>

/** What a reply says of the client’s page, in the language of the enquiry. */
export function replyPageIn(language: TemplateLanguage = 'en'): ReplyPage {
  return language === 'hi' ? inHindi : replyPage
}
