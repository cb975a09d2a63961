import { Check, PhoneCall, Plus } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { useShownClaims } from '#app/platform/page/site.tsx'
import { useDatedText } from '#app/tax/due-dates/season.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { claimId } from '#content/claims.ts'
import type { Copy } from '#content/en/copy.ts'
import type { ActionName } from '#content/en/insights/actions.ts'
import { type Plan, plans, rupees } from '#content/plans.ts'

/**
 * The three plans: named by what is filed on the home page, which folds what a plan contains; by the
 * plan on the pricing page.
 */
export function PlanCards({ named }: { named: 'by-filing' | 'by-plan' }) {
  const { planWords } = useCopy()
  return (
    <ul className="grid grid-cols-1 items-stretch gap-x-4 gap-y-5 md:grid-cols-3 lg:gap-x-6">
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={{ ...plan, ...planWords[plan.id] }}
          byPlan={named === 'by-plan'}
        />
      ))}
    </ul>
  )
}

/** A plan in the words of the page's language. */
type SaidPlan = Plan & Copy['planWords'][Plan['id']]

function PlanCard({ plan, byPlan }: { plan: SaidPlan; byPlan: boolean }) {
  const { chatTexts, planCard } = useCopy()
  const isShown = useShownClaims()
  const say = useDatedText()
  const isPopular = plan.isPopular && isShown(claimId.popular(plan))
  return (
    <li
      className={`@container relative flex flex-col rounded-lg border bg-card p-3.5 sm:p-[clamp(1rem,2vw,1.75rem)] ${isPopular ? 'border-accent-strong ring-1 ring-accent-strong' : 'border-line'}`}
    >
      {isPopular && (
        <span className="absolute -top-3.5 left-6 rounded-sm bg-accent px-2.5 py-1 text-xs font-bold tracking-wider text-accent-ink">
          {byPlan ? planCard.popular.byPlan : planCard.popular.byFiling}
        </span>
      )}
      <div className="@min-[15rem]:max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4">
        <h3 className="text-h3 max-sm:text-[1.0625rem]">{byPlan ? plan.name : plan.title}</h3>
        <p className="text-sm font-medium text-muted">
          {byPlan ? plan.title : planCard.plan(plan.name)}
        </p>
        <p className="mt-1 text-muted max-lg:text-sm lg:mt-2">{say(plan.description)}</p>
        <p className="figures flex items-baseline gap-x-3 max-xs:flex-wrap max-sm:col-start-2 max-sm:row-span-3 max-sm:row-start-1 @min-[15rem]:max-sm:flex-col max-sm:items-end sm:mt-3 sm:flex-wrap md:mt-5">
          <span className="font-serif text-[1.5rem] leading-none sm:text-[2rem] lg:text-[2.5rem]">
            {rupees(plan.price)}
          </span>
          {isShown(claimId.originalPrice(plan)) && (
            <s className="text-muted">
              <span className="sr-only">{planCard.insteadOf} </span>
              {rupees(plan.originalPrice)}
            </s>
          )}
        </p>
      </div>
      {byPlan ? (
        <Features plan={plan} />
      ) : (
        <details className="mt-2 mb-1 border-t border-line-strong">
          <summary className="flex min-h-11 items-center justify-between gap-4 text-sm font-semibold">
            {planCard.contents(plan.features.length)}
            <span className="sr-only"> {planCard.contentsOf(plan.title)}</span>
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-accent-text transition-transform duration-200 in-open:rotate-45"
            />
          </summary>
          <Features plan={plan} />
        </details>
      )}
      <div className="screen-only mt-auto flex flex-wrap gap-2.5 *:grow max-sm:*:px-3 sm:grid max-sm:*:text-sm max-sm:[&_svg]:hidden lg:gap-3">
        <ChatButton
          action={`plan-${plan.id}-chat`}
          variant={isPopular ? 'accent' : 'ink'}
          text={byPlan ? chatTexts.choosePlan(plan) : chatTexts.plan(plan)}
        >
          {byPlan ? planCard.choose(plan.name) : planCard.start}
          {!byPlan && <span className="sr-only"> {planCard.withPlan(plan.name)}</span>}
        </ChatButton>
        <CallbackButton plan={plan} />
      </div>
    </li>
  )
}

function Features({ plan }: { plan: SaidPlan }) {
  const { planCard } = useCopy()
  const say = useDatedText()
  return (
    <>
      <ul className="rows border-t border-line-strong not-in-[details]:mt-6 in-[details]:border-line">
        {plan.features.map(say).map((feature) => (
          <li key={feature} className="flex gap-3 py-2.5 max-lg:text-sm">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" strokeWidth={3} />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-6 text-sm text-muted in-[details]:mb-3">
        {planCard.recommendedFor(plan.recommendedFor)}
      </p>
    </>
  )
}

/** Opens the plan dialog (`entry/entry-public.ts`); without script it leads to a form with the plan preselected. */
function CallbackButton({ plan }: { plan: Plan }) {
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
