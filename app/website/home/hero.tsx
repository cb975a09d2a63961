import { useUsualTime } from '#app/enquiries/desk/stats/response-rate-line.tsx'
import { CallbackIsland } from '#app/enquiries/intake/forms/callback-island.tsx'
import { GENERAL_INQUIRY } from '#app/enquiries/model/lead.ts'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm, useReplyWithin, useShownClaims } from '#app/platform/page/site.tsx'
import { SeasonLine } from '#app/tax/due-dates/season-line.tsx'
import type { Income } from '#app/tax/engine/assess-return.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { ReturnSlip } from '#app/website/slip/return-slip.tsx'
import { rating } from '#content/claims.ts'

const CALLBACK_FORM_ID = 'slip-callback'

export function Hero({ incomes }: { incomes: Income[] }) {
  const isShown = useShownClaims()
  const { chatTexts, hero, heroFacts, ratingWords } = useCopy()
  const usualTime = useUsualTime()
  const facts = heroFacts(useReplyWithin(), usualTime, useFirm().noGst)
  return (
    <section
      id="home"
      aria-labelledby="hero-title"
      className="overflow-hidden border-b border-line"
    >
      <div className="measure grid items-start gap-x-16 gap-y-6 pt-[clamp(1.5rem,4vw,3rem)] pb-[clamp(1.75rem,4vw,4rem)] lg:grid-cols-[1.2fr_1fr] xl:grid-cols-[1.35fr_1fr]">
        <div className="flex flex-col lg:pt-20">
          <p className="mb-3 border-l-4 border-accent pl-3.5 font-medium text-muted max-sm:text-sm sm:mb-5">
            {hero.kicker}
          </p>
          <h1 id="hero-title" className="text-h1">
            {hero.title}
          </h1>
          <p
            className={`figures mt-4 font-semibold sm:mt-5 lg:text-sm ${usualTime ? '' : 'xl:whitespace-nowrap'}`}
          >
            {facts.join(' · ')}
          </p>
          <SeasonLine className="mt-3 sm:mt-5" />
          <div className="mt-4 flex flex-wrap gap-3 sm:mt-7">
            <ChatButton
              action="hero-chat"
              variant="accent"
              size="lg"
              text={chatTexts.hero}
              className="max-sm:grow"
            >
              {hero.assist}
            </ChatButton>
            <ButtonLink
              data-action="hero-services"
              variant="outline"
              size="lg"
              href={paths.anchor.services}
              className="max-sm:grow"
            >
              {hero.services}
            </ButtonLink>
          </div>
          {isShown(rating.id) && (
            <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-1 sm:mt-7">
              <Stars rating={rating.stars} label={ratingWords.stars} />
              <span>
                {ratingWords.before} <strong className="figures">{rating.value}</strong>{' '}
                {ratingWords.after}
              </span>
            </p>
          )}
        </div>
        <ReturnSlip
          incomes={incomes}
          callbackFormId={CALLBACK_FORM_ID}
          callbackForm={
            <CallbackIsland service={GENERAL_INQUIRY} source="tool" id={CALLBACK_FORM_ID} />
          }
        />
      </div>
    </section>
  )
}
