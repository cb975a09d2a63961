import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useCloseGuard, useUnsavedPart } from '#app/platform/client/leave-guard.tsx'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { CancelButton } from '#app/ui/form-footer.tsx'
import { SortableList } from '#app/ui/sortable-list.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { CATEGORY_NAME_MAX, type Category, type ContentType } from './entry.ts'
import { categoryLabels as labels } from './labels.ts'
import {
  allCategoriesQuery,
  deleteCategory,
  orderCategories,
  refreshEntries,
  restoreCategory,
  saveCategory,
} from './queries.ts'
import { SLUG_MAX, slugify } from './rules.ts'
import { useOrder } from './use-order.ts'

/** Adds, renames, orders and removes the categories of questions or posts. */
export function CategoriesDialog({ kind, onClose }: { kind: ContentType; onClose: () => void }) {
  const queryClient = useQueryClient()
  const query = allCategoriesQuery(kind)
  const { data: categories, error } = useQuery(query)
  const order = useOrder(kind, query, orderCategories(kind))
  const remove = useMutation({ mutationFn: deleteCategory(kind) })
  // Its toast may outlive this dialog: a callback of `mutate` would not.
  const restore = useMutation({
    mutationFn: restoreCategory(kind),
    onSuccess: ({ name }) => toast({ title: labels.restored(name) }),
    onError: (error) => failed(error),
    onSettled: () => refresh(),
  })
  const [renaming, setRenaming] = useState<number[]>([])
  /** the category whose Rename gets the focus back from its form */
  const [left, setLeft] = useState<number>()
  const [typed] = useState(() => new Set<Typed>())
  const [close, guard] = useCloseGuard({ unsaved: () => typed.size > 0, onClose })
  const [removing, setRemoving] = useState<Category>()
  const refresh = () => refreshEntries(queryClient, kind)
  const failed = (error: Error) =>
    toast({ tone: 'destructive', title: messages.failed, text: error.message || messages.tryLater })
  return (
    <Dialog
      open
      title={labels.title}
      text={labels.text}
      onClose={close}
      footer={
        <Button variant="accent" onClick={close}>
          {labels.done}
        </Button>
      }
    >
      {error && <p role="alert">{error.message || messages.tryLater}</p>}
      {!error && !categories && <Spinner label={labels.loading} />}
      {categories && (
        <>
          <SortableList label={labels.title} items={categories} onOrder={order}>
            {(category) =>
              renaming.includes(category.id) ? (
                <CategoryForm
                  kind={kind}
                  category={category}
                  typed={typed}
                  onDone={(hadFocus) => {
                    setRenaming((ids) => ids.filter((id) => id !== category.id))
                    setLeft(hadFocus ? category.id : undefined)
                  }}
                />
              ) : (
                <div className="flex flex-wrap items-center gap-x-3">
                  <span className="grow font-medium">
                    {category.name}{' '}
                    <span className="figure-column font-normal text-muted">({category.count})</span>
                  </span>
                  <Button
                    variant="quiet"
                    autoFocus={left === category.id}
                    onFocus={() => setLeft(undefined)}
                    aria-label={labels.renameNamed(category.name)}
                    className="px-2.5 text-sm"
                    onClick={() => setRenaming((ids) => [...ids, category.id])}
                  >
                    {labels.rename}
                  </Button>
                  <Button
                    variant="quiet-danger"
                    aria-label={labels.removeNamed(category.name)}
                    className="px-2.5 text-sm"
                    onClick={() => setRemoving(category)}
                  >
                    {labels.remove}
                  </Button>
                </div>
              )
            }
          </SortableList>
          <h3 className="mt-6 mb-3 text-h3">{labels.addHeading}</h3>
          <CategoryForm kind={kind} typed={typed} />
        </>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={labels.removal.title(removing?.name)}
        text={labels.removal.text(kind, removing?.count)}
        confirm={labels.remove}
        pending={remove.isPending}
        onClose={() => setRemoving(undefined)}
        onConfirm={() =>
          removing &&
          remove.mutate(
            { id: removing.id },
            {
              onSuccess: (removed) => {
                setRemoving(undefined)
                const count = removed.entryIds.length
                toast({
                  title: labels.removed(removed.name),
                  ...(count > 0 && { text: labels.nowUncategorized(kind, count) }),
                  action: { label: labels.undo, run: () => restore.mutate(removed) },
                })
              },
              onError: failed,
              onSettled: refresh,
            },
          )
        }
      />
      {guard}
    </Dialog>
  )
}

/** The form in which something was typed: that of a category, or of a new one. */
type Typed = number | 'new'

/** Adds a category, or renames the given one. */
function CategoryForm({
  kind,
  category,
  typed,
  onDone,
}: {
  kind: ContentType
  category?: Category
  typed: Set<Typed>
  onDone?: (hadFocus: boolean) => void
}) {
  const element = useRef<HTMLFormElement>(null)
  // A button that is disabled while it saves loses the focus to the page.
  const done = () =>
    onDone?.(
      document.activeElement === document.body ||
        element.current?.contains(document.activeElement) === true,
    )
  const queryClient = useQueryClient()
  const mutationFn = ({ name, slug }: z.output<typeof categoryForm>) =>
    saveCategory(kind, category?.id, { name, slug: slug.trim() || undefined })
  const { form, errors, isDirty, isPending, failure, formProps } = useServerForm(
    categoryForm,
    { mutationFn },
    {
      defaultValues: { name: category?.name ?? '', slug: category?.slug ?? '' },
      onSaved: async () => {
        if (!category) form.reset()
        await refreshEntries(queryClient, kind)
        done()
      },
    },
  )
  useUnsavedPart(typed, category?.id ?? 'new', isDirty)
  const fillSlug = () => {
    const { name, slug } = form.getValues()
    if (slug.trim() === '') form.setValue('slug', slugify(name))
  }
  return (
    <form
      {...formProps}
      ref={element}
      className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      <TextField
        {...form.register('name', { onBlur: fillSlug })}
        label={labels.name}
        maxLength={CATEGORY_NAME_MAX}
        autoFocus={category !== undefined}
        error={errors.name?.message ?? failure}
      />
      <TextField
        {...form.register('slug')}
        label={labels.slug}
        maxLength={SLUG_MAX}
        error={errors.slug?.message}
      />
      <div className="flex gap-2 sm:pt-8">
        <Button type="submit" variant="ink" disabled={isPending}>
          {category ? labels.save : labels.add}
        </Button>
        {onDone && <CancelButton onClick={done} />}
      </div>
    </form>
  )
}

/** Only the shape: the server checks the rules. */
const categoryForm = z.object({ name: z.string(), slug: z.string() })
