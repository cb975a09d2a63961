import { Check } from 'lucide-react'
import { chatTexts } from '#app/content/chat.ts'
import { claimId } from '#app/content/claims.ts'
import { type Plan, planCard, plans, priceToPay, rupees } from '#app/content/plans.ts'
import { ChatButton } from '#app/layout/chat-button.tsx'
import { useShownClaims } from '#app/site/site.tsx'
import { CallbackButton } from './callback-button.tsx'

/** The three plans: named by what is filed on the home page, by the plan on the pricing page. */
export function PlanCards({ named }: { named: 'by-filing' | 'by-plan' }) {
  return (
    <ul className="grid items-stretch gap-x-6 gap-y-9 lg:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} byPlan={named === 'by-plan'} />
      ))}
    </ul>
  )
}

function PlanCard({ plan, byPlan }: { plan: Plan; byPlan: boolean }) {
  const isShown = useShownClaims()
  const isPopular = plan.isPopular && isShown(claimId.popular(plan))
  return (
    <li
      className={`relative flex flex-col rounded-lg border bg-card p-[clamp(1.25rem,4vw,1.75rem)] ${isPopular ? 'border-2 border-accent-strong' : 'border-line'}`}
    >
      {isPopular && (
        <span className="absolute -top-3.5 left-6 rounded-sm bg-accent px-2.5 py-1 text-xs font-bold tracking-wider text-accent-ink">
          {byPlan ? planCard.popular.byPlan : planCard.popular.byFiling}
        </span>
      )}
      <h3 className="text-h3">{byPlan ? plan.name : plan.title}</h3>
      <p className="text-sm font-medium text-muted">
        {byPlan ? plan.title : planCard.plan(plan.name)}
      </p>
      <p className="mt-2 text-muted">{plan.description}</p>
      <p className="figures mt-5 flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-[2.5rem] leading-none">{rupees(plan.price)}</span>
        {isShown(claimId.originalPrice(plan)) && (
          <s className="text-muted">
            <span className="sr-only">{planCard.insteadOf} </span>
            {rupees(plan.originalPrice)}
          </s>
        )}
      </p>
      <p className="figures mt-2 font-semibold">{planCard.youPay(priceToPay(plan))}</p>
      <ul className="rows mt-6 border-t border-line-strong">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3 py-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" strokeWidth={3} />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-6 text-sm text-muted">{planCard.recommendedFor(plan.recommendedFor)}</p>
      <div className="screen-only mt-auto grid gap-3">
        <ChatButton
          variant={isPopular ? 'accent' : 'ink'}
          text={byPlan ? chatTexts.choosePlan(plan) : chatTexts.plan(plan)}
        >
          {byPlan ? planCard.choose(plan.name) : planCard.start}
        </ChatButton>
        <CallbackButton plan={plan} />
      </div>
    </li>
  )
}
