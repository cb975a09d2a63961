import type { FittingService } from '#content/en/tools/closing.ts'

/** The number of the first service that fits. */
export function fittingService(
  services: readonly FittingService[],
  said: string,
  fieldValue: (field: string) => string,
): number {
  return services.findIndex((service) => {
    if (service.said) return new RegExp(service.said).test(said)
    if (!service.filled) return true
    return Object.entries(service.filled).some(([name, filled]) =>
      new RegExp(filled).test(fieldValue(name)),
    )
  })
}
