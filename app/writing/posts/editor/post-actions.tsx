import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Post } from '../post.ts'
import type { PostForm } from '../post-rules.ts'
import { editPostLabels as labels } from './labels.ts'
import { POST_FORM } from './post-editor.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** Whether and when a post appears. */
export type Publication = Pick<PostForm, 'published' | 'publishAt'>

const DRAFT: Publication = { published: false, publishAt: null }
const NOW: Publication = { published: true, publishAt: null }

/** What a post remains when it is saved: the publication that is stored. */
export function publicationOf({ status, publishedAt }: Post): Publication {
  if (status === 'draft') return DRAFT
  return status === 'scheduled' ? { published: true, publishAt: publishedAt } : NOW
}

/** The ways to save a post that make sense in its state. */
export function PostActions({
  status,
  isPending,
  onSave,
}: {
  status: Post['status']
  isPending: boolean
  /** saves the form with this publication */
  onSave: (publication: Publication) => void
}) {
  const [scheduling, setScheduling] = useState(false)
  const to = (publication: Publication) => ({
    disabled: isPending,
    onClick: () => onSave(publication),
  })
  const save = { type: 'submit', form: POST_FORM, disabled: isPending } as const
  return (
    <>
      {status === 'draft' && (
        <>
          <Button {...save} variant="outline">
            {isPending ? labels.saving : labels.saveDraft}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={() => setScheduling(true)}>
            {labels.schedule}
          </Button>
          <Button variant="accent" {...to(NOW)}>
            {labels.publish}
          </Button>
        </>
      )}
      {status === 'scheduled' && (
        <>
          <Button variant="outline" {...to(DRAFT)}>
            {labels.unschedule}
          </Button>
          <Button variant="outline" {...to(NOW)}>
            {labels.publishNow}
          </Button>
        </>
      )}
      {status === 'published' && (
        <Button variant="outline" {...to(DRAFT)}>
          {labels.unpublish}
        </Button>
      )}
      {status !== 'draft' && (
        <Button {...save} variant="accent">
          {isPending ? labels.saving : labels.update}
        </Button>
      )}
      {scheduling && (
        <ScheduleDialog
          onSchedule={(publishAt) => {
            setScheduling(false)
            onSave({ published: true, publishAt })
          }}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}
