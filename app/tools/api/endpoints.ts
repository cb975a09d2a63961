import { advanceTax } from './advance-tax.ts'
import { houses } from './house-property.ts'
import { hra } from './hra.ts'
import { incomeTax } from './income-tax.ts'
import { interest234A } from './interest-234a.ts'
import { interest234B } from './interest-234b.ts'
import { interest234C } from './interest-234c.ts'
import { lateFee } from './late-fee.ts'
import { updatedReturn } from './updated-return.ts'
import type { ToolEndpoint } from './tool-endpoint.ts'

/** Every tool of the API, by its name in the address. */
export const endpoints: Record<string, ToolEndpoint> = {
  'advance-tax': advanceTax,
  'house-property': houses,
  hra,
  'income-tax': incomeTax,
  'interest-234a': interest234A,
  'interest-234b': interest234B,
  'interest-234c': interest234C,
  'late-fee': lateFee,
  'property-tds': propertyTds,
  'rent-tds': rentTds,
  'updated-return': updatedReturn,
}
