import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import type { Template } from '#app/enquiries/templates/template.ts'
import type { TemplateChannel, TemplateLanguage } from '#content/enums.ts'
import { serviceOfEnquiry } from '#content/services/of-enquiry.ts'

/**
 * The templates of a channel that fit an enquiry: those of its service first.
 * @param language of all languages unless given
 */
export function templatesFor(
  lead: Pick<LeadDetail, 'service' | 'message'>,
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
  return [
    ...fitting.filter((template) => template.service !== null),
    ...fitting.filter((template) => template.service === null),
  ]
}
