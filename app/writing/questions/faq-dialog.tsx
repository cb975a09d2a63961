import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#app/paths.ts'
import { submitOnModEnter } from '#app/platform/client/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { CategorySelect, categoryValue } from '#app/writing/publishing/category-select.tsx'
import { EntryFormDialog } from '#app/writing/publishing/entry-form-dialog.tsx'
import { EntryLoader } from '#app/writing/publishing/entry-loader.tsx'
import { EntryText } from '#app/writing/publishing/entry-text.tsx'
import { fillSlug } from '#app/writing/publishing/fill-slug.ts'
import { refreshEntries } from '#app/writing/publishing/queries.ts'
import { SLUG_MAX } from '#app/writing/publishing/rules.ts'
import { useEntryForm } from '#app/writing/publishing/use-entry-form.ts'
import { messages } from '#content/en/messages.ts'
import type { Faq } from './faq.ts'
import { EMPTY_FAQ, type FaqForm, faqFormRules, QUESTION_MAX } from './faq-rules.ts'
import { labels } from './labels.ts'
import { confirmHindi, faqByIdQuery } from './queries.ts'

/** Adds a question, or changes the one whose id is given. */
export function FaqDialog({
  id,
  onClose,
  onShow,
}: {
  id?: number
  onClose: () => void
  /** leads to the row of a question in the list */
  onShow: (id: number) => void
}) {
  return (
    <EntryLoader<Faq>
      id={id}
      query={faqByIdQuery}
      title="Edit FAQ"
      what="question"
      onClose={onClose}
    >
      {(faq, onRestored) => (
        <FaqFormDialog faq={faq} onClose={onClose} onShow={onShow} onRestored={onRestored} />
      )}
    </EntryLoader>
  )
}

function FaqFormDialog({
  faq,
  onClose,
  onShow,
  onRestored,
}: {
  faq: Faq | undefined
  onClose: () => void
  onShow: (id: number) => void
  onRestored: () => void
}) {
  const entryForm = useEntryForm<FaqForm, Faq>({
    kind: 'faq',
    stored: faq && { id: faq.id, version: faq.version, values: valuesOf(faq) },
    empty: EMPTY_FAQ,
    schema: faqFormRules,
    copy: {
      saved: ({ id }) =>
        faq
          ? messages.faq.changed
          : { ...messages.faq.added, link: { ...showLink(id), go: () => onShow(id) } },
      failed: faq ? messages.faq.changeFailed : messages.faq.addFailed,
    },
    valuesOf: (snapshot) => valuesOf(snapshot as unknown as Faq),
    onSaved: onClose,
  })
  const { form, errors, submit, isPending, failure } = entryForm
  return (
    <EntryFormDialog
      kind="faq"
      noun="FAQ"
      stored={faq && { id: faq.id, name: faq.question }}
      entryForm={entryForm}
      onClose={onClose}
      onRestored={onRestored}
    >
      <form
        id="faq-form"
        noValidate
        inert={isPending}
        aria-busy={isPending}
        onSubmit={submit}
        onKeyDown={submitOnModEnter}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 [@media(max-height:820px)]:[--editor-height:8.5rem]"
      >
        <TextField
          {...form.register('question', { onBlur: () => fillSlug('faq', form) })}
          id="faq-question"
          label="Question"
          maxLength={QUESTION_MAX}
          error={errors.question?.message}
        />
        <EntryText
          control={form.control}
          name="answer"
          id="faq-answer"
          label="Answer"
          error={errors.answer?.message}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.register('slug')}
            id="faq-slug"
            label="Slug"
            hint={
              faq
                ? 'The last part of its link. The old link will redirect to the new one.'
                : 'The last part of its link. If empty, it’s made from the question.'
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
        <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line p-4">
          <legend lang="hi" className="px-1.5 font-medium">
            {labels.hindi.title}
          </legend>
          {faq?.hindi === 'to-review' && <HindiNotice id={faq.id} version={faq.version} />}
          <TextField
            {...form.register('questionHi')}
            id="faq-question-hi"
            label={labels.hindi.question}
            maxLength={QUESTION_MAX}
            error={errors.questionHi?.message}
          />
          <EntryText
            control={form.control}
            name="answerHi"
            id="faq-answer-hi"
            label={labels.hindi.answer}
            error={errors.answerHi?.message}
          />
        </fieldset>
        <FormFailure text={failure} />
      </form>
    </EntryFormDialog>
  )
}

function valuesOf({ questionHi = '', answerHi = '', ...faq }: Faq): FaqForm {
  const { question, answer, slug, categoryId, published } = faq
  return { question, answer, questionHi, answerHi, slug, categoryId, published }
}

function showLink(id: number) {
  return {
    href: `${paths.admin.faqs}?${new URLSearchParams({ show: String(id) })}`,
    label: labels.show,
  }
}

/** Says that the English text was changed after the one in Hindi, and takes that this still fits it. */
function HindiNotice({ id, version }: { id: number; version: number }) {
  const queryClient = useQueryClient()
  const confirmation = useMutation({
    mutationFn: confirmHindi,
    onSuccess: () => toast(labels.hindi.confirmed),
    onError: ({ message }) =>
      toast({ tone: 'destructive', title: messages.failed, text: message || messages.tryLater }),
    onSettled: () => refreshEntries(queryClient, 'faq'),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-accent-strong bg-accent-tint px-4 py-2.5">
      <p className="min-w-0">{labels.hindi.changed}</p>
      <Button
        size="sm"
        variant="outline"
        disabled={confirmation.isPending}
        onClick={() => confirmation.mutate({ id, version })}
      >
        {labels.hindi.stillRight}
      </Button>
    </div>
  )
}
