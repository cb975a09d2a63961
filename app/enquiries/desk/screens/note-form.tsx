import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { NOTE_MAX, noteBody } from '#app/enquiries/desk/desk-changes.ts'
import { useWriting } from '#app/enquiries/desk/presence/presence.tsx'
import { desk } from '#app/enquiries/desk/queries.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { useUnsentText } from '#app/team/auth/use-unsent-text.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { noteLabels as labels } from './lead-labels.ts'
import { useMentions } from './mention-list.tsx'
import type { LeadActions } from './use-lead-actions.ts'
import { useSendingKey } from './use-sending-key.ts'

const noteForm = z.object({ note: noteBody.shape.text })
const EMPTY = { note: '' }

/** Writes a note into an enquiry's history, and suggests colleagues to mention in it. */
export function NoteForm({ leadId, actions }: { leadId: number; actions: LeadActions }) {
  const sending = useSendingKey(`note-${leadId}`)
  const mutationFn = ({ note }: z.output<typeof noteForm>) =>
    actions.runOrThrow({
      send: () => desk.note({ id: leadId, text: note, key: sending.key() }),
      done: labels.done,
    })
  const { form, errors, failure, formProps } = useServerForm(
    noteForm,
    { mutationFn },
    {
      defaultValues: EMPTY,
      onSaved: () => {
        sending.clear()
        unsent.clear()
        form.reset(EMPTY)
      },
    },
  )
  const unsent = useUnsentText(form, `note-${leadId}`, ['note'])
  const note = useWatch({ control: form.control, name: 'note' })
  const [focused, setFocused] = useState(false)
  useWriting(focused && note.trim() !== '')
  const field = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions((text, caret) => {
    form.setValue('note', text, { shouldDirty: true })
    field.current?.focus()
    field.current?.setSelectionRange(caret, caret)
  })
  const { ref, onChange, onBlur, ...registered } = form.register('note')
  return (
    <form
      {...formProps}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="mb-4 grid gap-2"
    >
      <div className="relative">
        <TextAreaField
          {...registered}
          {...mentions.ariaProps}
          ref={(element) => {
            ref(element)
            field.current = element
          }}
          label={labels.field}
          rows={2}
          maxLength={NOTE_MAX}
          error={errors.note?.message ?? failure}
          placeholder={labels.placeholder}
          onChange={(event) => {
            void onChange(event)
            mentions.read(event.currentTarget)
          }}
          onBlur={(event) => {
            void onBlur(event)
            mentions.close()
          }}
          onKeyDown={(event) => {
            if (mentions.handleKey(event)) return
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        {mentions.list}
      </div>
      <div className="flex items-center gap-3">
        <Button type="submit" variant="ink" disabled={actions.busy || note.trim() === ''}>
          {labels.add}
        </Button>
        <span className="text-sm text-muted max-md:hidden">{labels.keys}</span>
      </div>
    </form>
  )
}
