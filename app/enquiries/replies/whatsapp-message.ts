import { useQuery } from '@tanstack/react-query'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { fillTemplate } from '#app/enquiries/templates/placeholders.ts'
import { templatesQuery } from '#app/enquiries/templates/queries.ts'
import type { Template } from '#app/enquiries/templates/template.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { firstName } from '#app/ui/text/first-name.ts'
import { replyWordsIn } from '#content/reply-words.ts'
import { placeholderValues } from './placeholder-values.ts'
import { templatesFor } from './templates-for.ts'

/** The WhatsApp templates of an enquiry, with its values, and the one that fits it best. */
export function useWhatsappMessages(lead: LeadDetail) {
  const firm = useFirm()
  const { user } = useAuth()
  const { data: templates = [] } = useQuery(templatesQuery)
  const fill = ({ body, language }: Template) =>
    fillTemplate(body, placeholderValues(lead, { user, firm: firm.name, language }))
  const [first] = templatesFor(lead, templates, 'whatsapp', languageOf(lead))
  return { templates, fill, first, text: first ? fill(first) : greetingOf(lead, firm.name) }
}

/** What a message begins with where no template fits. */
export function greetingOf(
  lead: Pick<LeadDetail, 'language' | 'name' | 'message' | 'service'>,
  firm: string,
): string {
  const words = replyWordsIn(languageOf(lead))
  return words.whatsapp(firstName(lead.name), firm, words.service(lead.service))
}

/** Hindi for clients whose form was in Hindi, or who wrote in Devanagari. */
export function languageOf({
  language,
  name,
  message,
}: Pick<LeadDetail, 'language' | 'name' | 'message'>) {
  return /\p{Script=Devanagari}/u.test(name + message) ? 'hi' : language
}
