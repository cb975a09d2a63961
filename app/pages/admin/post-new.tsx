import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Eye, Pencil } from 'lucide-react'
import { useState } from 'react'
import { PostForm } from '#app/blog/form/post-form.tsx'
import { newPostLabels as labels } from '#app/blog/labels.ts'
import type { Post } from '#app/blog/post.ts'
import { PostBody } from '#app/blog/post-body.tsx'
import { EMPTY_POST, postForm, type PostForm as Values } from '#app/blog/post-rules.ts'
import { formLabels } from '#app/client/labels.ts'
import { LeaveGuard } from '#app/client/leave-guard.tsx'
import { messages } from '#app/content/messages.ts'
import { DraftOffer } from '#app/publishing/draft-offer.tsx'
import { writtenIn } from '#app/publishing/labels.ts'
import { allCategoriesQuery } from '#app/publishing/queries.ts'
import { useEntryForm } from '#app/publishing/use-entry-form.ts'
import { staffHead } from '#app/seo/head.ts'
import { readingMinutes } from '#app/text/reading-time.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { FailureBoundary } from '#app/ui/failure-boundary.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'

export const Route = createFileRoute('/_admin/_staff/admin/blog/new')({
  head: ({ match }) => staffHead(labels.title, match),
  component: NewPost,
})

function NewPost() {
  const navigate = Route.useNavigate()
  const [preview, setPreview] = useState(false)
  const { form, submit, isPending, failure, unsaved, draft } = useEntryForm<Values, Post>({
    kind: 'post',
    empty: EMPTY_POST,
    schema: postForm,
    copy: { saved: messages.post.addedOnPage, failed: messages.post.addFailed },
    onSaved: () => navigate({ to: '/admin/blog' }),
  })
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[1.75rem] leading-tight">{labels.title}</h1>
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
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          stale={draft.stale}
          onTake={draft.take}
          onForget={draft.forget}
        />
      )}
      {preview && <Preview values={form.getValues()} />}
      <div
        hidden={preview}
        className="rounded-lg border border-line bg-card px-[clamp(1rem,3vw,2rem)] pb-6"
      >
        <FailureBoundary written={() => writtenIn(form.getValues())} className="pt-6">
          <PostForm
            id="post-form"
            form={form}
            stored={undefined}
            submit={async () => {
              setPreview(false)
              await submit()
            }}
            isPending={isPending}
            failure={<FormFailure text={failure} />}
          />
        </FailureBoundary>
      </div>
      <div className="sticky bottom-0 z-20 mt-5 flex justify-end gap-3 border-t border-line bg-paper py-3">
        <Link to="/admin/blog" className={buttonClass('outline')}>
          {labels.cancel}
        </Link>
        <Button type="submit" form="post-form" variant="accent" disabled={isPending}>
          {isPending ? labels.pending : labels.submit}
        </Button>
      </div>
      <LeaveGuard unsaved={unsaved} text={formLabels.leave.autosaved} />
    </>
  )
}

/** The post as readers will see it. */
function Preview({ values }: { values: Values }) {
  const { data: categories } = useQuery(allCategoriesQuery('post'))
  const { title, content, featuredImage, published, publishAt } = values
  return (
    <section
      aria-label={labels.preview}
      className="rounded-lg border border-line bg-paper px-[clamp(1rem,4vw,3rem)] pt-4 pb-10"
    >
      <PostBody
        level="h2"
        post={{
          title: title || labels.titlePlaceholder,
          content: content || labels.emptyContent,
          featuredImage,
          publishedAt: published ? (publishAt ?? new Date().toISOString()) : null,
          revisedAt: null,
          readingMinutes: readingMinutes(content),
        }}
        category={categories?.find(({ id }) => id === values.categoryId)?.name}
      />
    </section>
  )
}
