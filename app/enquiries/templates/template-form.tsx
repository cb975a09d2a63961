import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '#app/platform/client/form-dialog.tsx'
import { changedIn, useBegun } from '#app/platform/client/use-begun.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { useUnsentText } from '#app/team/auth/use-unsent-text.ts'
import { RequiredNote, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { Options } from '#app/ui/options.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import type { TemplateChannel } from '#content/enums.ts'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'
import { enquiryServices } from '#content/services/of-enquiry.ts'
import { languageNames, templateLabels } from './labels.ts'
import { PLACEHOLDERS, type ValuesIn } from './placeholders.ts'
import { templates, templatesQuery } from './queries.ts'
import { BODY_MAX, SUBJECT_MAX, type Template, TITLE_MAX, templateBody } from './template.ts'
import { TemplatePreview } from './template-preview.tsx'

const labels = templateLabels.form

/** What was typed is restored after a session that ended by itself. */
const REMEMBERED = ['title', 'language', 'service', 'subject', 'body'] as const

/** Writes a new template for a channel, or changes the one that is given, with a live preview. */
export function TemplateForm({
  template,
  channel,
  valuesIn,
  onDone,
  onClose,
}: {
  template: Template | undefined
  channel: TemplateChannel
  valuesIn: ValuesIn
  onDone: () => void
  onClose: () => void
}) {
  const { form, errors, failure, formProps, dialogProps, insert } = useTemplateForm(
    template,
    channel,
    () => {
      unsent.clear()
      onDone()
    },
  )
  const unsent = useUnsentText(form, `template-${template?.id ?? channel}`, REMEMBERED)
  const [language, subject, body] = form.watch(['language', 'subject', 'body'])
  return (
    <FormDialog
      size="lg"
      title={template ? labels.edit : labels.add[channel]}
      submit={labels.save}
      {...dialogProps}
      leaveText={labels.leave}
      form={{ ...formProps, className: 'grid items-start gap-x-8 gap-y-4 lg:grid-cols-2' }}
      onClose={() => {
        unsent.clear()
        onClose()
      }}
    >
      <div className="grid gap-4">
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
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...form.register('language')} label={labels.language}>
            <Options values={TEMPLATE_LANGUAGES} nameOf={(language) => languageNames[language]} />
          </SelectField>
          <SelectField
            {...form.register('service', { setValueAs: (slug) => slug || null })}
            label={labels.service}
          >
            <option value="">{templateLabels.list.everyService}</option>
            {enquiryServices.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        {channel === 'email' && (
          <TextField
            {...form.register('subject')}
            label={labels.subject}
            required
            maxLength={SUBJECT_MAX}
            error={errors.subject?.message}
          />
        )}
        <TextAreaField
          {...form.register('body')}
          label={labels.body}
          required
          rows={8}
          maxLength={BODY_MAX}
          error={errors.body?.message}
        />
        <Placeholders onInsert={insert} />
        <FormFailure text={failure} />
      </div>
      <TemplatePreview
        {...(channel === 'email' && { subject })}
        body={body}
        values={valuesIn(language ?? 'en')}
      />
    </FormDialog>
  )
}

function useTemplateForm(
  template: Template | undefined,
  channel: TemplateChannel,
  onDone: () => void,
) {
  const queries = useQueryClient()
  const sendChange = useBegun(template, () =>
    queries.invalidateQueries({ queryKey: templatesQuery.queryKey }),
  )
  const serverForm = useServerForm(
    templateBody,
    {
      mutationFn: (body): Promise<Template> =>
        sendChange((shown) =>
          shown
            ? templates.change({
                ...{ ...textOf(shown), ...changedIn(form, body) },
                ...{ channel, id: shown.id, version: shown.version },
              })
            : templates.add(body),
        ),
    },
    {
      defaultValues: {
        ...(template
          ? textOf(template)
          : { title: '', language: 'en', service: null, subject: '', body: '' }),
        channel,
      },
      onSaved: () => {
        toast({ title: template ? labels.saved : labels.added })
        onDone()
      },
    },
  )
  const { form } = serverForm
  return {
    ...serverForm,
    /** Puts a placeholder where the cursor stands in the text. */
    insert: (placeholder: string) => {
      const field = document.querySelector<HTMLTextAreaElement>('dialog textarea[name="body"]')
      if (!field) return
      const { selectionStart, selectionEnd, value } = field
      const text = value.slice(0, selectionStart) + placeholder + value.slice(selectionEnd)
      form.setValue('body', text, { shouldDirty: true })
      field.focus()
      field.setSelectionRange(
        selectionStart + placeholder.length,
        selectionStart + placeholder.length,
      )
    },
  }
}

function textOf({ title, language, service, subject, body }: Template) {
  return { title, language, service, subject, body }
}

function Placeholders({ onInsert }: { onInsert: (placeholder: string) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{labels.insert}</legend>
      <div className="flex flex-wrap gap-1.5">
        {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
          <button
            key={name}
            type="button"
            title={meaning}
            aria-label={labels.insertNamed(`{${name}}`, meaning)}
            className="min-h-8 rounded-md border border-line bg-card px-2 text-sm hover:border-line-strong pointer-coarse:min-h-11"
            onClick={() => onInsert(`{${name}}`)}
          >
            {`{${name}}`}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
