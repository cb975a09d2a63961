import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { CLIENT_PAGE, fillTemplate } from '#app/enquiries/templates/placeholders.ts'
import { templatesQuery } from '#app/enquiries/templates/queries.ts'
import type { Template } from '#app/enquiries/templates/template.ts'
import { lazyDialog } from '#app/platform/client/lazy-dialog.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { templatePickerLabels as labels } from './labels.ts'
import { mayLinkPage } from './may-link-page.ts'
import { placeholderValues } from './placeholder-values.ts'
import { templatesFor } from './templates-for.ts'

const TemplatesDialog = lazyDialog(() => import('#app/enquiries/templates/templates-dialog.tsx'))

interface Reply {
  subject: string
  text: string
}

/**
 * Fills a template into a reply; asks first if it would replace typed text. The template in use stays
 * chosen, so that one sees which it is.
 * @param untouched the text that the reply began with
 */
export function TemplatePicker({
  lead,
  untouched,
  current,
  inUse,
  onUse,
}: {
  lead: LeadDetail
  untouched: string
  /** the text as it is now */
  current: () => string
  inUse: Template | undefined
  onUse: (template: Template, filled: Reply) => void
}) {
  const firm = useFirm()
  const { user } = useAuth()
  const { data = [] } = useQuery(templatesQuery)
  const [replacing, setReplacing] = useState<Template>()
  const [managing, setManaging] = useState(false)
  const valuesIn = (language: Language) => ({
    ...placeholderValues(lead, { user, firm: firm.name, language }),
    ...(mayLinkPage(lead) && { client_page: CLIENT_PAGE }),
  })
  const filledIn = ({ subject, body, language }: Template): Reply => {
    const values = valuesIn(language)
    return { subject: fillTemplate(subject, values), text: fillTemplate(body, values) }
  }
  const offered = templatesFor(lead, data, 'email')
  const use = (template: Template) => {
    onUse(template, filledIn(template))
    setReplacing(undefined)
  }
  const isIn = (text: string) => (template: Template) => filledIn(template).text === text
  const choose = (template: Template) => {
    const text = current()
    const isTyped = text.trim() !== '' && text !== untouched && !offered.some(isIn(text))
    if (!isTyped) use(template)
    else setReplacing(template)
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="grow basis-48"
          label={labels.template}
          value={inUse?.id ?? ''}
          data-first-focus
          onChange={({ target }) => {
            const template = offered.find(({ id }) => String(id) === target.value)
            if (template) choose(template)
          }}
        >
          <option value="">{labels.choose}</option>
          {offered.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        {user?.role === 'admin' && (
          <Button variant="outline" className="min-h-12" onClick={() => setManaging(true)}>
            {labels.edit}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={replacing !== undefined}
        title={labels.replace.title}
        text={labels.replace.text(replacing?.title)}
        confirm={labels.replace.confirm}
        cancel={labels.replace.cancel}
        onConfirm={() => replacing && use(replacing)}
        onClose={() => setReplacing(undefined)}
      />
      {managing && <TemplatesDialog valuesIn={valuesIn} onClose={() => setManaging(false)} />}
    </>
  )
}
