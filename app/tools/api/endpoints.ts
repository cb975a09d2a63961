import { houses } from './house-property.ts'
import { hra } from './hra.ts'
import { incomeTax } from './income-tax.ts'
import type { ToolEndpoint } from './tool-endpoint.ts'

/** Every tool of the API, by its name in the address. */
export const endpoints: Record<string, ToolEndpoint> = {
  'house-property': houses,
  hra,
  'income-tax': incomeTax,
  'property-tds': propertyTds,
  'rent-tds': rentTds,
}
