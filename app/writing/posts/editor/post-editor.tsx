import { Eye, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formLabels } from '#app/platform/client/labels.ts'
import { LeaveGuard } from '#app/platform/client/leave-guard.tsx'
import { useSaveShortcut } from '#app/platform/client/use-save-shortcut.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureBoundary } from '#app/ui/failure-boundary.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { CategoryBeside, categoryValue } from '#app/writing/publishing/category-select.tsx'
import { DraftOffer } from '#app/writing/publishing/drafts/draft-offer.tsx'
import { DraftStatus } from '#app/writing/publishing/drafts/draft-status.tsx'
import { writtenIn } from '#app/writing/publishing/labels.ts'
import type { useEntryForm } from '#app/writing/publishing/use-entry-form.ts'
import { PostForm } from '../form/post-form.tsx'
import type { StoredPost } from '../form/stored-post.ts'
import type { Post } from '../post.ts'
import type { PostForm as Values } from '../post-rules.ts'
import { editorLabels as labels } from './labels.ts'
import { PostPreview } from './post-preview.tsx'

export const POST_FORM = 'post-form'

/** A page on which a post is written: its title, the form or a preview, and a bar that stays in sight. */
export function PostEditor({
  title,
  status,
  tools,
  stored,
  entryForm,
  onSubmit,
  actions,
}: {
  title: string
  status?: ReactNode
  /** buttons beside the title */
  tools?: ReactNode
  stored: StoredPost | undefined
  entryForm: ReturnType<typeof useEntryForm<Values, Post>>
  /** completes the form before it is sent; false if something is missing */
  onSubmit: () => boolean
  /** what can be done, in the bar */
  actions: ReactNode
}) {
  const [preview, setPreview] = useState(false)
  const { form, submit, isPending, isLocked, failure, unsaved, draft, savedAt } = entryForm
  useSaveShortcut(POST_FORM)
  const save = async () => {
    if (!onSubmit()) return
    setPreview(false)
    await submit()
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-[1.5rem] leading-tight">{title}</h1>
          {status && <p className="text-sm font-medium text-muted">{status}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {tools}
          <Button variant="outline" aria-pressed={preview} onClick={() => setPreview(!preview)}>
            {preview ? (
              <>
                <Pencil aria-hidden className="size-4.5" /> {labels.edit}
              </>
            ) : (
              <>
                <Eye aria-hidden className="size-4.5" /> {labels.preview}
              </>
            )}
          </Button>
        </div>
      </div>
      <DraftOffer
        draft={draft.offered}
        stale={draft.stale}
        onTake={draft.take}
        onDecline={draft.decline}
      />
      {preview && <PostPreview values={form.getValues()} />}
      <div
        hidden={preview}
        className="rounded-lg border border-line bg-card px-[clamp(1rem,3vw,2rem)] pb-6"
      >
        <FailureBoundary written={() => writtenIn(form.getValues())} className="pt-6">
          <PostForm
            id={POST_FORM}
            form={form}
            stored={stored}
            submit={save}
            isPending={isPending}
            isLocked={isLocked}
            failure={<FormFailure text={failure} />}
          />
        </FailureBoundary>
      </div>
      <div className="sticky bottom-(--menu-bar,0px) z-20 mt-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5 border-t border-line bg-paper py-2">
        <div className="mr-auto">
          <DraftStatus status={draft.status} savedAt={savedAt} />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 max-sm:[&>*]:px-2.5!">
          <CategoryBeside
            kind="post"
            disabled={isPending}
            {...form.register('categoryId', { setValueAs: categoryValue })}
          />
          {actions}
        </div>
      </div>
      <LeaveGuard unsaved={unsaved} text={formLabels.leave.autosaved} />
    </>
  )
}
