import type { Phase, ReturnGroup, Season } from '#content/en/season/season.ts'

/**
 * The last day of a return, or what is still possible once that day has passed.
 * @param fee for filing late, where the income says which
 */
export function dueOn(
  group: ReturnGroup,
  season: Season,
  words: Record<Phase | 'unknown', (due: string, season: Season, fee?: string) => string>,
  fee?: string,
): string {
  const phase = season.phase === 'unknown' ? 'unknown' : season.groups[group]
  return words[phase](season.on[group], season, fee)
}
