import { useState } from 'react'
import { EmailField } from '#app/enquiries/intake/forms/advised-fields.tsx'
import { api, paths } from '#app/paths.ts'
import { submitOnModEnter, useSubmission } from '#app/platform/client/use-submission.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { errorIn } from '#app/platform/page/error-in.ts'
import { Honeypot } from '#app/platform/page/honeypot.tsx'
import type { ReturnedForm } from '#app/platform/page/render.ts'
import { Button } from '#app/ui/button.tsx'
import { prepareToasts } from '#app/ui/toast-store.tsx'
import { reminderForm as english } from '#content/en/tools/due-dates/reminders.ts'
import { askForReminders } from './queries.ts'

/**
 * Asks for reminders by e-mail. The groups are a field of the page with the form's id, which follows
 * the tool's form.
 */
export function ReminderForm({ id, returned }: { id: string; returned?: ReturnedForm }) {
  const pageCopy = useBrowserCopy()
  const { reminderForm: copy } = pageCopy
  const [isSent, setSent] = useState(false)
  const { send, isPending, fieldErrors } = useSubmission(
    { mutationFn: askForReminders },
    { failed: copy.failed, onSaved: () => setSent(true) },
  )
  const wrong = [...fieldErrors, ...(returned?.errors ?? [])]
  const errorOf = (name: string) => {
    const found = wrong.find(({ path }) => path === name)
    return found && errorIn(found.message, pageCopy, [english, copy])
  }
  if (isSent) {
    return (
      <div role="status" className="rounded-md border border-line bg-good-tint p-4">
        <p className="font-semibold">{copy.sent.title}</p>
        <p className="mt-1">{copy.sent.text}</p>
      </div>
    )
  }
  return (
    <form
      id={id}
      method="post"
      action={api.dateReminders.list}
      aria-busy={isPending}
      onFocus={prepareToasts}
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        void send(Object.fromEntries(typed) as Record<string, string>)
      }}
      className="grid gap-4"
    >
      <EmailField
        id={`${id}-email`}
        name="email"
        label={copy.email}
        required
        defaultValue={returned?.values.email}
        error={errorOf('email') ?? errorOf('groups')}
      />
      <Honeypot />
      <input type="hidden" name="language" value={pageCopy.language} />
      <p className="text-sm text-muted">
        {copy.notice}{' '}
        <a href={paths.privacy} className="text-link">
          {copy.privacy}
        </a>
      </p>
      <div>
        <Button
          type="submit"
          data-action="dates-reminder-send"
          variant="accent"
          disabled={isPending}
        >
          {isPending ? copy.sending : copy.send}
        </Button>
      </div>
    </form>
  )
}
