import type { ReturnGroup } from '../season/season.ts'
import type { DatedService } from './service.ts'

type Figure = DatedService['figures'][number]

/** The row of the key figures that says when the return is due, or was. */
export function dueFigure(group: ReturnGroup, label: string, law: Figure['law']): Figure {
  return {
    label,
    value: {
      group,
      open: ({ on }) => on[group],
      belated: ({ on }) => `Was ${on[group]}; belated until ${on.belated}`,
      closed: ({ on }) => `Was ${on[group]}; belated until ${on.belated}`,
    },
    year: ({ income }) => income,
    law,
  }
}
