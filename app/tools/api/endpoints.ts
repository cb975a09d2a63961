import { houses } from './house-property.ts'
import { hra } from './hra.ts'
import { propertyTds, rentTds } from './tds.ts'
import type { ToolEndpoint } from './tool-endpoint.ts'

/** Every tool of the API, by its name in the address. */
export const endpoints: Record<string, ToolEndpoint> = {
  'house-property': houses,
  hra,
  'property-tds': propertyTds,
  'rent-tds': rentTds,
}
