import type { FastifyRequest } from 'fastify'
import {
  bodyRulesFor,
  contactBody,
  contactForm,
  GENERAL_INQUIRY,
} from '#app/enquiries/model/lead.ts'
import { InvalidInput, isForm, wantsPage } from '#app/platform/http/errors.ts'
import { looksWrong } from '#app/ui/text/phone-number.ts'
import { leadForms } from '#content/en/forms.ts'

/**
 * Validates a form that was sent without script by the rules that the script would apply, including
 * the accepted terms, which the API's body does not contain.
 * @throws InvalidInput with every field's error
 */
export async function validateForm(request: FastifyRequest): Promise<void> {
  if (!isForm(request) || typeof request.body !== 'object' || request.body === null) return
  const body = request.body as Record<string, unknown>
  if (bodyRulesFor(body) === contactBody && (body.service ?? GENERAL_INQUIRY) === GENERAL_INQUIRY) {
    assertContactForm(body)
  }
}

/**
 * Asks once about a number that can't be called from here, where no script has asked: of a form whose
 * fields are valid.
 * @throws InvalidInput with the question as the error of its field
 */
export function askAboutPhone(request: FastifyRequest, path: string): void {
  if (!isForm(request) || !wantsPage(request)) return
  const { [path]: phone, phoneChecked } = request.body as Record<string, unknown>
  if (typeof phone !== 'string' || phoneChecked !== undefined || !looksWrong(phone)) return
  throw new InvalidInput([{ path, message: leadForms.advice.phone }])
}

function assertContactForm(body: Record<string, unknown>): void {
  const result = contactForm.safeParse(body)
  if (result.success) return
  throw new InvalidInput(
    result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  )
}
