import type { FastifyRequest } from 'fastify'
import { InvalidInput, isForm } from '#app/http/errors.ts'
import { bodyRulesFor, contactBody, contactForm, GENERAL_INQUIRY } from '#app/leads/lead.ts'

/**
 * Validates a form that was sent without script by the rules that the script would apply, including
 * the accepted terms, which the API's body does not contain.
 * @throws InvalidInput with every field's error
 */
export async function validateForm(request: FastifyRequest): Promise<void> {
  if (!isForm(request) || typeof request.body !== 'object' || request.body === null) return
  const body = request.body as Record<string, unknown>
  if (bodyRulesFor(body) !== contactBody) return
  if ((body.service ?? GENERAL_INQUIRY) !== GENERAL_INQUIRY) return
  const result = contactForm.safeParse({ ...body, acceptTerms: body.acceptTerms === 'on' })
  if (result.success) return
  throw new InvalidInput(
    result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  )
}
