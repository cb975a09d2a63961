import { useSite } from '#app/platform/page/site.tsx'

/** A form that came back to the page: which request it was for, what was typed and what was wrong. */
export function useReturned() {
  const { form, problem } = useSite()
  if (!form) return undefined
  const { text, id, requestId } = form.values
  return {
    requestId: Number(text === undefined ? requestId : id),
    text,
    message: problem?.message,
  }
}
