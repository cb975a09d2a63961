import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReturnDetail } from '#app/clients/model/return.ts'
import { yearIn } from '#app/clients/model/year.ts'
import { returnActions } from '#app/clients/returns/queries.ts'
import { oneReturnLabels as labels } from '#app/clients/screens/return-labels.ts'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { languageNames } from '#app/enquiries/templates/labels.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { chatLinkTo } from '#app/ui/text/chat-link.ts'
import { firstName } from '#app/ui/text/first-name.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import { periods } from '#content/periods.ts'

/** The client, and how they reach their page: by the link, or by a code that is read out. */
export function ClientLink({
  row,
  action: { act, busy },
}: {
  row: ReturnDetail
  action: ReturnAction
}) {
  const [code, setCode] = useState<string>()
  const [renewing, setRenewing] = useState(false)
  const [chat, setChat] = useState<string>()
  const firm = useFirm()
  const reachable = row.contacts.find(({ phone }) => phone !== '')
  const copy = async () => {
    const { url } = await returnActions.link({ id: row.id })
    await navigator.clipboard.writeText(url)
  }
  return (
    <section aria-labelledby="client-title" className="rounded-lg border border-line bg-card p-4">
      <h2 id="client-title" className="text-h3">
        {labels.clientTitle}
      </h2>
      <ul className="mt-2 grid gap-1">
        {row.contacts.map(({ id, name, email, phone, language }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {name}
            {language !== 'en' && <span className="text-muted"> ({languageNames[language]})</span>}
            <span className="block text-sm text-muted">
              {[phone && shownPhone(phone), email].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {row.lead && (
        <p className="mt-2">
          <Link to="/admin/leads/$id" params={{ id: String(row.lead.id) }} className="text-link">
            {labels.enquiry(row.lead.id, row.lead.name)}
          </Link>
        </p>
      )}
      <h3 className="mt-4 font-sans text-base font-semibold">{labels.link}</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={busy}
          onClick={() => void act(copy, labels.copied)}
        >
          {labels.copyLink}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={busy}
          onClick={() => void act(() => returnActions.mailLink({ id: row.id }), labels.mailed)}
        >
          {labels.mailLink}
        </Button>
        {reachable && (
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            onClick={() => void act(async () => setChat(await chatHref(row, reachable, firm.name)))}
          >
            {labels.chat}
          </Button>
        )}
        {row.mayOpen && (
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            onClick={() =>
              void act(async () => setCode((await returnActions.code({ id: row.id })).code))
            }
          >
            {labels.readCode}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setRenewing(true)}>
          {labels.newLink}
        </Button>
      </div>
      {chat && (
        <p className="mt-3 rounded-md bg-accent-tint px-3 py-2">
          <a href={chat} target="_blank" rel="noopener" className="text-link font-semibold">
            {labels.openChat}
          </a>
        </p>
      )}
      {code && (
        <div role="status" className="mt-3 rounded-md bg-accent-tint px-3 py-2">
          <p className="figures text-h2 tracking-widest">{code}</p>
          <p className="text-sm">{labels.codeText(periods.clientCodeMinutes)}</p>
        </div>
      )}
      <ConfirmDialog
        open={renewing}
        title={labels.newLink}
        text={labels.newLinkText}
        confirm={labels.newLink}
        pending={busy}
        onConfirm={async () => {
          const renew = async () => {
            const { url } = await returnActions.link({ id: row.id, renew: true })
            await navigator.clipboard.writeText(url)
          }
          if (await act(renew, labels.copied)) setRenewing(false)
        }}
        onClose={() => setRenewing(false)}
      />
    </section>
  )
}

/** The chat with a contact, with what is new at this stage and the link of their page. */
async function chatHref(
  { id, stage, year }: ReturnDetail,
  contact: ReturnDetail['contacts'][number],
  firm: string,
): Promise<string> {
  const { url } = await returnActions.link({ id, contactId: contact.id })
  const words = clientCopyIn(contact.language)
  const given = { name: firstName(contact.name), year: yearIn(words, year), firm, url }
  return chatLinkTo(contact.phone, words.chatText(stage, given))
}
