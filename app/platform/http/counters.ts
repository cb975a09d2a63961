/** What this process counts for its metrics, wherever it happens: how often, by a value of a fixed list. */
export type Tally = 'enquiries received' | 'emails received' | 'mails not sent' | 'requests refused'

const tallies = new Map<Tally, Map<string, number>>()

export function tally(what: Tally, value: string, times = 1): void {
  const counts = tallies.get(what) ?? new Map<string, number>()
  counts.set(value, (counts.get(value) ?? 0) + times)
  tallies.set(what, counts)
}

export function talliesOf(what: Tally): Iterable<[value: string, times: number]> {
  return tallies.get(what) ?? []
}
