import type { RequestTemplate } from '#app/clients/model/request-templates.ts'
import { TEXT_MAX, TITLE_MAX } from '#app/clients/model/return.ts'
import { ActionDialog } from '#app/clients/screens/action-dialog.tsx'
import { textIn } from '#app/clients/screens/form-texts.ts'
import { oneReturnLabels } from '#app/clients/screens/return-labels.ts'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { REQUEST_KINDS } from '#content/enums.ts'

const { askFields: labels, askKind } = oneReturnLabels

/** What a client is asked for: now, or with each new return of a plan. */
export function RequestDialog({
  title,
  submit,
  done,
  item,
  action,
  onSave,
  onClose,
}: {
  title: string
  submit: string
  done?: string | undefined
  item?: RequestTemplate | undefined
  action: ReturnAction
  onSave: (item: RequestTemplate) => Promise<unknown>
  onClose: () => void
}) {
  return (
    <ActionDialog
      {...{ title, submit, done, action, onClose }}
      run={(form) => {
        const kind = REQUEST_KINDS.find((one) => one === textIn(form, 'kind')) ?? 'document'
        const given = { title: textIn(form, 'title'), why: textIn(form, 'why') }
        return onSave({ kind, ...given, where: textIn(form, 'where') })
      }}
    >
      {(error) => (
        <>
          <SelectField label={labels.kind} name="kind" defaultValue={item?.kind ?? 'document'}>
            {REQUEST_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {askKind[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={labels.title}
            name="title"
            required
            minLength={2}
            maxLength={TITLE_MAX}
            defaultValue={item?.title}
            error={error('title')}
            data-first-focus
          />
          <TextAreaField
            label={labels.why}
            name="why"
            maxLength={TEXT_MAX}
            defaultValue={item?.why}
            error={error('why')}
          />
          <TextField
            label={labels.where}
            name="where"
            maxLength={TEXT_MAX}
            defaultValue={item?.where}
            error={error('where')}
          />
        </>
      )}
    </ActionDialog>
  )
}
