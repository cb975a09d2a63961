import { messages } from '#app/content/messages.ts'
import type { FetchApi } from '#app/site/render.ts'
import { apiLabels } from './labels.ts'

/** An error response of the API, or no response at all (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly errors: { path: string; message: string }[]
  constructor(status: number, message: string, errors: ApiError['errors'] = []) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
  }

  /** The message is the body's `message`, else its `error`, else the status. */
  static from(status: number, body: unknown): ApiError {
    const read = (body ?? {}) as { message?: string; error?: string; errors?: ApiError['errors'] }
    return new ApiError(status, read.message || read.error || `Error ${status}`, read.errors)
  }
}

export const fetchFromBrowser: FetchApi = async (path, signal) => {
  const response = await request(path, { signal })
  // Without a readable body only the status text is known.
  const body = await response.json().catch(() => ({ message: response.statusText }))
  return { status: response.status, body }
}

/**
 * Sends JSON to the API and reads JSON back.
 * @throws ApiError with the server's message, or one that says that there was no response
 */
export async function send<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await request(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const read = await response.json().catch(() => undefined)
  if (!response.ok) throw ApiError.from(response.status, read ?? { message: response.statusText })
  return read as T
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    console.error(error)
    throw new ApiError(0, navigator.onLine ? apiLabels.unreachable : messages.lead.offline)
  }
}
