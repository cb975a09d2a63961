import { PhoneCall } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ActionName } from '#content/en/insights/actions.ts'
import type { Plan } from '#content/plans.ts'

/**
 * Opens the plan dialog (`entry/entry-public.ts`); without script it leads to a form with
 * the plan preselected, in another language to that of contact.
 */
export function CallbackButton({ plan }: { plan: Plan }) {
  const { language, planCard } = useCopy()
  return (
    <ButtonLink
      variant="outline"
      href={language === 'en' ? paths.planForm(plan.id) : `${paths.contact}#contact-form`}
      data-callback={plan.id}
      data-action={`plan-${plan.id}-callback` satisfies ActionName}
    >
      <PhoneCall aria-hidden className="size-[1.125em]" />
      {planCard.callback}
      <span className="sr-only"> {planCard.aboutPlan(plan.name)}</span>
    </ButtonLink>
  )
}
