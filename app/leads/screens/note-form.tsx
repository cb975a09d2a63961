import { useState } from 'react'
import { messages } from '#app/content/messages.ts'
import { NOTE_MAX } from '#app/leads/desk.ts'
import { desk } from '#app/leads/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { clearUnsentText, useUnsentText } from './unsent-text.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** Writes a note into an enquiry's history. */
export function NoteForm({ leadId, deeds }: { leadId: number; deeds: LeadActions }) {
  const kept = `note-${leadId}`
  const [text, setText] = useUnsentText(kept)
  const [failure, setFailure] = useState<string>()
  const save = async () => {
    try {
      await deeds.attempt({ send: () => desk.note(leadId, text), done: 'The note is kept' })
      setText('')
      clearUnsentText(kept)
      setFailure(undefined)
    } catch (error) {
      setFailure((error as Error).message || messages.tryLater)
    }
  }
  return (
    <form
      noValidate
      className="mb-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextAreaField
        label="Note"
        name="note"
        rows={2}
        value={text}
        maxLength={NOTE_MAX}
        error={failure}
        placeholder="What the next person should know"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <div className="flex items-center gap-3">
        <Button type="submit" look="ink" disabled={deeds.busy || text.trim() === ''}>
          Add note
        </Button>
        <span className="text-sm text-muted max-md:hidden">Ctrl Enter</span>
      </div>
    </form>
  )
}
