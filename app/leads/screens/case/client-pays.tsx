import { clientPays } from '#app/leads/labels.ts'

/** What the client pays, below the service of an enquiry about a plan. */
export function ClientPays({ service }: { service: string }) {
  const price = clientPays(service)
  return price && <span className="figures block text-sm text-muted">{price}</span>
}
