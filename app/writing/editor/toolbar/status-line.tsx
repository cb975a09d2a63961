import { plainText } from '#app/ui/text/plain-text.ts'
import { readingMinutes } from '#app/ui/text/reading-time.ts'
import { labels } from '#app/writing/editor/labels.ts'

/** The length of the text: words, minutes, and characters close to the limit. */
export function StatusLine({ html, maxLength }: { html: string; maxLength: number | undefined }) {
  const text = plainText(html)
  const count = text === '' ? 0 : text.split(' ').length
  const near = maxLength !== undefined && html.length > maxLength * 0.9
  return (
    <p className="figure-column flex flex-wrap gap-x-4 border-t border-line px-4 py-1.5 text-sm text-muted">
      <span>{labels.status.words(count)}</span>
      <span>{labels.status.minutes(readingMinutes(html))}</span>
      {near && (
        <span className={html.length > maxLength ? 'font-semibold text-bad' : undefined}>
          {labels.status.characters(html.length, maxLength)}
        </span>
      )}
    </p>
  )
}
