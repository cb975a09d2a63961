import type { ReturnedForm } from '#app/platform/page/render.ts'
import { formById } from './send-lead.ts'

/**
 * What each field of a form takes. In one that came back to a visitor without script, the field of the first
 * error gets the focus: the API’s bodies have their fields in the order of the forms.
 */
export function fieldsOf(
  formId: string,
  errorOf: (name: string) => string | undefined,
  returned: ReturnedForm | undefined,
) {
  return (name: string) => ({
    id: idOf(formId, name),
    name,
    defaultValue: returned?.values[name],
    error: errorOf(name),
    autoFocus: returned?.errors[0]?.path === name,
  })
}

/** Whether the form shows a field of that name, where its error stands. */
export function isField(formId: string, name: string): boolean {
  return document.getElementById(idOf(formId, name)) !== null
}

/** @returns whether a field is marked as wrong */
export function focusFirstWrong(formId: string): boolean {
  const first = formById(formId)?.querySelector<HTMLElement>('[aria-invalid=true]')
  first?.focus()
  return Boolean(first)
}

function idOf(formId: string, name: string): string {
  return `${formId}-${name}`
}
