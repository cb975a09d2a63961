/** Asks the person to prove who they are; false where they would rather not. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** The staff area says how people are asked. Returns what ends that. */
export function onStepUp(how: Ask): () => void {
  ask = how
  return () => {
    if (ask === how) ask = undefined
  }
}

/** Asks once, whatever number of requests wait for the answer. */
export async function askToStepUp(): Promise<boolean> {
  if (!ask) return false
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
