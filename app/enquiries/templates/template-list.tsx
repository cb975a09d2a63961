import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { TEMPLATE_CHANNELS, type TemplateChannel } from '#content/enums.ts'
import { enquiryServices } from '#content/services/of-enquiry.ts'
import { channelTitles, languageNames, templateLabels } from './labels.ts'
import type { ValuesIn } from './placeholders.ts'
import { templates, templatesQuery } from './queries.ts'
import type { Template } from './template.ts'
import { TemplateForm } from './template-form.tsx'

const { list: labels, deletion } = templateLabels

/**
 * The templates by channel, the most used first; an admin adds, changes and deletes them.
 * @param valuesIn of the enquiry that they are previewed with
 */
export function TemplateList({
  templates: listed,
  canEdit,
  valuesIn,
}: {
  templates: Template[]
  canEdit: boolean
  valuesIn: ValuesIn
}) {
  const queries = useQueryClient()
  const [editing, setEditing] = useState<Template | TemplateChannel>()
  const [removing, setRemoving] = useState<Template>()
  const refresh = () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
  const remove = useMutation({
    mutationFn: ({ id }: Template) => templates.remove({ id }),
    onSuccess: () => toast({ title: deletion.done }),
    onError: ({ message }) => toast({ tone: 'destructive', title: deletion.failed, text: message }),
    onSettled: () => {
      setRemoving(undefined)
      return refresh()
    },
  })
  return (
    <>
      {TEMPLATE_CHANNELS.map((channel) => (
        <section key={channel} aria-label={channelTitles[channel]} className="mb-6">
          <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2">
            <h2 className="text-h3">{channelTitles[channel]}</h2>
            {canEdit && (
              <Button variant="outline" size="sm" onClick={() => setEditing(channel)}>
                <Plus aria-hidden className="size-4" /> {labels.add[channel]}
              </Button>
            )}
          </div>
          <Rows
            templates={listed.filter((template) => template.channel === channel)}
            canEdit={canEdit}
            onEdit={setEditing}
            onRemove={setRemoving}
          />
        </section>
      ))}
      {editing && (
        <TemplateForm
          template={
            typeof editing === 'object'
              ? (listed.find(({ id }) => id === editing.id) ?? editing)
              : undefined
          }
          channel={typeof editing === 'object' ? editing.channel : editing}
          valuesIn={valuesIn}
          onDone={async () => {
            await refresh()
            setEditing(undefined)
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={deletion.title(removing?.title)}
        text={deletion.text}
        confirm={deletion.confirm}
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing)}
        onClose={() => setRemoving(undefined)}
      />
    </>
  )
}

function Rows({
  templates: listed,
  canEdit,
  onEdit,
  onRemove,
}: {
  templates: Template[]
  canEdit: boolean
  onEdit: (template: Template) => void
  onRemove: (template: Template) => void
}) {
  if (listed.length === 0) return <p className="py-6 text-muted">{labels.empty}</p>
  return (
    <ul className="rows">
      {listed.map((template) => (
        <li key={template.id} className="flex flex-wrap items-center gap-x-3 py-2">
          <div className="min-w-0 grow basis-60">
            <h3 className="font-sans text-base font-semibold [overflow-wrap:anywhere]">
              {template.title}
            </h3>
            <p className="truncate text-sm text-muted" lang={template.language}>
              {template.subject || template.body}
            </p>
            <p className="text-sm text-muted">
              {[
                languageNames[template.language],
                enquiryServices.find(({ slug }) => slug === template.service)?.name ??
                  labels.everyService,
                labels.uses(template.uses),
              ].join(' · ')}
            </p>
          </div>
          {canEdit && (
            <>
              <Button
                variant="quiet"
                size="sm"
                aria-label={labels.editNamed(template.title)}
                onClick={() => onEdit(template)}
              >
                {labels.edit}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                className="text-bad!"
                aria-label={labels.deleteNamed(template.title)}
                onClick={() => onRemove(template)}
              >
                {labels.delete}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
