import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { watchInput } from '#app/platform/client/background.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { authLabels } from './labels.ts'
import { sessionTimeQuery } from './queries.ts'

const WARN_SECONDS = 5 * 60
/** How often the time is checked while the warning is open. */
const WARNED_POLL_MS = 15_000
/** How often an input counts as a use of the session where nothing else is requested. */
const REPORT_MS = MINUTE_MS

const labels = authLabels.idle

/**
 * Lets the session end when no one uses it, however much the open screens poll, and warns before it
 * does. Typing counts as use.
 */
export function IdleWatch() {
  const { data: time, refetch } = useQuery({
    ...sessionTimeQuery,
    refetchInterval: ({ state: { data } }) =>
      data && data.secondsLeft > WARN_SECONDS
        ? (data.secondsLeft - WARN_SECONDS) * 1000
        : WARNED_POLL_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  })
  const [dismissed, setDismissed] = useState(false)
  const isEnding = time !== undefined && time.secondsLeft <= WARN_SECONDS
  const warns = isEnding && !(dismissed && !time.extendable)

  const reportedAt = useRef(Date.now())
  const onInput = useRef(() => {})
  onInput.current = () => {
    // While the warning is open, only its button counts.
    if (warns || Date.now() - reportedAt.current < REPORT_MS) return
    reportedAt.current = Date.now()
    void refetch()
  }
  useEffect(() => watchInput(() => onInput.current()), [])

  if (!warns) return null
  const minutes = Math.max(1, Math.ceil(time.secondsLeft / 60))
  const answer = () => {
    setDismissed(!time.extendable)
    void refetch()
  }
  const { title, text, button } = time.extendable ? labels.unused : labels.oldest
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={answer}
      footer={
        <Button variant="accent" data-first-focus onClick={answer}>
          {button}
        </Button>
      }
    >
      <p role="status">{text(minutes)}</p>
    </Dialog>
  )
}
