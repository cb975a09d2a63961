import { Camera, TriangleAlert, Upload } from 'lucide-react'
import { ACCEPTED, PASSWORD_MAX } from '#app/clients/documents/file-rules.ts'
import { api } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useReturned } from './returned.ts'
import { useClientCopy, useErrorText } from './use-client-copy.ts'

const field =
  'w-full rounded-md text-sm text-muted file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-card file:px-4 file:font-semibold file:text-ink'
const bar =
  'block h-2 w-full appearance-none overflow-hidden rounded-sm bg-line [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-good'

/**
 * Sends one file by a plain form, or several at once where `enhance-uploads.ts` runs. The fields about a file
 * have to come before it.
 */
export function FileForm({
  token,
  title,
  requestId,
  returnId,
}: {
  token: string
  /** what the file is for */
  title: string
  requestId?: number
  returnId?: number
}) {
  const { myCopy: copy, uploadProgress: progress } = useClientCopy()
  const returned = useReturned()
  const id = requestId === undefined ? `return-${returnId}` : `document-${requestId}`
  const isReturned =
    requestId !== undefined && returned?.requestId === requestId && returned.text === undefined
  const error = useErrorText()(isReturned ? returned?.message : undefined)
  return (
    <div
      data-uploads={api.my.uploads(token)}
      data-accept={ACCEPTED}
      data-request={requestId}
      data-return={returnId}
      className="screen-only mt-3"
    >
      <form
        method="post"
        encType="multipart/form-data"
        action={api.my.documents(token)}
        data-plain
        className="grid gap-3"
      >
        {requestId !== undefined && <input type="hidden" name="requestId" value={requestId} />}
        {returnId !== undefined && <input type="hidden" name="returnId" value={returnId} />}
        <details>
          <summary className="text-link inline-flex min-h-11 items-center text-sm">
            {copy.hasPassword}
          </summary>
          <PasswordField id={`${id}-password`} />
        </details>
        <label htmlFor={id} className="-mb-1 font-medium">
          {copy.chooseOne} <span className="sr-only">({title})</span>
        </label>
        <input
          id={id}
          type="file"
          name="file"
          required
          accept={ACCEPTED}
          aria-describedby={`${id}-limits${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          className={field}
        />
        {error && (
          <p id={`${id}-error`} role="alert" className="flex gap-2 text-sm font-medium text-bad">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
        <p id={`${id}-limits`} className="text-sm text-muted">
          {copy.limits}
        </p>
        <div>
          <Button type="submit" variant="accent">
            {copy.send}
          </Button>
        </div>
      </form>
      <div data-several hidden>
        <div
          data-drop
          className="rounded-md border-2 border-dashed border-line-strong p-4 data-over:border-good data-over:bg-good-tint"
        >
          <div className="flex flex-wrap items-center gap-3">
            <Button data-choose variant="accent" aria-describedby={`${id}-formats`}>
              <Upload aria-hidden className="size-4" />
              {copy.choose}
              <span className="sr-only">: {title}</span>
            </Button>
            <Button data-photo variant="outline" className="not-pointer-coarse:hidden">
              <Camera aria-hidden className="size-4" />
              {copy.photo}
              <span className="sr-only">: {title}</span>
            </Button>
            <span className="text-sm text-muted pointer-coarse:hidden">{copy.drop}</span>
          </div>
          <p id={`${id}-formats`} className="mt-2 text-sm text-muted">
            {copy.limits}
          </p>
        </div>
        <div data-total hidden className="mt-3">
          <progress max={1} value={0} aria-label={progress.labelAll} className={bar} />
        </div>
        <p data-status role="status" className="figures mt-1 text-sm font-medium empty:hidden" />
        <ul data-rows className="rows mt-1" />
      </div>
    </div>
  )
}

function PasswordField({ id, mayBeNone = false }: { id: string; mayBeNone?: boolean }) {
  const { myCopy: copy } = useClientCopy()
  return (
    <TextField
      id={id}
      name="password"
      type="text"
      label={copy.password}
      hint={mayBeNone ? `${copy.passwordNeeded} ${copy.passwordHint}` : copy.passwordHint}
      maxLength={PASSWORD_MAX}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className="max-w-[26rem]"
    />
  )
}

/** One of several files; the script copies it. */
export function UploadRow() {
  const { myCopy: copy, uploadProgress: progress } = useClientCopy()
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span data-name className="min-w-0 font-medium [overflow-wrap:anywhere]" />
        <span data-state className="figures text-sm text-muted" />
      </div>
      <progress max={1} value={0} className={`mt-1 ${bar}`} />
      <p data-words role="alert" hidden className="mt-1 text-sm" />
      <form data-password hidden className="mt-2 grid gap-3">
        <PasswordField id="upload-password" mayBeNone />
        <div>
          <Button type="submit" variant="accent">
            {copy.send}
          </Button>
        </div>
      </form>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button data-retry hidden variant="outline">
          {progress.retry}
        </Button>
        <Button data-remove variant="quiet" className="-ml-4">
          {progress.remove}
        </Button>
      </div>
    </li>
  )
}
