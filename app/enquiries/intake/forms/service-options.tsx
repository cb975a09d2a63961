import { serviceName } from '#app/enquiries/model/value-names.ts'

/** The services of a select, by the names that staff and visitors read. */
export function ServiceOptions({ services }: { services: readonly string[] }) {
  return services.map((service) => (
    <option key={service} value={service}>
      {serviceName(service)}
    </option>
  ))
}
