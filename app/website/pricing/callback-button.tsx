import { PhoneCall } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ActionName } from '#content/en/insights/actions.ts'
import type { Plan } from '#content/plans.ts'

/** Opens the plan dialog (`entry/entry-public.ts`); without script it leads to a form with the plan preselected. */
export function CallbackButton({ plan }: { plan: Plan }) {
  const { planCard } = useCopy()
  return (
    <ButtonLink
      variant="outline"
      href={paths.planForm(plan.id)}
      data-callback={plan.id}
      data-action={`plan-${plan.id}-callback` satisfies ActionName}
    >
      <PhoneCall aria-hidden className="size-[1.125em]" />
      {planCard.callback}
      <span className="sr-only"> {planCard.aboutPlan(plan.name)}</span>
    </ButtonLink>
  )
}
