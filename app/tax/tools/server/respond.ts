import type { ToolId } from '#content/en/tools/menu.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import type { FormValues, Response, ToolContext } from '../form/tool-type.ts'
import { toolIn } from '../tool-in.ts'

/** What a tool says of what its form holds. */
export function respond(
  id: ToolId,
  values: FormValues,
  context: ToolContext,
  language: Language = 'en',
): Response {
  return toolIn(language, id).tool.respond(values, context)
}
