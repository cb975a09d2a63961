import { audit } from './audit.ts'
import { capitalSetOff } from './capital-set-off.ts'
import { fnoTurnover } from './fno-turnover.ts'
import { reinvestment } from './gain-exemption.ts'
import { grandfatheredCost } from './grandfathered-cost.ts'
import { holding } from './holding-term.ts'
import { incomeTax } from './income-tax.ts'
import { presumptive } from './presumptive.ts'
import { propertySale } from './property-gain.ts'
import type { ToolEndpoint } from './tool-endpoint.ts'
import { vda } from './vda.ts'

/** Every tool of the API, by its name in the address. */
export const endpoints: Record<string, ToolEndpoint> = {
  audit,
  'capital-set-off': capitalSetOff,
  'fno-turnover': fnoTurnover,
  'gain-exemption': reinvestment,
  'grandfathered-cost': grandfatheredCost,
  'holding-term': holding,
  'income-tax': incomeTax,
  presumptive,
  'property-gain': propertySale,
  vda,
}
