import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import type { Template } from '#app/enquiries/templates/template.ts'
import type { TemplateChannel, TemplateLanguage } from '#content/enums.ts'
import { serviceOfEnquiry } from '#content/services/of-enquiry.ts'

/**
 * The templates of a channel that fit an enquiry: those in its language first, and of these those of its service.
 * @param language of all languages unless given
 */
export function templatesFor(
  lead: Pick<LeadDetail, 'service' | 'message' | 'language'>,
  templates: readonly Template[],
  channel: TemplateChannel,
  language?: TemplateLanguage,
): Template[] {
  const service = serviceOfEnquiry(lead)
  const fitting = templates.filter(
    (template) =>
      template.channel === channel &&
      (language === undefined || template.language === language) &&
      (template.service === null || template.service === service),
  )
  const inOrder = [
    ...fitting.filter((template) => template.service !== null),
    ...fitting.filter((template) => template.service === null),
  ]
  return [
    ...inOrder.filter((template) => template.language === lead.language),
    ...inOrder.filter((template) => template.language !== lead.language),
  ]
}
