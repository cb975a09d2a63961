import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { LeaveGuard } from '#app/platform/client/leave-guard.tsx'
import { changedIn } from '#app/platform/client/use-begun.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { officeLabels } from './labels.ts'
import { type BookingRules, bookingRules, type OfficeSettings } from './office-settings.ts'
import { newestSettings, refreshOffice, setRules } from './queries.ts'

const labels = officeLabels.rules

/** How visitors book calls. */
export function RulesPanel({ settings }: { settings: OfficeSettings }) {
  const queries = useQueryClient()
  const { form, errors, isDirty, isPending, failure, formProps } = useServerForm<
    z.input<typeof bookingRules>,
    BookingRules,
    OfficeSettings
  >(
    bookingRules,
    {
      mutationFn: async (values): Promise<OfficeSettings> => {
        const { rules } = await newestSettings(queries)
        return setRules({ ...rules, ...changedIn(form, values) })
      },
    },
    {
      defaultValues: settings.rules,
      failed: { title: officeLabels.notSaved },
      onSaved: ({ rules }) => {
        form.reset(rules)
        toast({ title: officeLabels.saved })
        return refreshOffice(queries)
      },
    },
  )
  const field = (name: Exclude<keyof BookingRules, 'open'>) => ({
    ...form.register(name),
    type: 'number',
    inputMode: 'numeric' as const,
    error: errors[name]?.message,
  })
  return (
    <form aria-label={labels.title} {...formProps} className="grid gap-4 sm:grid-cols-2">
      <CheckboxField {...form.register('open')} label={labels.open} className="sm:col-span-2" />
      <TextField {...field('bufferMinutes')} label={labels.buffer} min={0} max={120} />
      <TextField {...field('maxPerDay')} label={labels.maxPerDay} min={1} max={40} />
      <TextField {...field('noticeMinutes')} label={labels.notice} min={0} max={10_080} />
      <TextField {...field('daysAhead')} label={labels.daysAhead} min={1} max={60} />
      <div className="grid gap-3 sm:col-span-2">
        <FormFailure text={failure} />
        <Button type="submit" variant="accent" disabled={isPending} className="justify-self-start">
          {isPending ? officeLabels.saving : officeLabels.save}
        </Button>
        {settings.changedAt && (
          <p className="text-sm text-muted">
            {labels.changed(
              settings.changedBy ?? labels.someone,
              formatTimestamp(settings.changedAt),
            )}
          </p>
        )}
      </div>
      <LeaveGuard unsaved={() => isDirty} />
    </form>
  )
}
