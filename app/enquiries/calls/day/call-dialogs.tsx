import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { NOTE_MAX } from '#app/enquiries/desk/desk-changes.ts'
import { deskPeopleQuery, refreshDesk } from '#app/enquiries/desk/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextAreaField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { formatTime, formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import type { DeskCall } from './day.ts'
import { callLabels as labels } from './labels.ts'
import { calls, callTimesQuery } from './queries.ts'
import { TimeFields } from './time-fields.tsx'

export type CallAction = 'done' | 'missed' | 'move' | 'give' | 'cancel' | 'confirm'

export interface AskedCall {
  call: DeskCall
  action: CallAction
}

/** The dialog of an action on a call, which may leave the list of calls meanwhile. */
export function CallDialog({
  calls,
  asked: { call: before, action },
  onClose,
}: {
  calls: DeskCall[]
  asked: AskedCall
  onClose: () => void
}) {
  const call = calls.find((one) => callKey(one) === callKey(before)) ?? before
  if (action === 'move') return <MoveDialog call={call} onClose={onClose} />
  if (action === 'give') return <GiveDialog call={call} onClose={onClose} />
  if (action === 'cancel' || action === 'confirm') {
    return <QuestionDialog call={call} about={action} onClose={onClose} />
  }
  return <ResultDialog call={call} state={action} onClose={onClose} />
}

/** Sends a change, refreshes the desk, and says how it went. */
function useCallChange(done: string, onClose: () => void) {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async (change: () => Promise<unknown>) => {
    setPending(true)
    setFailure(undefined)
    try {
      await change()
      // The next action, such as cancelling a call that was moved, applies to the call as it is now.
      await refreshDesk(queries)
      toast({ title: done })
      onClose()
    } catch (error) {
      setFailure((error as Error).message || messages.tryLater)
      void queries.invalidateQueries({ queryKey: callTimesQuery.queryKey })
      void refreshDesk(queries)
    } finally {
      setPending(false)
    }
  }
  return { run, pending, failure }
}

function ResultDialog({
  call,
  state,
  onClose,
}: {
  call: DeskCall
  state: 'done' | 'missed'
  onClose: () => void
}) {
  const own = labels.result[state]
  const { run, pending, failure } = useCallChange(own.saved, onClose)
  const [note, setNote] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => calls.finish(call.id, state, note))
  }
  return (
    <Dialog
      open
      size="sm"
      title={own.title}
      text={own.text(call.name)}
      written={() => [{ label: labels.result.note, text: note }]}
      onClose={onClose}
      footer={<Footer form="call-result" save={own.save} pending={pending} onClose={onClose} />}
    >
      <form id="call-result" onSubmit={submit} className="grid gap-4">
        <TextAreaField
          label={labels.result.note}
          rows={4}
          maxLength={NOTE_MAX}
          value={note}
          data-first-focus
          onChange={({ target }) => setNote(target.value)}
        />
        <FormFailure text={failure} />
      </form>
    </Dialog>
  )
}

function MoveDialog({ call, onClose }: { call: DeskCall; onClose: () => void }) {
  const { title, text, save, saved } = labels.moving
  return (
    <TimeDialog
      title={title}
      text={text(call.name, formatTimestamp(call.startsAt))}
      save={save}
      saved={saved}
      onSend={(start) => calls.move(call, start)}
      onClose={onClose}
    />
  )
}

function GiveDialog({ call, onClose }: { call: DeskCall; onClose: () => void }) {
  const own = labels.giving
  const { run, pending, failure } = useCallChange(own.saved, onClose)
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const [userId, setUserId] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (userId) void run(() => calls.give(call, userId))
  }
  return (
    <Dialog
      open
      size="sm"
      title={own.title}
      text={own.text(call.name, formatTimestamp(call.startsAt))}
      onClose={onClose}
      footer={
        <Footer form="call-give" save={own.save} pending={pending || !userId} onClose={onClose} />
      }
    >
      <form id="call-give" onSubmit={submit} className="grid gap-4">
        <SelectField
          label={own.person}
          data-first-focus
          value={userId || ''}
          onChange={({ target }) => setUserId(Number(target.value))}
        >
          <option value="">{own.choose}</option>
          {people
            .filter(({ id }) => id !== call.person?.id)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
        <FormFailure text={failure} />
      </form>
    </Dialog>
  )
}

/** Books a call for an enquiry. */
export function BookDialog({
  lead,
  onClose,
}: {
  lead: { id: number; name: string }
  onClose: () => void
}) {
  const { title, text, save, saved } = labels.booking
  return (
    <TimeDialog
      title={title}
      text={text(lead.name)}
      save={save}
      saved={saved}
      onSend={(start) => calls.book({ leadId: lead.id, start })}
      onClose={onClose}
    />
  )
}

function TimeDialog({
  title,
  text,
  save,
  saved,
  onSend,
  onClose,
}: {
  title: string
  text: string
  save: string
  saved: string
  onSend: (start: string) => Promise<unknown>
  onClose: () => void
}) {
  const { run, pending, failure } = useCallChange(saved, onClose)
  const times = useQuery(callTimesQuery)
  const [start, setStart] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (start) void run(() => onSend(start))
  }
  return (
    <Dialog
      open
      size="sm"
      title={title}
      text={text}
      onClose={onClose}
      footer={
        <Footer form="call-time" save={save} pending={pending || start === ''} onClose={onClose} />
      }
    >
      <form id="call-time" onSubmit={submit} className="grid gap-4">
        <TimeFields times={times} start={start} onChange={setStart} />
        <FormFailure text={failure} />
      </form>
    </Dialog>
  )
}

const questions = {
  cancel: { words: labels.cancelling, change: calls.cancel },
  confirm: { words: labels.confirming, change: calls.confirm },
}

function QuestionDialog({
  call,
  about,
  onClose,
}: {
  call: DeskCall
  about: keyof typeof questions
  onClose: () => void
}) {
  const { words, change } = questions[about]
  const { title, text, confirm, keep, saved } = words
  const { run, pending, failure } = useCallChange(saved, onClose)
  return (
    <ConfirmDialog
      open
      title={title}
      text={
        <div className="grid gap-3">
          <p>{text(call.name, formatTimestamp(call.startsAt))}</p>
          <FormFailure text={failure} />
        </div>
      }
      confirm={confirm}
      cancel={keep}
      variant={about === 'cancel' ? 'danger' : 'accent'}
      pending={pending}
      onConfirm={() => void run(() => change(call))}
      onClose={onClose}
    />
  )
}

function Footer({
  form,
  save,
  pending,
  onClose,
}: {
  form: string
  save: string
  pending: boolean
  onClose: () => void
}) {
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {labels.result.close}
      </Button>
      <Button type="submit" form={form} variant="accent" disabled={pending}>
        {save}
      </Button>
    </>
  )
}

/** A call that is held and one that is booked may have the same number. */
export function callKey({ id, state }: DeskCall): string {
  return `${state === 'held'} ${id}`
}

/** 10:15 am to 10:30 am. */
export function timesOf({ startsAt, endsAt }: DeskCall): string {
  return `${formatTime(startsAt)}–${formatTime(endsAt)}`
}
