import { messages } from '#app/content/messages.ts'
import type { FetchApi } from '#app/site/render.ts'

/** An answer of the API that is an error, or no answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly errors: { path: string; message: string }[]
  constructor(status: number, message: string, errors: ApiError['errors'] = []) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
  }

  /** The text is the body's message, else its error, else the status. */
  static from(status: number, body: unknown): ApiError {
    const told = (body ?? {}) as { message?: string; error?: string; errors?: ApiError['errors'] }
    return new ApiError(status, told.message || told.error || `Error ${status}`, told.errors)
  }
}

export const fetchFromBrowser: FetchApi = async (path, signal) => {
  const answer = await request(path, { signal })
  // Without a body that can be read, the status in the server's words is all that is known.
  const body = await answer.json().catch(() => ({ message: answer.statusText }))
  return { status: answer.status, body }
}

/**
 * Sends JSON to the API and reads JSON back.
 * @throws ApiError with the server's own words; without an answer, a message that says so
 */
export async function send<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await request(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const read = await answer.json().catch(() => undefined)
  if (!answer.ok) throw ApiError.from(answer.status, read ?? { message: answer.statusText })
  return read as T
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    console.error(error)
    throw new ApiError(
      0,
      navigator.onLine
        ? 'The site could not be reached. Please try again later.'
        : messages.lead.offline,
    )
  }
}
