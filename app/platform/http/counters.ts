/** What this process counts for its metrics, wherever it happens: how often, by a value of a fixed list. */
export type Counter =
  | 'enquiries received'
  | 'emails received'
  | 'mails not sent'
  | 'requests refused'

const counters = new Map<Counter, Map<string, number>>()

export function increment(what: Counter, value: string, times = 1): void {
  const counts = counters.get(what) ?? new Map<string, number>()
  counts.set(value, (counts.get(value) ?? 0) + times)
  counters.set(what, counts)
}

export function countsOf(what: Counter): Iterable<[value: string, times: number]> {
  return counters.get(what) ?? []
}
