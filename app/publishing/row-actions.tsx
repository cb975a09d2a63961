import { Button, ButtonLink } from '#app/ui/button.tsx'

/** What can be done with one row. */
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
      <Button variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit} className={small}>
        Edit
      </Button>
      <ButtonLink variant="quiet" aria-label={`View ${name}`} href={view} className={small}>
        View
      </ButtonLink>
      <Button
        variant="quiet-danger"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
        className={small}
      >
        Delete
      </Button>
    </div>
  )
}

const small = 'px-2.5! text-sm'
