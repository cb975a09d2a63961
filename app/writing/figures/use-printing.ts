import { useSyncExternalStore } from 'react'

/** Whether the page is being printed: what follows from it is rendered before the browser draws it. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia('print').matches)
}

function subscribe(onChange: () => void) {
  const print = matchMedia('print')
  print.addEventListener('change', onChange)
  return () => print.removeEventListener('change', onChange)
}
