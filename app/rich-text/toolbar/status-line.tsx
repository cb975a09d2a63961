import { plainText } from '#app/text/plain-text.ts'
import { readingMinutes } from '#app/text/reading-time.ts'

/** How long the text is: words, minutes, and characters where a limit comes near. */
export function StatusLine({ html, maxLength }: { html: string; maxLength: number | undefined }) {
  const words = plainText(html)
  const count = words === '' ? 0 : words.split(' ').length
  const near = maxLength !== undefined && html.length > maxLength * 0.9
  return (
    <p className="figures flex flex-wrap gap-x-4 border-t border-line px-4 py-1.5 text-sm text-muted">
      <span>
        {count.toLocaleString('en-IN')} {count === 1 ? 'word' : 'words'}
      </span>
      <span>{readingMinutes(html)} min read</span>
      {near && (
        <span className={html.length > maxLength ? 'font-semibold text-bad' : undefined}>
          {html.length.toLocaleString('en-IN')} of at most {maxLength.toLocaleString('en-IN')}{' '}
          characters of HTML
        </span>
      )}
    </p>
  )
}
