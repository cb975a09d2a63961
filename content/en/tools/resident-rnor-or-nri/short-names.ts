/** A deemed resident is RNOR. */
export function shortName<Status extends string>(status: Status) {
  return status === 'RNOR (deemed)' ? 'RNOR' : status
}

/** 'RNOR or ROR', each name once. */
export function shortNames(statuses: readonly string[]): string {
  return [...new Set(statuses.map(shortName))].join(' or ')
}
