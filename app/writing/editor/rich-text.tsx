import { withPictures } from '#app/platform/blobs/pictures.ts'
import { escapeHtml } from '#app/ui/text/escape-html.ts'
import { plainText } from '#app/ui/text/plain-text.ts'
import { keepYearsWhole } from '#app/ui/text/unbroken-years.ts'

/**
 * HTML from the database, which was cleaned by the allow-list when it was written. Its tables scroll
 * sideways where they are wide, by keyboard too; years stay on one line; our own images come in the
 * width that fits.
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`rich-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on write
      dangerouslySetInnerHTML={{ __html: withPictures(withScrollers(keepYearsWhole(html))) }}
    />
  )
}

/** Each table in a box that scrolls and can be focused, named by the table's caption. */
export function withScrollers(html: string): string {
  return html
    .replace(
      /<table\b[^<>]*>(?=\s*(?:<caption[^<>]*>([^<]*(?:<(?!\/?caption\b)[^<]*)*)<\/caption>)?)/g,
      (table, caption = '') =>
        `<div class="table-scroller" role="group" tabindex="0" aria-label="${escapeHtml(plainText(caption) || 'Table')}">${table}`,
    )
    .replaceAll('</table>', '</table></div>')
}
