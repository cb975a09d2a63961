import { capitalGains } from './capital-gains.ts'
import { foreignIncome } from './foreign-income.ts'
import { professionals } from './professionals.ts'
import { salaryHouseRent } from './salary-house-rent.ts'
import type { DatedService } from './service.ts'
import { traders } from './traders.ts'

/** In the order in which menus, cards and the sitemap list them. */
export const services: DatedService[] = [
  salaryHouseRent,
  professionals,
  capitalGains,
  traders,
  foreignIncome,
]

export function serviceBySlug(slug: string): DatedService | undefined {
  return services.find((service) => service.slug === slug)
}
