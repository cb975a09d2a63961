import { useCloseGuard } from '#app/client/leave-guard.tsx'
import { useServerForm } from '#app/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { RequiredNote, TextAreaField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { templateLabels } from './labels.ts'
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

const labels = templateLabels.form

/** Writes a new template, or changes the one that is given. */
export function TemplateForm({
  template,
  onDone,
  onClose,
}: {
  template: Template | undefined
  onDone: () => void
  onClose: () => void
}) {
  const mutationFn = (body: TemplateBody) =>
    template
      ? templates.change(template.id, { ...body, version: template.version })
      : templates.add(body)
  const { form, errors, isDirty, isPending, failure, formProps } = useServerForm(
    templateBody,
    { mutationFn },
    {
      defaultValues: template ?? { title: '', subject: '', body: '' },
      onSaved: () => {
        toast({ title: template ? labels.saved : labels.added })
        onDone()
      },
    },
  )
  const [close, guard] = useCloseGuard({ unsaved: () => isDirty, text: labels.leave, onClose })
  return (
    <Dialog
      open
      title={template ? labels.edit : labels.add}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {labels.cancel}
          </Button>
          <Button type="submit" form="template-form" variant="accent" disabled={isPending}>
            {labels.save}
          </Button>
        </>
      }
    >
      <form id="template-form" {...formProps} className="grid gap-4">
        <RequiredNote />
        <TextField
          {...form.register('title')}
          label={labels.title}
          hint={labels.titleHint}
          required
          maxLength={TITLE_MAX}
          data-first-focus
          error={errors.title?.message}
        />
        <TextField
          {...form.register('subject')}
          label={labels.subject}
          required
          maxLength={SUBJECT_MAX}
          error={errors.subject?.message}
        />
        <TextAreaField
          {...form.register('body')}
          label={labels.body}
          required
          rows={10}
          maxLength={BODY_MAX}
          error={errors.body?.message}
        />
        <FormFailure text={failure} />
        <dl className="rounded-md bg-tint px-4 py-3 text-sm">
          {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
            <div key={name} className="flex gap-3">
              <dt className="w-24 font-semibold">{`{${name}}`}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </form>
      {guard}
    </Dialog>
  )
}
