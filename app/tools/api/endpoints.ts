import { reinvestment } from './gain-exemption.ts'
import { holding } from './holding-term.ts'
import { propertySale } from './property-gain.ts'
import type { ToolEndpoint } from './tool-endpoint.ts'

/** Every tool of the API, by its name in the address. */
export const endpoints: Record<string, ToolEndpoint> = {
  'gain-exemption': reinvestment,
  'holding-term': holding,
  'property-gain': propertySale,
}
