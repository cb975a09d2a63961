import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#app/client/api.ts'
import { messages } from '#app/content/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { RequiredNote, TextAreaField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { templates } from './queries.ts'
import {
  BODY_MAX,
  PLACEHOLDERS,
  SUBJECT_MAX,
  type Template,
  type TemplateBody,
  TITLE_MAX,
  templateBody,
} from './template.ts'

/** Writes a template: a new one, or one that there is. */
export function TemplateForm({
  template,
  onDone,
  onClose,
}: {
  template: Template | undefined
  onDone: () => void
  onClose: () => void
}) {
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<TemplateBody>({
    resolver: standardSchemaResolver(templateBody),
    defaultValues: template ?? { title: '', subject: '', body: '' },
  })
  const { errors, isDirty, isSubmitting } = formState
  const save = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await (template
        ? templates.change(template.id, { ...body, version: template.version })
        : templates.add(body))
      toast({ title: template ? 'Template saved' : 'Template added' })
      onDone()
    } catch (error) {
      const known = error instanceof ApiError ? error.errors : []
      for (const { path, message } of known) setError(path as keyof TemplateBody, { message })
      if (known.length === 0) setFailure((error as Error).message || messages.tryLater)
    }
  })
  return (
    <Dialog
      open
      title={template ? 'Edit template' : 'Add a template'}
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      footer={
        <>
          <Button look="outline" onClick={() => (isDirty ? setLeaving(true) : onClose())}>
            Cancel
          </Button>
          <Button type="submit" form="template-form" look="accent" disabled={isSubmitting}>
            Save template
          </Button>
        </>
      }
    >
      <form id="template-form" noValidate onSubmit={save} className="grid gap-4">
        <RequiredNote />
        <TextField
          {...register('title')}
          label="Title"
          hint="What you look for in the list."
          required
          maxLength={TITLE_MAX}
          data-first-focus
          error={errors.title?.message}
        />
        <TextField
          {...register('subject')}
          label="Subject"
          required
          maxLength={SUBJECT_MAX}
          error={errors.subject?.message}
        />
        <TextAreaField
          {...register('body')}
          label="Text"
          required
          rows={10}
          maxLength={BODY_MAX}
          error={errors.body?.message}
        />
        <FormFailure text={failure} />
        <dl className="rounded-md bg-tint px-4 py-3 text-sm">
          {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
            <div key={name} className="flex gap-3">
              <dt className="w-20 font-semibold">{`{${name}}`}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </form>
      <ConfirmDialog
        open={leaving}
        title="Leave without saving?"
        text="What you wrote in this template is not kept."
        confirm="Leave"
        cancel="Stay"
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  )
}
