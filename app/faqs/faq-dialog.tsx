import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { messages } from '#app/content/messages.ts'
import { CategorySelect, categoryValue } from '#app/entries/category-select.tsx'
import { ConflictDialog } from '#app/entries/conflict-dialog.tsx'
import { DraftOffer } from '#app/entries/draft-offer.tsx'
import { EntryImages } from '#app/entries/entry-images.tsx'
import { LeaveGuard } from '#app/entries/leave-guard.tsx'
import { SLUG_MAX, slugify } from '#app/entries/rules.ts'
import { useEntryForm } from '#app/entries/use-entry-form.ts'
import { VersionsDialog } from '#app/entries/versions-dialog.tsx'
import { RichTextField } from '#app/rich-text/rich-text-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Faq } from './faq.ts'
import { EMPTY_FAQ, type FaqForm, faqForm, QUESTION_MAX } from './faq-rules.ts'
import { faqByIdQuery } from './queries.ts'

/** Adds a question, or changes the one whose id is given. */
export function FaqDialog({ id, onClose }: { id?: number; onClose: () => void }) {
  const {
    data: faq,
    error,
    refetch,
  } = useQuery({
    ...faqByIdQuery(id ?? 0),
    enabled: id !== undefined,
  })
  const [restored, setRestored] = useState(0)
  if (id !== undefined && !faq) {
    return (
      <Dialog open title="Edit FAQ" onClose={onClose}>
        {error ? (
          <LoadFailure what="this question" error={error} retry={refetch} />
        ) : (
          <Spinner label="Loading the question" />
        )}
      </Dialog>
    )
  }
  return (
    <FaqFormDialog
      key={restored}
      faq={faq}
      onClose={onClose}
      onRestored={async () => {
        await refetch()
        setRestored((times) => times + 1)
      }}
    />
  )
}

function FaqFormDialog({
  faq,
  onClose,
  onRestored,
}: {
  faq: Faq | undefined
  onClose: () => void
  onRestored: () => void
}) {
  const [versions, setVersions] = useState(false)
  const { form, errors, submit, isPending, failure, unsaved, draft, conflict } = useEntryForm<
    FaqForm,
    Faq
  >({
    kind: 'faq',
    stored: faq && { id: faq.id, version: faq.version, values: valuesOf(faq) },
    empty: EMPTY_FAQ,
    rule: faqForm,
    words: faq
      ? { saved: messages.faq.changed, failed: messages.faq.changeFailed }
      : { saved: messages.faq.added, failed: messages.faq.addFailed },
    onSaved: onClose,
  })
  const fillSlug = () => {
    if (form.getValues('slug').trim() === '') {
      form.setValue('slug', slugify(form.getValues('question')), {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
    }
  }
  return (
    <Dialog
      open
      size="full"
      title={faq ? 'Edit FAQ' : 'Add FAQ'}
      onClose={onClose}
      footer={
        <>
          {faq && (
            <Button look="quiet" className="mr-auto" onClick={() => setVersions(true)}>
              Versions
            </Button>
          )}
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="faq-form" look="accent" disabled={isPending}>
            {faq
              ? isPending
                ? 'Saving...'
                : 'Save FAQ'
              : isPending
                ? 'Creating...'
                : 'Create FAQ'}
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
      <form
        id="faq-form"
        noValidate
        inert={isPending}
        aria-busy={isPending}
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <TextField
          {...form.register('question', { onBlur: fillSlug })}
          id="faq-question"
          label="Question"
          maxLength={QUESTION_MAX}
          error={errors.question?.message}
        />
        <Controller
          name="answer"
          control={form.control}
          render={({ field }) => (
            <EntryImages>
              {(images) => (
                <RichTextField
                  id="faq-answer"
                  name="answer"
                  label="Answer"
                  ref={field.ref}
                  value={field.value}
                  onChange={field.onChange}
                  error={errors.answer?.message}
                  {...images}
                />
              )}
            </EntryImages>
          )}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.register('slug')}
            id="faq-slug"
            label="Slug"
            hint={
              faq
                ? 'The last part of its address. The old address will lead to the new one.'
                : 'The last part of its address. Left empty, it is made from the question.'
            }
            maxLength={SLUG_MAX}
            error={errors.slug?.message}
          />
          <CategorySelect
            kind="faq"
            id="faq-category"
            {...form.register('categoryId', { setValueAs: categoryValue })}
            error={errors.categoryId?.message}
          />
        </div>
        <CheckboxField {...form.register('published')} id="faq-published" label="Published" />
        <FormFailure text={failure} />
      </form>
      <LeaveGuard unsaved={unsaved} />
      {faq && (
        <>
          <ConflictDialog
            open={conflict.open}
            kind="faq"
            id={faq.id}
            mine={form.getValues}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={(snapshot, version) =>
              conflict.takeTheirs(snapshot as unknown as FaqForm, version)
            }
            onClose={conflict.close}
          />
          {versions && (
            <VersionsDialog
              kind="faq"
              id={faq.id}
              name={faq.question}
              onClose={() => setVersions(false)}
              onRestored={onRestored}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

function valuesOf({ question, answer, slug, categoryId, published }: Faq): FaqForm {
  return { question, answer, slug, categoryId, published }
}
