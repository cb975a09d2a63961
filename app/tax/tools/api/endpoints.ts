import { advanceTax } from './advance-tax.ts'
import { audit } from './audit.ts'
import { capitalSetOff } from './capital-set-off.ts'
import { fnoTurnover } from './fno-turnover.ts'
import { reinvestment } from './gain-exemption.ts'
import { grandfatheredCost } from './grandfathered-cost.ts'
import { holding } from './holding-term.ts'
import { houses } from './house-property.ts'
import { hra } from './hra.ts'
import { incomeTax } from './income-tax.ts'
import { interest234A } from './interest-234a.ts'
import { interest234B } from './interest-234b.ts'
import { interest234C } from './interest-234c.ts'
import { itrForm } from './itr-form.ts'
import { lateFee } from './late-fee.ts'
import { noticeDays } from './notice-days.ts'
import { presumptive } from './presumptive.ts'
import { propertySale } from './property-gain.ts'
import { refundInterest } from './refund-interest.ts'
import { residence } from './residence.ts'
import { propertyTds, rentTds } from './tds.ts'
import type { ToolEndpoint } from './tool-endpoint.ts'
import { updatedReturn } from './updated-return.ts'
import { vda } from './vda.ts'

/** Every tool of the API, by its name in the address. */
export const endpoints: Record<string, ToolEndpoint> = {
  'advance-tax': advanceTax,
  audit,
  'capital-set-off': capitalSetOff,
  'fno-turnover': fnoTurnover,
  'gain-exemption': reinvestment,
  'grandfathered-cost': grandfatheredCost,
  'holding-term': holding,
  'house-property': houses,
  hra,
  'income-tax': incomeTax,
  'interest-234a': interest234A,
  'interest-234b': interest234B,
  'interest-234c': interest234C,
  'itr-form': itrForm,
  'late-fee': lateFee,
  'notice-days': noticeDays,
  presumptive,
  'property-gain': propertySale,
  'property-tds': propertyTds,
  'refund-interest': refundInterest,
  'rent-tds': rentTds,
  residence,
  'updated-return': updatedReturn,
  vda,
}
