import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useUnsentText } from '#app/auth/use-unsent-text.ts'
import { useServerForm } from '#app/client/use-server-form.ts'
import { NOTE_MAX, noteBody } from '#app/leads/desk-changes.ts'
import { useWriting } from '#app/leads/presence/presence.tsx'
import { desk } from '#app/leads/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { noteLabels as labels } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

const noteForm = z.object({ note: noteBody.shape.text })
const EMPTY = { note: '' }

/** Writes a note into an enquiry's history. */
export function NoteForm({ leadId, actions }: { leadId: number; actions: LeadActions }) {
  const mutationFn = ({ note }: z.output<typeof noteForm>) =>
    actions.runOrThrow({ send: () => desk.note(leadId, note), done: labels.done })
  const { form, errors, failure, formProps } = useServerForm(
    noteForm,
    { mutationFn },
    {
      defaultValues: EMPTY,
      onSaved: () => {
        unsent.clear()
        form.reset(EMPTY)
      },
    },
  )
  const unsent = useUnsentText(form, `note-${leadId}`, ['note'])
  const note = useWatch({ control: form.control, name: 'note' })
  const [focused, setFocused] = useState(false)
  useWriting(focused && note.trim() !== '')
  return (
    <form
      {...formProps}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="mb-4 grid gap-2"
    >
      <TextAreaField
        {...form.register('note')}
        label={labels.field}
        rows={2}
        maxLength={NOTE_MAX}
        error={errors.note?.message ?? failure}
        placeholder={labels.placeholder}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <div className="flex items-center gap-3">
        <Button type="submit" variant="ink" disabled={actions.busy || note.trim() === ''}>
          {labels.add}
        </Button>
        <span className="text-sm text-muted max-md:hidden">{labels.keys}</span>
      </div>
    </form>
  )
}
