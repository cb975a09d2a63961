import { useMatches } from '@tanstack/react-router'

/** The address of the screen that is shown, as `screens` lists it: `/admin/leads/$id`. */
export function useScreenAddress(): string {
  const address = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  return address.replace(/(.)\/$/, '$1')
}
