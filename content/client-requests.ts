import { type NewRequest, requestFor } from './en/clients/requests.ts'
import {
  type ChecklistId,
  documentNames as english,
} from './en/tools/return-form-and-documents/documents.ts'
import type { TemplateLanguage as Language } from './enums.ts'
import { places } from './hi/clients/requests.ts'
import { documentHints, documentNames as hindi } from './hi/tools/documents.ts'

const ids = Object.keys(english) as ChecklistId[]

/** A request in the language of the client: what the checklist knows is said in it, what staff wrote stays as it is. */
export function requestIn(language: Language, request: NewRequest): NewRequest {
  const id = language === 'hi' && ids.find((one) => english[one] === request.title)
  if (!id) return request
  const { why, where } = requestFor(id)
  return {
    ...request,
    title: hindi[id],
    why: request.why === why ? (documentHints[id] ?? '') : request.why,
    where: request.where === where ? (places[id] ?? '') : request.where,
  }
}

/** The documents of the checklist that a text names, in whichever language. */
export function documentsNamedIn(text: string): ChecklistId[] {
  return ids.filter((id) => text.includes(english[id]) || text.includes(hindi[id]))
}
