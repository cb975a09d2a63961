import { replyWords } from './en/enquiry/reply-words.ts'
import type { TemplateLanguage } from './enums.ts'
import { replyWords as inHindi } from './hi/enquiry/reply-words.ts'
import type { Words } from './same-keys.ts'

export type ReplyWords = Words<typeof replyWords>

/** What staff begin a reply with, in the language of its reader. */
export function replyWordsIn(language: TemplateLanguage = 'en'): ReplyWords {
  return language === 'hi' ? inHindi : replyWords
}
