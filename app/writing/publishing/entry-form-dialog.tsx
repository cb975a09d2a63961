import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formLabels } from '#app/platform/client/labels.ts'
import { LeaveGuard } from '#app/platform/client/leave-guard.tsx'
import { useSaveShortcut } from '#app/platform/client/use-save-shortcut.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormFooter } from '#app/ui/form-footer.tsx'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { DraftOffer } from './drafts/draft-offer.tsx'
import { DraftStatus } from './drafts/draft-status.tsx'
import type { ContentType } from './entry.ts'
import { labels as shared, writtenIn } from './labels.ts'
import type { useEntryForm } from './use-entry-form.ts'
import { VersionsDialog } from './versions-dialog.tsx'

const labels = shared.form

type Form<T extends FieldValues> = ReturnType<
  typeof useEntryForm<T, { id: number; version: number }>
>

/** The dialog around the form of a question or post: its actions, autosaved draft, versions and conflicts. */
export function EntryFormDialog<T extends FieldValues>({
  kind,
  noun,
  titleNoun = noun,
  stored,
  entryForm: { form, isPending, unsaved, draft, conflict },
  onClose,
  onRestored,
  children,
}: {
  kind: ContentType
  /** what it is called on the button that saves it */
  noun: string
  /** what the title calls it, if that differs */
  titleNoun?: string
  /** the entry to change; undefined for a new one */
  stored: { id: number; name: string } | undefined
  entryForm: Form<T>
  onClose: () => void
  onRestored: () => void
  /** the form, with the id `<kind>-form` */
  children: ReactNode
}) {
  const [versions, setVersions] = useState(false)
  const isStored = stored !== undefined
  useSaveShortcut(`${kind}-form`)
  return (
    <>
      <Dialog
        open
        size="full"
        title={labels.title(titleNoun, isStored)}
        onClose={onClose}
        written={() => writtenIn(form.getValues())}
        footer={
          <>
            {stored && (
              <Button variant="quiet" onClick={() => setVersions(true)}>
                {labels.versions}
              </Button>
            )}
            <div className="mr-auto self-center">
              <DraftStatus status={draft.status} />
            </div>
            <FormFooter
              form={`${kind}-form`}
              submit={isPending ? labels.pending(isStored) : labels.submit(noun, isStored)}
              disabled={isPending}
              onCancel={onClose}
            />
          </>
        }
      >
        <DraftOffer
          draft={draft.offered}
          stale={draft.stale}
          onTake={draft.take}
          onDecline={draft.decline}
        />
        {children}
        {stored && (
          <ConflictDialog
            open={conflict.open}
            kind={kind}
            id={stored.id}
            base={conflict.base}
            mine={conflict.mine}
            valuesOf={conflict.valuesOf}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={conflict.takeTheirs}
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
      {/* Outside the dialog, so that it still asks when the form in it has failed. */}
      <LeaveGuard unsaved={unsaved} text={formLabels.leave.autosaved} />
    </>
  )
}
