import { CircleCheck, Phone, TriangleAlert } from 'lucide-react'
import { api } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { useSite } from '#app/platform/page/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { MySlip } from './my-slip.tsx'
import { useErrorText } from './use-client-copy.ts'

const ASK = 'ask-for-code'

/** Asks for the code: nothing on it says whose page it is. */
export function MyGate({ token, sent }: { token: string; sent: boolean }) {
  const { signInCopy: copy } = useCopy()
  const { firm, form, problem } = useSite()
  const typed = form?.values.code
  const errorText = useErrorText()
  const wrong = errorText(form?.errors.find(({ path }) => path === 'code')?.message)
  const problemText = errorText(problem?.message)
  const message = problemText === copy.text ? undefined : problemText
  return (
    <MySlip>
      <h1 className="text-h2">{copy.title}</h1>
      <p className="mt-3 text-muted">{copy.text}</p>
      {sent && !problem && (
        <p role="status" className="mt-5 flex gap-2 border-l-4 border-good bg-good-tint px-4 py-3">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          {copy.sent}
        </p>
      )}
      {message && typed === undefined && (
        <p role="alert" className="mt-5 flex gap-2 border-l-4 border-bad bg-bad-tint px-4 py-3">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
          {message}
        </p>
      )}
      {form?.values.text && (
        // With script the text comes back into its field by itself.
        <noscript>
          <TextAreaField
            id="not-sent"
            label={copy.notSent}
            readOnly
            rows={6}
            defaultValue={form.values.text}
            className="mt-6"
          />
        </noscript>
      )}
      <form method="post" action={api.my.code(token)} id={ASK}>
        <input type="hidden" name="token" value={token} />
      </form>
      <form method="post" action={api.my.signIn(token)} className="mt-6 grid gap-5">
        <input type="hidden" name="token" value={token} />
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            id="code"
            name="code"
            label={copy.code}
            hint={copy.codeHint}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            defaultValue={typed}
            error={typed === undefined ? undefined : (wrong ?? message)}
            autoFocus={sent || typed !== undefined}
            className="figure-column w-full min-w-40 sm:w-auto sm:flex-1"
          />
          <Button
            type="submit"
            form={ASK}
            variant={sent || typed ? 'outline' : 'accent'}
            className="min-h-12 w-full sm:w-auto"
          >
            {sent || typed ? copy.again : copy.byEmail}
          </Button>
        </div>
        <CheckboxField
          id="stay"
          name="stay"
          label={copy.stay}
          defaultChecked={form?.values.stay !== undefined}
        />
        <div>
          <Button
            type="submit"
            variant={sent || typed ? 'accent' : 'ink'}
            size="lg"
            className="w-full sm:w-auto"
          >
            {copy.submit}
          </Button>
        </div>
      </form>
      <p className="mt-8 border-t border-line pt-4 text-muted">
        {copy.byPhone}
        <a
          href={phoneHref(firm.phone)}
          className="text-link flex min-h-11 w-fit items-center gap-2"
        >
          <Phone aria-hidden className="size-4" />
          {copy.call(firm.phone)}
        </a>
      </p>
    </MySlip>
  )
}
