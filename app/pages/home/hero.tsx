import { chatTexts } from '#app/content/chat.ts'
import { rating } from '#app/content/claims.ts'
import { hero } from '#app/content/home.ts'
import { ChatButton } from '#app/layout/chat-button.tsx'
import { paths } from '#app/paths.ts'
import { useShownClaims } from '#app/site/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { ReturnSlip } from './return-slip.tsx'

export function Hero() {
  const isShown = useShownClaims()
  return (
    <section
      id="home"
      aria-labelledby="hero-title"
      className="overflow-hidden border-b border-line"
    >
      <div className="measure grid items-center gap-x-16 gap-y-12 pt-[clamp(2.5rem,6vw,5.5rem)] pb-[clamp(3rem,7vw,6rem)] lg:grid-cols-[1.15fr_1fr]">
        <div>
          <p className="mb-5 border-l-4 border-accent pl-3.5 font-medium text-muted">
            {hero.kicker}
          </p>
          <h1 id="hero-title" className="text-h1">
            {hero.title}
          </h1>
          <p className="mt-6 max-w-[36rem] text-lead text-muted">{hero.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ChatButton variant="accent" size="lg" text={chatTexts.hero}>
              {hero.assist}
            </ChatButton>
            <ButtonLink variant="outline" size="lg" href={paths.anchor.services}>
              {hero.services}
            </ButtonLink>
          </div>
          {isShown(rating.id) && (
            <p className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars rating={rating.stars} />
              <span>
                {rating.before} <strong className="figures">{rating.value}</strong> {rating.after}
              </span>
            </p>
          )}
        </div>
        <ReturnSlip />
      </div>
    </section>
  )
}
