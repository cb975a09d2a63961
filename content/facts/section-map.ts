import { formSections } from './sections/forms.ts'
import { incomeSections } from './sections/income.ts'
import { procedureSections } from './sections/procedure.ts'
import type { SectionGroup } from './sections/section-pairs.ts'
import { taxSections } from './sections/tax.ts'

export const sectionMap: readonly SectionGroup[] = [
  ...incomeSections,
  ...taxSections,
  ...procedureSections,
  ...formSections,
]
