import { isPicture } from '#app/clients/documents/file-rules.ts'
import { api } from '#app/paths.ts'
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { formatRecent, formatTimestamp } from '#app/ui/time/dates.ts'
import type { DocumentState } from '#content/enums.ts'
import type { MyDocument, MyReturn } from './my.ts'
import { useClientCopy } from './use-client-copy.ts'

/** The files of a return: what became of each, and who opened it. */
export function MyFiles({
  own,
  token,
  id,
}: {
  own: MyReturn
  token: string
  /** where forms lead back to */
  id?: string
}) {
  const { myCopy: copy } = useClientCopy()
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`files-${own.id}`} className="scroll-mt-28">
      <h3 id={`files-${own.id}`} className="mt-8 mb-2 text-h3">
        {copy.files}
      </h3>
      {own.documents.length === 0 ? (
        <p className="text-muted">{copy.noFiles}</p>
      ) : (
        <ul className="rows border-y border-line">
          {own.documents.map((one) => (
            <File key={one.id} file={one} token={token} />
          ))}
        </ul>
      )}
    </section>
  )
}

const inks: Record<DocumentState, string> = {
  new: 'text-stamp',
  accepted: 'text-good',
  'sent-back': 'text-bad',
}

function File({ file, token }: { file: MyDocument; token: string }) {
  const { myCopy: copy, times } = useClientCopy()
  const { id, name, type, size, state, reason, mine, canWithdraw, createdAt } = file
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className={`text-sm font-medium ${mine ? inks[state] : 'text-muted'}`}>
          {mine ? copy.fileStates[state] : copy.fromUs}
        </span>
      </div>
      <p className="figures text-sm text-muted">
        {formatTimestamp(createdAt, times.own)}, {fileSize(size)}
      </p>
      {reason && <p className="text-sm text-bad">{reason}</p>}
      {mine && <Openings file={file} />}
      <div className="screen-only mt-1 -ml-4 flex flex-wrap gap-x-2">
        <ButtonLink variant="quiet" href={api.my.document(token, id)}>
          {copy.download} <span className="sr-only">{name}</span>
        </ButtonLink>
        {isPicture(type) && (
          <ButtonLink
            variant="quiet"
            href={api.my.picture(token, id)}
            target="_blank"
            rel="noopener"
          >
            {copy.view} <span className="sr-only">{name}</span>
          </ButtonLink>
        )}
        {canWithdraw && (
          <details className="open:basis-full">
            <summary className={buttonClass('quiet-danger')}>
              {copy.remove} <span className="sr-only">{name}</span>
            </summary>
            <form method="post" action={api.my.removeDocument(token, id)} className="px-4 py-2">
              <input type="hidden" name="token" value={token} />
              <p className="mb-2">{copy.removeText}</p>
              <Button type="submit" variant="danger">
                {copy.removeNow} <span className="sr-only">{name}</span>
              </Button>
            </form>
          </details>
        )}
      </div>
    </li>
  )
}

/** Every time that one of us opened it; the newest in sight. */
function Openings({ file: { opened } }: { file: MyDocument }) {
  const { myCopy: copy, times } = useClientCopy()
  const lines = opened
    .map(({ by, at }) => ({ at, text: copy.opened(by, formatRecent(at, new Date(), times.own)) }))
    .toReversed()
  const [last, ...before] = lines
  if (!last) return <p className="text-sm text-muted">{copy.notOpened}</p>
  if (before.length === 0) return <p className="figures text-sm text-muted">{last.text}</p>
  return (
    <details className="figures text-sm text-muted">
      <summary className="inline-flex min-h-9 flex-wrap items-center gap-x-2">
        {last.text} <span className="text-link">{copy.openedOften(lines.length)}</span>
      </summary>
      <ul className="pb-2">
        {before.map(({ at, text }) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </details>
  )
}

const KB = 1024
const MB = KB * KB

/** `120 KB`, `1.4 MB` */
function fileSize(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`
  return `${(bytes / MB).toFixed(1)} MB`
}
