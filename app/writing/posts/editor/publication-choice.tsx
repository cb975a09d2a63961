import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Options } from '#app/ui/options.tsx'
import type { PostForm } from '../post-rules.ts'
import { tomorrowMorning } from '../post-times.ts'
import { newPostLabels, scheduleLabels } from './labels.ts'
import { problemWithTime, TimeInput } from './time-input.tsx'

const labels = newPostLabels.publication
const choices = ['draft', 'now', 'schedule'] as const
type Choice = (typeof choices)[number]

/** What creating the post will do, as values of its form. */
export function usePublicationChoice(form: UseFormReturn<PostForm>) {
  const [published, publishAt] = form.watch(['published', 'publishAt'])
  // Clearing the time to choose another is not a wish to publish at once.
  const [scheduling, setScheduling] = useState(false)
  const choice: Choice = published ? (scheduling || publishAt ? 'schedule' : 'now') : 'draft'
  const set = (values: Pick<PostForm, 'published' | 'publishAt'>) => {
    form.setValue('published', values.published, { shouldDirty: true })
    form.setValue('publishAt', values.publishAt, { shouldDirty: true })
    form.clearErrors('publishAt')
  }
  return {
    choice,
    publishAt,
    choose: (next: Choice) => {
      setScheduling(next === 'schedule')
      set({
        published: next !== 'draft',
        publishAt: next === 'schedule' ? (publishAt ?? tomorrowMorning()) : null,
      })
    },
    setTime: (time: string | null) => {
      setScheduling(true)
      set({ published: true, publishAt: time })
    },
    /** Whether the choice is complete; a missing or past time is marked and gets the focus. */
    isComplete: () => {
      const problem = choice === 'schedule' ? problemWithTime(publishAt) : undefined
      if (!problem) return true
      form.setError('publishAt', { message: problem })
      document.getElementById(TIME_ID)?.focus()
      return false
    },
  }
}

const TIME_ID = 'post-publish-at'

/** Stands beside the button that creates the post. */
export function PublicationChoice({
  publication: { choice, publishAt, choose, setTime },
  error,
  disabled,
}: {
  publication: ReturnType<typeof usePublicationChoice>
  error: string | undefined
  disabled: boolean
}) {
  return (
    <>
      <select
        name="publication"
        aria-label={labels.name}
        value={choice}
        disabled={disabled}
        onChange={({ target }) => choose(target.value as Choice)}
        className="min-h-11 rounded-md border border-line-strong bg-card px-2.5 text-ink"
      >
        <Options values={choices} nameOf={(one) => labels[one]} />
      </select>
      {choice === 'schedule' && (
        <TimeInput
          id={TIME_ID}
          label={scheduleLabels.time}
          value={publishAt}
          error={error}
          disabled={disabled}
          onChange={setTime}
        />
      )}
    </>
  )
}
