import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { CLIENT_PAGE } from '#app/enquiries/templates/placeholders.ts'
import { Button } from '#app/ui/button.tsx'
import { replyPageIn } from '#content/reply-page.ts'
import { clientPageLabels as labels } from './labels.ts'
import { mayLinkPage } from './may-link-page.ts'

/** Puts the place of the link to the client’s page into the text, where there is such a page. */
export function ClientPageLink({
  lead,
  isIn,
  onText,
}: {
  lead: LeadDetail
  /** whether the text has it already */
  isIn: boolean
  onText: (text: string) => void
}) {
  if (!lead.clientPage) return null
  const { email } = lead.clientPage
  if (!mayLinkPage(lead)) return <p className="text-sm text-muted">{labels.otherAddress(email)}</p>
  if (isIn) return <p className="text-sm text-muted">{labels.isIn(CLIENT_PAGE, email)}</p>
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        className="max-md:min-h-11"
        onClick={({ currentTarget: { form } }) => {
          const field = form?.elements.namedItem('text') as HTMLTextAreaElement
          onText(withParagraph(field, replyPageIn(lead.language).paragraph(CLIENT_PAGE)))
        }}
      >
        {labels.add}
      </Button>
    </div>
  )
}

/** After the line that is being written, or before the greeting at the end. */
function withParagraph({ value, selectionEnd }: HTMLTextAreaElement, paragraph: string): string {
  const lineEnd = value.indexOf('\n', selectionEnd)
  const at = lineEnd < 0 ? Math.max(value.lastIndexOf('\n\n'), 0) : lineEnd
  const around = [value.slice(0, at).trimEnd(), paragraph, value.slice(at).trimStart()]
  return around.filter(Boolean).join('\n\n')
}
