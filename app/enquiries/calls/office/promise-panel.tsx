import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { closedDays, replyPromise, replyWithin } from '#content/en/enquiry/reply-promise.ts'
import { officeLabels } from './labels.ts'
import { closedDaysBody, type OfficeSettings } from './office-settings.ts'
import { refreshOffice, setClosedDays } from './queries.ts'

const labels = officeLabels.promise

/** Whether closed days count for a reply, and what visitors read of it. */
export function PromisePanel({ settings }: { settings: OfficeSettings }) {
  const queries = useQueryClient()
  const { form, isPending, failure, formProps } = useServerForm(
    closedDaysBody,
    { mutationFn: setClosedDays },
    {
      defaultValues: { skipsClosedDays: settings.skipsClosedDays },
      failed: { title: officeLabels.notSaved },
      onSaved: () => {
        toast({ title: officeLabels.saved })
        return refreshOffice(queries)
      },
    },
  )
  const skips = useWatch({ control: form.control, name: 'skipsClosedDays' })
  const open = settings.hours.map(({ weekday }) => weekday)
  return (
    <form aria-label={labels.title} {...formProps} className="grid gap-4">
      <p>{labels.closed(closedDays(open))}</p>
      <CheckboxField {...form.register('skipsClosedDays')} label={labels.skip} />
      <p role="status" className="rounded-md bg-accent-tint px-4 py-3">
        {labels.promised(replyPromise(replyWithin(skips, open)))}
      </p>
      <p className="text-sm text-muted">{labels.kept}</p>
      <FormFailure text={failure} />
      <Button type="submit" variant="accent" disabled={isPending} className="justify-self-start">
        {isPending ? officeLabels.saving : officeLabels.save}
      </Button>
    </form>
  )
}
