import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#app/content/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { templateLabels } from './labels.ts'
import { templates, templatesQuery } from './queries.ts'
import type { Template } from './template.ts'
import { TemplateForm } from './template-form.tsx'

const { list: labels, deletion } = templateLabels

/** The replies that staff send often: to read, add, change and delete. */
export default function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const { data, error } = useQuery(templatesQuery)
  const [editing, setEditing] = useState<Template | 'new'>()
  const [removing, setRemoving] = useState<Template>()
  const refresh = () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
  const remove = useMutation({
    mutationFn: ({ id }: Template) => templates.remove(id),
    onSuccess: () => toast({ title: deletion.done }),
    onError: ({ message }) => toast({ tone: 'destructive', title: deletion.failed, text: message }),
    onSettled: () => {
      setRemoving(undefined)
      return refresh()
    },
  })
  if (editing) {
    return (
      <TemplateForm
        template={editing === 'new' ? undefined : editing}
        onDone={async () => {
          await refresh()
          setEditing(undefined)
        }}
        onClose={() => setEditing(undefined)}
      />
    )
  }
  return (
    <Dialog
      open
      title={labels.title}
      text={labels.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => setEditing('new')}>
            <Plus aria-hidden className="size-4.5" /> {labels.add}
          </Button>
          <Button variant="accent" onClick={onClose}>
            {labels.done}
          </Button>
        </>
      }
    >
      {error && <p role="alert">{error.message || messages.tryLater}</p>}
      {!error && !data && <Spinner label={labels.loading} />}
      {data?.length === 0 && <p className="py-6 text-center text-muted">{labels.empty}</p>}
      <ul className="rows">
        {data?.map((template) => (
          <li key={template.id} className="flex flex-wrap items-center gap-x-3 py-2">
            <div className="min-w-0 grow basis-60">
              <h3 className="font-sans text-base font-semibold">{template.title}</h3>
              <p className="truncate text-sm text-muted">{template.subject}</p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              aria-label={labels.editNamed(template.title)}
              onClick={() => setEditing(template)}
            >
              {labels.edit}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              className="text-bad!"
              aria-label={labels.deleteNamed(template.title)}
              onClick={() => setRemoving(template)}
            >
              {labels.delete}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        title={deletion.title(removing?.title)}
        text={deletion.text}
        confirm={deletion.confirm}
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing)}
        onClose={() => setRemoving(undefined)}
      />
    </Dialog>
  )
}
