/** Characters of a report that isn't shown unless one asks: to lay out its lines takes a phone seconds. */
const FOLDED_FROM = 50_000

export const isLong = (report: string) => report.length >= FOLDED_FROM
