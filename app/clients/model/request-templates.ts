import * as z from 'zod/mini'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { REQUEST_KINDS } from '#content/enums.ts'
import { PLANS, requestBody } from './return.ts'

/** The requests that returns of each plan begin with. */

export type Plan = (typeof PLANS)[number]
const template = z.object({
  kind: storedValue(REQUEST_KINDS),
  title: z.string(),
  why: z.string(),
  where: z.string(),
})
export type RequestTemplate = z.infer<typeof template>

export const requestTemplateLists = z.object({
  lists: z.array(
    z.object({
      plan: z.enum(PLANS),
      /** whether staff have set it */
      isOwn: z.boolean(),
      items: z.array(template),
    }),
  ),
})
export type RequestTemplates = z.infer<typeof requestTemplateLists>

const LIST_MAX = 60
export const requestTemplateBody = z.strictObject({
  plan: z.enum(PLANS),
  items: z
    .array(requestBody)
    .check(z.maxLength(LIST_MAX, `A list has at most ${LIST_MAX} requests`)),
  /** the list as it was shown, by which a colleague's change is noticed */
  was: z.array(template),
})
