import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAuth } from '#app/auth/auth-context.tsx'
import { ApiError } from '#app/client/api.ts'
import { messages } from '#app/content/messages.ts'
import { type LeadDetail, REPLY_MAX } from '#app/leads/desk.ts'
import { inWords } from '#app/leads/labels.ts'
import { desk } from '#app/leads/queries.ts'
import { mailStatusQuery } from '#app/mail/queries.ts'
import { useFirm } from '#app/site/site.tsx'
import { templatesQuery } from '#app/templates/queries.ts'
import { fillTemplate, SUBJECT_MAX, type Template } from '#app/templates/template.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { clearUnsentText, useUnsentText } from './unsent-text.ts'
import type { LeadActions } from './use-lead-actions.ts'

const TemplatesDialog = lazy(() => import('#app/templates/templates-dialog.tsx'))

/** Writes to the visitor, from a template or freely; the mail goes out by the site and is recorded. */
export function ReplyDialog({
  lead,
  deeds,
  onClose,
}: {
  lead: LeadDetail
  deeds: LeadActions
  onClose: () => void
}) {
  const firm = useFirm()
  const { user } = useAuth()
  const { data: templates = [] } = useQuery(templatesQuery)
  const { data: mail } = useQuery({ ...mailStatusQuery, refetchInterval: false })
  const keys = [`reply-subject-${lead.id}`, `reply-text-${lead.id}`] as const
  const first = `Hello ${lead.name},\n\n\n\nKind regards\n${user?.name ?? ''}\n${firm.name}`
  const [subject, setSubject] = useUnsentText(
    keys[0],
    `Your enquiry about ${inWords(lead.service)}`,
  )
  const [text, setText] = useUnsentText(keys[1], first)
  const [sendingKey] = useState(() => keyOf(lead.id))
  const [filled, setFilled] = useState(first)
  const [wanted, setWanted] = useState<Template>()
  const [managing, setManaging] = useState(false)
  const [error, setError] = useState<Error>()
  const [toldGap, setToldGap] = useState<string>()
  const errorOf = (path: string) =>
    error instanceof ApiError ? error.errors.find((one) => one.path === path)?.message : undefined
  const general =
    error && !errorOf('subject') && !errorOf('text')
      ? error.message || messages.tryLater
      : undefined

  const fill = (template: Template) => {
    const values = {
      name: lead.name,
      service: inWords(lead.service),
      firm: firm.name,
      receipt: lead.receiptUrl,
    }
    const body = fillTemplate(template.body, values)
    setSubject(fillTemplate(template.subject, values))
    setText(body)
    setFilled(body)
    setWanted(undefined)
  }
  const choose = (template: Template) =>
    text === filled || text.trim() === '' ? fill(template) : setWanted(template)
  const save = async () => {
    setError(undefined)
    const gap = GAP.exec(text)?.[0]
    if (gap && gap !== toldGap) {
      setToldGap(gap)
      setError(new Error(`Fill in ${gap} first. Press Send again to send it as it is.`))
      return
    }
    try {
      await deeds.attempt({
        send: () => desk.reply(lead.id, { subject, text, key: sendingKey }),
        done:
          mail?.configured === false ? 'The reply waits in the outbox' : 'The reply is on its way',
        final: true,
      })
      clearUnsentText(...keys)
      sendingKeys.delete(lead.id)
      onClose()
    } catch (failure) {
      setError(failure as Error)
    }
  }
  return (
    <Dialog
      open
      title="Reply by e-mail"
      text={<span className="[overflow-wrap:anywhere]">To {lead.email}</span>}
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="reply" look="accent" disabled={deeds.busy}>
            {deeds.busy ? 'Sending…' : 'Send'}
          </Button>
        </>
      }
    >
      <form
        id="reply"
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {mail?.configured === false && (
          <p className="rounded-md bg-accent-tint px-3.5 py-2.5">
            No mail server is set up. The reply waits in the outbox until there is one; it counts as
            a contact all the same.
          </p>
        )}
        <div className="flex items-end gap-3">
          <SelectField
            className="grow"
            label="Template"
            value=""
            data-first-focus
            onChange={({ target }) => {
              const template = templates.find(({ id }) => String(id) === target.value)
              if (template) choose(template)
            }}
          >
            <option value="">Choose a template…</option>
            {templates.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <Button look="outline" className="min-h-12" onClick={() => setManaging(true)}>
            Edit templates
          </Button>
        </div>
        <TextField
          label="Subject"
          value={subject}
          maxLength={SUBJECT_MAX}
          error={errorOf('subject')}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextAreaField
          label="Text"
          value={text}
          rows={12}
          maxLength={REPLY_MAX}
          error={errorOf('text')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
        <FormFailure text={general} />
      </form>
      <ConfirmDialog
        open={wanted !== undefined}
        title="Replace what you wrote?"
        text={`The template “${wanted?.title}” takes the place of the subject and the text.`}
        confirm="Replace"
        cancel="Keep mine"
        onConfirm={() => wanted && fill(wanted)}
        onClose={() => setWanted(undefined)}
      />
      <Suspense>{managing && <TemplatesDialog onClose={() => setManaging(false)} />}</Suspense>
    </Dialog>
  )
}

/** A place that a template leaves open, such as `[amount]`. */
const GAP = /\[[^[\]\n]{2,40}\]/

/** One key for one reply, also when its dialog is closed and opened again: it is sent once. */
const sendingKeys = new Map<number, string>()
function keyOf(leadId: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = sendingKeys.get(leadId) ?? Array.from(bytes, (byte) => byte.toString(16)).join('-')
  sendingKeys.set(leadId, key)
  return key
}
