import { ChevronDown } from 'lucide-react'
import type { InboundMail } from '#app/platform/mail/inbound/inbound.ts'
import { inboundLabels as labels } from '#app/platform/mail/inbound/labels.ts'

/** What a client wrote by e-mail, with what it quotes folded away. All of it is plain text. */
export function ClientMailText({ mail, folded = false }: { mail: InboundMail; folded?: boolean }) {
  const text = (
    <>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {mail.text || <span className="text-muted">{labels.noText}</span>}
      </p>
      {mail.quoted && <Folded title={labels.quoted} text={mail.quoted} />}
    </>
  )
  return (
    <div className="mt-1 border-l-2 border-accent pl-3">
      {mail.subject && (
        <p className="text-sm font-semibold [overflow-wrap:anywhere]">{mail.subject}</p>
      )}
      {folded && mail.text ? <Folded title={labels.text} text={mail.text} /> : text}
      {mail.shortened && <p className="mt-1 text-sm text-muted">{labels.shortened}</p>}
      {mail.attachments > 0 && (
        <p className="mt-1 text-sm text-muted">{labels.attachments(mail.attachments)}</p>
      )}
    </div>
  )
}

function Folded({ title, text }: { title: string; text: string }) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 text-sm text-muted underline-offset-3 hover:underline max-md:min-h-11">
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" /> {title}
      </summary>
      <p className="text-sm whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">{text}</p>
    </details>
  )
}
