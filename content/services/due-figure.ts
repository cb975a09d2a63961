import type { ReturnGroup } from '../en/season/season.ts'
import type { TaxFactId } from '../facts/tax-facts.ts'
import { LAST_YEAR_OF_1961_ACT } from '../facts/tax-year.ts'
import type { DatedService } from './service.ts'

type Figure = DatedService['figures'][number]

/** The row of the key figures that says when the return is due, or was. */
export function dueFigure(
  group: ReturnGroup,
  label: string,
  law: { act1961: TaxFactId; act2025: TaxFactId },
): Figure {
  return {
    label,
    value: {
      group,
      open: ({ on }) => on[group],
      belated: ({ on }) => `Was ${on[group]}; belated until ${on.belated}`,
      closed: ({ on }) => `Was ${on[group]}; belated until ${on.belated}`,
    },
    year: ({ income }) => income,
    law: ({ year }) => (year > LAST_YEAR_OF_1961_ACT ? law.act2025 : law.act1961),
  }
}
