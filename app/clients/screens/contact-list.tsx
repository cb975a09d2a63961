import { useState } from 'react'
import type { ClientDetail, Contact } from '#app/clients/model/client.ts'
import { clientActions } from '#app/clients/records/queries.ts'
import { clientLabels } from '#app/clients/screens/client-labels.ts'
import { ContactDialog } from '#app/clients/screens/contact-dialog.tsx'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { languageNames } from '#app/enquiries/templates/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { shownPhone } from '#app/ui/text/phone-number.ts'

const labels = clientLabels.one

/** Who acts for a client, with what they proposed and where they are signed in. */
export function ContactList({ client, action }: { client: ClientDetail; action: ReturnAction }) {
  const [edited, setEdited] = useState<Contact | 'new'>()
  const [removing, setRemoving] = useState<Contact>()
  const { act, busy } = action
  return (
    <section aria-labelledby="contacts" className="rounded-lg border border-line bg-card p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="contacts" className="text-h3">
          {labels.contacts}
        </h2>
        <Button variant="outline" size="sm" onClick={() => setEdited('new')}>
          {labels.addContact}
        </Button>
      </div>
      {client.contacts.length === 0 && <p className="mt-2 text-muted">{labels.noContacts}</p>}
      <ul className="mt-2 divide-y divide-line">
        {client.contacts.map((contact) => (
          <li key={contact.id} className="py-2">
            <p className="font-medium [overflow-wrap:anywhere]">
              {contact.name}
              {contact.role && <span className="font-normal text-muted">, {contact.role}</span>}
            </p>
            <p className="text-muted [overflow-wrap:anywhere]">
              {[contact.phone && shownPhone(contact.phone), contact.email]
                .filter(Boolean)
                .join(', ')}
            </p>
            <Proposals contact={contact} action={action} />
            <p className="text-muted">{labels.language(languageNames[contact.language])}</p>
            <p className="mt-1 flex flex-wrap gap-2">
              <ChangeLanguage contact={contact} action={action} />
              <Button variant="quiet" size="sm" onClick={() => setEdited(contact)}>
                {labels.edit}
              </Button>
              {contact.devices.length > 0 && (
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={busy}
                  title={contact.devices.map(({ browser }) => browser).join(', ')}
                  onClick={() =>
                    void act(
                      () => clientActions.endDevices({ id: contact.id }),
                      labels.devicesEnded,
                    )
                  }
                >
                  {labels.endDevices(contact.devices.length)}
                </Button>
              )}
              <Button variant="quiet-danger" size="sm" onClick={() => setRemoving(contact)}>
                {labels.removeContact}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {edited && (
        <ContactDialog
          clientId={client.id}
          contact={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={labels.removeContact}
        text={labels.removeText(removing?.name ?? '')}
        confirm={labels.removeContact}
        pending={busy}
        onConfirm={async () => {
          const { id } = removing ?? {}
          if (id && (await act(() => clientActions.removeContact({ id }), labels.saved))) {
            setRemoving(undefined)
          }
        }}
        onClose={() => setRemoving(undefined)}
      />
    </section>
  )
}

/** Of their page and the e-mails to them. */
function ChangeLanguage({
  contact: { id, language },
  action: { act, busy },
}: {
  contact: Contact
  action: ReturnAction
}) {
  const other = language === 'hi' ? 'en' : 'hi'
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={busy}
      onClick={() =>
        void act(() => clientActions.changeContact({ id, language: other }), labels.saved)
      }
    >
      {labels.changeLanguage(languageNames[other])}
    </Button>
  )
}

/** A new address or number counts once staff have confirmed it. */
function Proposals({
  contact: { id, proposedEmail, proposedPhone },
  action: { act, busy },
}: {
  contact: Contact
  action: ReturnAction
}) {
  const value = [proposedEmail, proposedPhone].filter(Boolean).join(', ')
  if (value === '') return null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 rounded-md bg-accent-tint px-3 py-1.5">
      <p className="[overflow-wrap:anywhere]">{labels.proposes(value)}</p>
      <Button
        variant="accent"
        size="sm"
        disabled={busy}
        onClick={() =>
          void act(
            () =>
              clientActions.changeContact({
                id,
                ...(proposedEmail && { email: proposedEmail }),
                ...(proposedPhone && { phone: proposedPhone }),
              }),
            labels.saved,
          )
        }
      >
        {labels.confirm}
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={busy}
        onClick={() =>
          void act(() => clientActions.changeContact({ id, refuse: true }), labels.saved)
        }
      >
        {labels.refuse}
      </Button>
    </div>
  )
}
