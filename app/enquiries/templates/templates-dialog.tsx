import { useQuery } from '@tanstack/react-query'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '#content/en/messages.ts'
import { templateLabels } from './labels.ts'
import type { ValuesIn } from './placeholders.ts'
import { templatesQuery } from './queries.ts'
import { TemplateList } from './template-list.tsx'

const labels = templateLabels.list

/** The templates as an admin edits them from an enquiry, previewed with its values. */
export default function TemplatesDialog({
  valuesIn,
  onClose,
}: {
  valuesIn: ValuesIn
  onClose: () => void
}) {
  const { data, error } = useQuery(templatesQuery)
  return (
    <Dialog
      open
      title={labels.title}
      text={labels.text}
      onClose={onClose}
      footer={
        <Button variant="accent" onClick={onClose}>
          {labels.done}
        </Button>
      }
    >
      {error && <p role="alert">{error.message || messages.tryLater}</p>}
      {!error && !data && <Spinner label={labels.loading} />}
      {data && <TemplateList templates={data} canEdit valuesIn={valuesIn} />}
    </Dialog>
  )
}
