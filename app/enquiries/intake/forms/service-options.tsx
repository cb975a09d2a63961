import { serviceName } from '#app/enquiries/model/labels.ts'
import { Options } from '#app/ui/options.tsx'

/** The services of a select, by the names that staff and visitors read. */
export function ServiceOptions({ services }: { services: readonly string[] }) {
  return <Options values={services} nameOf={serviceName} />
}
