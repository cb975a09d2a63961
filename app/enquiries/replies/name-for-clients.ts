import type { SessionUser } from '#app/team/auth/account.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { replyWordsIn } from '#content/reply-words.ts'

/** The name of a writer as the client reads it: never the one that the account signs in with. */
export function nameForClients(
  user: Pick<SessionUser, 'name' | 'username'> | null | undefined,
  language: Language,
): string {
  if (!user) return ''
  const { name, username } = user
  return name.toLowerCase() === username.toLowerCase() ? replyWordsIn(language).oneOfUs : name
}
