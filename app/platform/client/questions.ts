/** Asks the person at the screen; false if they decline. */
type Ask = () => Promise<boolean>

/** What a request may wait for: the person is asked once, whatever number of requests wait for it. */
function question() {
  let how: Ask | undefined
  let asking: Promise<boolean> | undefined
  return {
    /** The staff area says how people are asked. Returns what ends that. */
    onAsk(ask: Ask): () => void {
      how = ask
      return () => {
        if (how === ask) how = undefined
      }
    },
    async ask(): Promise<boolean> {
      if (!how) return false
      asking ??= how().finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}

/** To prove who they are. */
export const stepUpQuestion = question()
/** To sign in again, because the session has ended. */
export const signInQuestion = question()
