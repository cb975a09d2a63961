import type { ReturnRequest } from '#app/clients/model/return.ts'
import { isMissing } from '#app/clients/model/stages.ts'
import { useSite } from '#app/platform/page/site.tsx'
import type { MyReturn } from './my.ts'

/** A form that came back to the page: what it was for, what was typed and what was wrong. */
export function useReturned() {
  const { form, problem } = useSite()
  if (!form) return undefined
  const { text, code, id, requestId, returnId } = form.values
  return {
    requestId: Number(text === undefined ? requestId : id),
    returnId: Number(returnId),
    text,
    code,
    message: problem?.message,
  }
}
type Returned = ReturnType<typeof useReturned>

/** Whether the page has the form that came back, which says beside its field what was wrong. */
export function isInPlace(returned: Returned, shown: MyReturn[], isFresh: boolean): boolean {
  if (!returned) return false
  const { requestId, returnId, text, code } = returned
  const takes = (one: ReturnRequest) =>
    text === undefined ? takesFile(one) : takesAnswer(one, returned)
  return shown.some(
    (own) =>
      own.requests.some((one) => one.id === requestId && takes(one)) ||
      (own.id === returnId && text !== undefined && takesChange(own)) ||
      (own.id === returnId && code !== undefined && takesOk(own) && !isFresh),
  )
}

export function takesFile(request: ReturnRequest): boolean {
  return request.kind === 'document' && (isMissing(request) || request.state === 'sent')
}

/** An answer that was sent is replaced only by one that came back because of it. */
export function takesAnswer(request: ReturnRequest, returned: Returned): boolean {
  return isMissing(request) || (request.state === 'sent' && isAnswerTo(request, returned))
}

export function isAnswerTo({ id }: ReturnRequest, returned: Returned): boolean {
  return returned?.requestId === id && returned.text !== undefined
}

export function takesOk({ stage }: MyReturn): boolean {
  return stage === 'your-ok'
}

export function takesChange({ stage, draft }: MyReturn): boolean {
  return draft !== null && (stage === 'your-ok' || stage === 'to-file')
}
