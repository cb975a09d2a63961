/** A service that fits an answer by what it says or by a field of the form, or always if neither is named. */
export interface FittingService<Service = string> {
  service: Service
  /** a pattern in the headline or the figures */
  said?: string
  /** patterns of fields, of which one is enough */
  filled?: Record<string, string>
}

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
