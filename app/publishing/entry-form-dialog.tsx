import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formLabels } from '#app/client/labels.ts'
import { LeaveGuard } from '#app/client/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftOffer } from './draft-offer.tsx'
import type { ContentType } from './entry.ts'
import { writtenIn } from './labels.ts'
import type { useEntryForm } from './use-entry-form.ts'
import { VersionsDialog } from './versions-dialog.tsx'

/** The words of an entry as a kept version has them. */
type Snapshot = Record<string, unknown>
type Form<T extends FieldValues> = ReturnType<
  typeof useEntryForm<T, { id: number; version: number }>
>

/** What stands around the form of a question or post: its deeds, the offered draft, versions and conflicts. */
export function EntryFormDialog<T extends FieldValues>({
  kind,
  noun,
  titleNoun = noun,
  stored,
  entryForm: { form, isPending, unsaved, draft, conflict },
  asSnapshot,
  valuesOf,
  onClose,
  onRestored,
  children,
}: {
  kind: ContentType
  /** what it is called on the button that saves it */
  noun: string
  /** what it is called in the title, where that is another word */
  titleNoun?: string
  /** what is changed; nothing for a new entry */
  stored: { id: number; name: string } | undefined
  entryForm: Form<T>
  asSnapshot: (values: T) => Snapshot
  valuesOf: (snapshot: Snapshot) => T
  onClose: () => void
  onRestored: () => void
  /** the form, with the id `<kind>-form` */
  children: ReactNode
}) {
  const [versions, setVersions] = useState(false)
  const deed = stored ? `Save ${noun}` : `Create ${noun}`
  const under = stored ? 'Saving...' : 'Creating...'
  return (
    <>
      <Dialog
        open
        size="full"
        title={`${stored ? 'Edit' : 'Add'} ${titleNoun}`}
        onClose={onClose}
        written={() => writtenIn(form.getValues())}
        footer={
          <>
            {stored && (
              <Button variant="quiet" className="mr-auto" onClick={() => setVersions(true)}>
                Versions
              </Button>
            )}
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={`${kind}-form`} variant="accent" disabled={isPending}>
              {isPending ? under : deed}
            </Button>
          </>
        }
      >
        {draft.offered && (
          <DraftOffer
            draft={draft.offered}
            stale={draft.stale}
            onTake={draft.take}
            onForget={draft.forget}
          />
        )}
        {children}
        {stored && (
          <ConflictDialog
            open={conflict.open}
            kind={kind}
            id={stored.id}
            mine={() => asSnapshot(form.getValues())}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={(snapshot, version) => conflict.takeTheirs(valuesOf(snapshot), version)}
            onClose={conflict.close}
          />
        )}
        {stored && versions && (
          <VersionsDialog
            kind={kind}
            id={stored.id}
            name={stored.name}
            onClose={() => setVersions(false)}
            onRestored={onRestored}
          />
        )}
      </Dialog>
      {/* Beside it, so that it asks even when what is in the dialog has failed. */}
      <LeaveGuard unsaved={unsaved} text={formLabels.leave.autosaved} />
    </>
  )
}
