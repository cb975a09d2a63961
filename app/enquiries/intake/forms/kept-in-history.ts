/** What stays with the page in the history of its tab: Back and a reload bring it again. */
export interface Kept {
  /** the chosen time of a call */
  start?: string
  /** the key of what is sent from the page, until it is known to be stored */
  sendKey?: string | undefined
  /** why the call as it was shown couldn't be changed, to be said once the page shows it as it is */
  refusal?: { title: string; text: string } | undefined
}

export function rememberInHistory(kept: Kept): void {
  try {
    history.replaceState({ ...history.state, ...kept }, '')
  } catch {
    // Safari refuses the hundredth change within half a minute.
  }
}

export function rememberedInHistory(): Kept {
  return history.state ?? {}
}
