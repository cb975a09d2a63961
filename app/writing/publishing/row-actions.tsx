import { Button, ButtonLink } from '#app/ui/button.tsx'
import { labels } from './labels.ts'

/** The actions on one row of a staff list. */
export function RowActions({
  name,
  view,
  onEdit,
  onDelete,
}: {
  name: string
  view: string
  onEdit: () => void
  onDelete: () => void
}) {
  return (
    <div className="-my-1.5 flex gap-1 stacked:-mx-2.5 stacked:flex-wrap">
      <Button
        variant="quiet"
        aria-label={labels.row.editNamed(name)}
        onClick={onEdit}
        className={smallClass}
      >
        {labels.row.edit}
      </Button>
      <ButtonLink
        variant="quiet"
        aria-label={labels.row.viewNamed(name)}
        href={view}
        className={smallClass}
      >
        {labels.row.view}
      </ButtonLink>
      <Button
        variant="quiet-danger"
        aria-label={labels.row.deleteNamed(name)}
        onClick={onDelete}
        className={smallClass}
      >
        {labels.row.delete}
      </Button>
    </div>
  )
}

const smallClass = 'px-2.5! text-sm'
