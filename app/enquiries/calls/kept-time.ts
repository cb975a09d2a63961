/** The chosen time stays with the page in the history of its tab: Back and a reload bring it again. */
export function keepTime(start: string): void {
  history.replaceState({ ...history.state, start }, '')
}

export function keptTime(): string {
  return history.state?.start ?? ''
}
