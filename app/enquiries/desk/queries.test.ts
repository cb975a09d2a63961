import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetLead, leadQuery, refreshDesk } from './queries.ts'

test('an enquiry that is erased while it is refetched stays erased, and is not asked for again', async () => {
  const asked: AbortSignal[] = []
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    asked.push(signal)
    return asked.length === 1 ? { id: 7, mails: [] } : new Promise<never>(() => {})
  }
  const queries = new QueryClient({ defaultOptions: { queries: { queryFn, retry: false } } })
  const open = new QueryObserver(queries, leadQuery(7))
  onTestFinished(open.subscribe(() => {}))
  await vi.waitFor(() => expect(open.getCurrentResult().data).toMatchObject({ id: 7 }))
  void refreshDesk(queries)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  forgetLead(queries, 7)
  expect(asked[1]?.aborted).toBe(true)
  void refreshDesk(queries)
  await new Promise((resolve) => setTimeout(resolve))
  expect(open.getCurrentResult()).toMatchObject({ data: null, fetchStatus: 'idle' })
  expect(asked).toHaveLength(2)
})
