type Values = Record<string, unknown>

/** Fields that are changed together, since each means something only with the other. */
const JOINED = [['published', 'publishAt']]

/** Groups of fields, by who changed them since the version that was loaded. */
export interface Merge {
  /** by me alone */
  mine: string[][]
  /** by a colleague alone; what they saved stays */
  theirs: string[][]
  /** by both, and differently */
  both: string[][]
}

/** Compares the version that was loaded with what is in my form and with what a colleague saved. */
export function merge(base: Values, mine: Values, theirs: Values): Merge {
  const merged: Merge = { mine: [], theirs: [], both: [] }
  for (const fields of groupsOf(Object.keys(base))) {
    const differ = (one: Values, other: Values) =>
      fields.some((field) => !isSame(one[field], other[field]))
    if (!differ(mine, theirs)) continue
    const changedByMe = differ(mine, base)
    const changedByThem = differ(theirs, base)
    if (changedByMe && changedByThem) merged.both.push(fields)
    else if (changedByMe) merged.mine.push(fields)
    else merged.theirs.push(fields)
  }
  return merged
}

function groupsOf(fields: string[]): string[][] {
  return fields.flatMap((field) => {
    const joined = JOINED.find((group) => group.includes(field))?.filter((one) =>
      fields.includes(one),
    )
    if (!joined) return [[field]]
    return joined[0] === field ? [joined] : []
  })
}

/** Forms hold empty text where null is stored. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}
