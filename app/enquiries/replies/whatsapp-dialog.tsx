import { type MouseEvent, useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { useWriting } from '#app/enquiries/desk/presence/presence.tsx'
import { VisitorMessage } from '#app/enquiries/desk/screens/case/visitor-message.tsx'
import { GapNotice, selectGap, useGaps } from '#app/enquiries/templates/gap-notice.tsx'
import { languageNames } from '#app/enquiries/templates/labels.ts'
import { templates as templatesApi } from '#app/enquiries/templates/queries.ts'
import type { Template } from '#app/enquiries/templates/template.ts'
import { useUnsentMessage } from '#app/team/auth/use-unsent-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextAreaField } from '#app/ui/field.tsx'
import { CancelButton } from '#app/ui/form-footer.tsx'
import { Options } from '#app/ui/options.tsx'
import { chatLinkTo } from '#app/ui/text/chat-link.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { TEMPLATE_LANGUAGES, type TemplateLanguage } from '#content/enums.ts'
import { whatsappLabels as labels } from './labels.ts'
import { templatesFor } from './templates-for.ts'
import { languageOf, type useWhatsappMessages } from './whatsapp-message.ts'

/** Chooses a WhatsApp message by language and template, to change before WhatsApp opens with it. */
export function WhatsappDialog({
  lead,
  messages: { templates, fill },
  onSent,
  onClose,
}: {
  lead: LeadDetail
  messages: ReturnType<typeof useWhatsappMessages>
  onSent: () => void
  onClose: () => void
}) {
  useWriting()
  const [language, setLanguage] = useState<TemplateLanguage>(languageOf(lead))
  const offered = templatesFor(lead, templates, 'whatsapp', language)
  const [chosen, setChosen] = useState<Template | undefined>(offered[0])
  const unsent = useUnsentMessage(`whatsapp-${lead.id}`)
  const [text, setText] = useState(unsent.text ?? (chosen ? fill(chosen) : ''))
  const choose = (template: Template | undefined) => {
    setChosen(template)
    if (!template) return
    setText(fill(template))
    unsent.set(undefined)
  }
  const chooseLanguage = (next: TemplateLanguage) => {
    setLanguage(next)
    choose(templatesFor(lead, templates, 'whatsapp', next)[0])
  }
  const gaps = useGaps(text)
  const open = (event: MouseEvent<HTMLElement>) => {
    if (gaps.open.length > 0) {
      event.preventDefault()
      selectGap(event.currentTarget.closest('dialog') ?? document, gaps.open[0])
      return
    }
    if (chosen) templatesApi.used(chosen.id)
    unsent.set(undefined)
    onSent()
  }
  return (
    <Dialog
      open
      title={labels.title}
      text={labels.to(shownPhone(lead.phone))}
      onClose={onClose}
      aside={<VisitorMessage lead={lead} />}
      footer={
        <>
          <GapNotice gaps={gaps} />
          <CancelButton onClick={onClose} />
          <ButtonLink
            variant="accent"
            href={chatLinkTo(lead.phone, text)}
            target="_blank"
            rel="noopener"
            onClick={open}
          >
            {labels.open}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
          <SelectField
            label={labels.language}
            value={language}
            onChange={({ target }) => chooseLanguage(target.value as TemplateLanguage)}
          >
            <Options values={TEMPLATE_LANGUAGES} nameOf={(one) => languageNames[one]} />
          </SelectField>
          <SelectField
            label={labels.template}
            data-first-focus
            value={chosen?.id ?? ''}
            onChange={({ target }) => choose(offered.find(({ id }) => String(id) === target.value))}
          >
            <option value="">{labels.own}</option>
            {offered.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        </div>
        <TextAreaField
          label={labels.text}
          rows={8}
          lang={language}
          value={text}
          onChange={({ target: { value } }) => {
            setText(value)
            unsent.set(value.trim() === '' ? undefined : value)
          }}
        />
      </div>
    </Dialog>
  )
}
