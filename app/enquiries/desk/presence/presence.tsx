import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, PenLine } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { listenForInput } from '#app/platform/client/background.ts'
import { ActiveTime } from './active-time.ts'
import { presenceLabels as labels } from './labels.ts'
import { presenceQuery, sendHeartbeat, sendLeave } from './queries.ts'

const HEARTBEAT_MS = 20_000

const WritingContext = createContext<(() => () => void) | undefined>(undefined)

/** Tells colleagues that this enquiry is open here, and whether one of its forms is being written in. */
export function PresenceProvider({ leadId, children }: { leadId: number; children: ReactNode }) {
  const queries = useQueryClient()
  const [forms, setForms] = useState(0)
  const [startWriting] = useState(() => () => {
    setForms((count) => count + 1)
    return () => setForms((count) => count - 1)
  })
  const writing = forms > 0
  // One after the other: a heartbeat that overtakes the leave would show someone who is gone.
  const sent = useRef(Promise.resolve())
  const [time] = useState(() => new ActiveTime(!document.hidden))
  useEffect(() => {
    const onVisibility = () => time.setVisible(!document.hidden)
    document.addEventListener('visibilitychange', onVisibility)
    const stopListening = listenForInput(() => time.input())
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      stopListening()
    }
  }, [time])
  useEffect(() => {
    let left = false
    const send = async () => {
      if (left) return
      await sendHeartbeat({ id: leadId, writing, active: time.takeSeconds() })
        .then((presence) => queries.setQueryData(presenceQuery(leadId).queryKey, presence))
        // The next one tries again.
        .catch(() => {})
    }
    const beat = () => {
      if (!document.hidden) sent.current = sent.current.then(send)
    }
    beat()
    const timer = setInterval(beat, HEARTBEAT_MS)
    document.addEventListener('visibilitychange', beat)
    return () => {
      left = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [leadId, writing, queries, time])
  useEffect(() => {
    const leave = () => sendLeave(leadId, time.takeSeconds())
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      // Taken now: what comes after belongs to the next enquiry.
      const active = time.takeSeconds()
      sent.current = sent.current.then(() => sendLeave(leadId, active))
    }
  }, [leadId, time])
  return <WritingContext value={startWriting}>{children}</WritingContext>
}

/** Shows colleagues that someone is writing, while `active`. */
export function useWriting(active = true): void {
  const start = useContext(WritingContext)
  useEffect(() => (active ? start?.() : undefined), [active, start])
}

/** Who else has the enquiry open. */
export function PresenceChips({ leadId }: { leadId: number }) {
  const {
    data: { people },
  } = useQuery(presenceQuery(leadId))
  return (
    <div role="status" className="screen-only">
      {people.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {people.map(({ id, name, writing }) => (
            <li
              key={id}
              className={`inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-sm [overflow-wrap:anywhere] ${writing ? 'border-accent-strong bg-accent-tint font-semibold' : 'border-line bg-card'}`}
            >
              {writing ? (
                <PenLine aria-hidden className="size-3.5 shrink-0" />
              ) : (
                <Eye aria-hidden className="size-3.5 shrink-0" />
              )}
              {writing ? labels.writing(name) : labels.viewing(name)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
