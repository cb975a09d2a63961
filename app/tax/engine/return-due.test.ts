import { expect, test } from 'vitest'
import type { Phase, ReturnGroup, Season } from '#content/en/season/season.ts'
import { dueOn } from './return-due.ts'

const words = (name: string) => (due: string, season: Season, fee?: string) =>
  `${name} ${due} ${season.year} ${fee}`
const byPhase = {
  open: words('until'),
  'last-week': words('soon'),
  belated: words('late since'),
  closed: words('over since'),
  unknown: words('unknown'),
}

test.each<[ReturnGroup, Season['phase'], Phase, string]>([
  ['plain', 'open', 'open', 'until 31 July 2026'],
  ['business', 'passed-for-some', 'last-week', 'soon 31 August 2026'],
  ['plain', 'passed-for-some', 'belated', 'late since 31 July 2026'],
  ['plain', 'closed', 'closed', 'over since 31 July 2026'],
  ['plain', 'unknown', 'open', 'unknown 31 July 2026'],
])('the return of the group %s in a season that is %s, %s for it, is %s', (...given) => {
  const [group, phase, ofGroup, expected] = given
  const season = {
    ...{ year: '2025-26', phase, groups: { [group]: ofGroup } },
    on: { plain: '31 July 2026', business: '31 August 2026' },
  } as Season
  expect(dueOn(group, season, byPhase, '₹5,000')).toBe(`${expected} 2025-26 ₹5,000`)
})
