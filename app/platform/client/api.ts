import { api } from '#app/paths.ts'
import type { FetchApi } from '#app/platform/page/render.ts'
import { enquiryMessages } from '#content/en/enquiry/messages.ts'
import { BACKGROUND_HEADER, isBackground } from './background.ts'
import { apiLabels } from './labels.ts'
import { signInQuestion, stepUpQuestion } from './questions.ts'
import { noteIdleEnd } from './session-end.ts'

/** The code where no response came: what was sent may have arrived. */
export const UNANSWERED = 'unanswered'

/** An error response of the API, or no response at all (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly errors: { path: string; message: string }[]
  /** what a program can do about it, such as `step-up` */
  readonly code: string | undefined
  constructor(status: number, message: string, errors: ApiError['errors'] = [], code?: string) {
    super(message)
    this.code = code
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
  }

  /**
   * The text is the body's message, else its error, else the status text. Over HTTP/2 there is none:
   * the text is empty then, and each caller says what failed in its own words.
   */
  static from(status: number, body: unknown, statusText = ''): ApiError {
    const { message, error, errors, code } = (body ?? {}) as Record<string, unknown>
    const text = [message, error].find((one) => typeof one === 'string' && one !== '')
    return new ApiError(
      status,
      String(text ?? statusText),
      Array.isArray(errors) ? (errors as ApiError['errors']) : [],
      typeof code === 'string' ? code : undefined,
    )
  }
}

export const fetchFromBrowser: FetchApi = async (path, signal) => {
  const response = await request(path, { signal })
  return { status: response.status, body: await readJson(response) }
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Sends JSON to the API, or a form with a file, and reads JSON back. Where the session has ended, or the server first wants to
 * know that it's really them, the person is asked, and it is sent again.
 * @throws ApiError with the server's own words; without a response, a message that says so
 */
export async function send<T>(method: Method, path: string, body?: unknown): Promise<T> {
  try {
    return await sendOnce<T>(method, path, body)
  } catch (error) {
    if (!(error instanceof ApiError) || !(await isAnswered(error, path))) throw error
    return send<T>(method, path, body)
  }
}

async function isAnswered({ code, status }: ApiError, path: string): Promise<boolean> {
  if (code === 'step-up') return stepUpQuestion.ask()
  return status === 401 && !path.startsWith(api.auth.login) && signInQuestion.ask()
}

async function sendOnce<T>(method: Method, path: string, body: unknown): Promise<T> {
  const response = await request(path, {
    method,
    ...(body instanceof FormData
      ? { body }
      : body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
  })
  return (await readJson(response)) as T
}

/**
 * The body of a successful response; nothing for one without content.
 * @throws ApiError for an error, and for a success that is not JSON, such as the page of a proxy
 */
async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const body = parseJson(await textOf(response))
  if (response.status === 401 && isIdleEnd(body)) noteIdleEnd()
  if (!response.ok) throw ApiError.from(response.status, body, response.statusText)
  if (body === undefined) throw new ApiError(response.status, '')
  return body
}

function isIdleEnd(body: unknown): boolean {
  return (body as { ended?: unknown } | undefined)?.ended === 'idle'
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw unreachable(error)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  if (isBackground()) headers.set(BACKGROUND_HEADER, '1')
  try {
    return await fetch(path, { ...init, headers })
  } catch (error) {
    throw unreachable(error)
  }
}

/** Describes a failure of the connection; the error of an aborted request stays as it is. */
function unreachable(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error
  console.error(error)
  return navigator.onLine
    ? new ApiError(0, apiLabels.unreachable, [], UNANSWERED)
    : new ApiError(0, enquiryMessages.offline)
}
