import * as z from 'zod/mini'
import { idOfReference } from '#app/enquiries/model/details/reference.ts'
import { hasTenDigits } from '#app/enquiries/model/lead.ts'
import { paths } from '#app/paths.ts'
import { isForm, wantsPage } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { inLanguage, languageSaid } from '#app/platform/page/in-language.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { EMAIL_MAX, isEmail } from '#app/ui/text/fields.ts'
import { fieldErrors } from '#content/en/forms.ts'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'
import { sendLinks } from './send-links.server.ts'

const BODY_LIMIT = 4 * 1024

/** Sends the links of enquiries to the addresses on record. The person who asks learns nothing of what is stored. */
export const linksApi = routes('receipts', (app) => [
  route('POST /api/receipts/links', {
    access: 'public',
    summary: 'Asks for the links of enquiries; the response is the same whatever is stored',
    body: linkRequest,
    reply: { 202: z.object({ accepted: z.literal(true) }) },
    bodyLimit: BODY_LIMIT,
    config: {
      ...limitAcrossInstances('enquiry-links', app.env.limits.reminders, fieldErrors.limitedLinks),
      formPage: ({ language }) => inLanguage(paths.enquiry, languageSaid(language)),
    },
    // After the response, whose timing would reveal whether there is an enquiry.
    onResponse: async (request, reply) => {
      if (reply.statusCode >= 400) return
      await sendLinks(app.db, app.outbox, request.body.contact).catch((error: unknown) =>
        request.log.error({ err: error }, 'the links of enquiries could not be sent'),
      )
    },
    run: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (isForm(request) && wantsPage(request))
        return reply.redirect(inLanguage(paths.enquiryLinkSent, request.body.language ?? 'en'), 303)
      return { accepted: true } as const
    },
  }),
])

const { linkUnreadable } = fieldErrors

/** Asks for the links of enquiries: by a reference number, an e-mail address or a telephone number. */
const linkRequest = z.object({
  contact: z
    .string(linkUnreadable)
    .check(z.trim(), z.maxLength(EMAIL_MAX, linkUnreadable), z.refine(isReadable, linkUnreadable)),
  /** of the page that the form is on; English where it is missing */
  language: z.catch(z.optional(z.enum(TEMPLATE_LANGUAGES)), undefined),
})

function isReadable(contact: string): boolean {
  return isEmail(contact) || idOfReference(contact) !== undefined || hasTenDigits(contact)
}
