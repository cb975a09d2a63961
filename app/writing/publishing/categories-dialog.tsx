import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
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
  const [renaming, setRenaming] = useState<number>()
  const [removing, setRemoving] = useState<Category>()
  const refresh = () => refreshEntries(queryClient, kind)
  const failed = (error: Error) =>
    toast({ tone: 'destructive', title: messages.failed, text: error.message || messages.tryLater })
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
      {!error && !categories && <Spinner label={labels.loading} />}
      {categories && (
        <>
          <SortableList label={labels.title} items={categories} onOrder={order}>
            {(category) =>
              renaming === category.id ? (
                <CategoryForm
                  kind={kind}
                  category={category}
                  onDone={() => setRenaming(undefined)}
                />
              ) : (
                <div className="flex flex-wrap items-center gap-x-3">
                  <span className="grow font-medium">
                    {category.name}{' '}
                    <span className="figure-column font-normal text-muted">({category.count})</span>
                  </span>
                  <Button
                    variant="quiet"
                    aria-label={labels.renameNamed(category.name)}
                    className="px-2.5 text-sm"
                    onClick={() => setRenaming(category.id)}
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
          <CategoryForm kind={kind} />
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
    </Dialog>
  )
}

/** Adds a category, or renames the given one. */
function CategoryForm({
  kind,
  category,
  onDone,
}: {
  kind: ContentType
  category?: Category
  onDone?: () => void
}) {
  const queryClient = useQueryClient()
  const mutationFn = ({ name, slug }: z.output<typeof categoryForm>) =>
    saveCategory(kind, category?.id, { name, slug: slug.trim() || undefined })
  const { form, errors, isPending, failure, formProps } = useServerForm(
    categoryForm,
    { mutationFn },
    {
      defaultValues: { name: category?.name ?? '', slug: category?.slug ?? '' },
      onSaved: async () => {
        if (!category) form.reset()
        await refreshEntries(queryClient, kind)
        onDone?.()
      },
    },
  )
  const fillSlug = () => {
    const { name, slug } = form.getValues()
    if (slug.trim() === '') form.setValue('slug', slugify(name))
  }
  return (
    <form {...formProps} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
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
        {onDone && <CancelButton onClick={onDone} />}
      </div>
    </form>
  )
}

/** Only the shape: the server checks the rules. */
const categoryForm = z.object({ name: z.string(), slug: z.string() })
