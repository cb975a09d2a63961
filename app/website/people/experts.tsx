import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm, useShownClaims } from '#app/platform/page/site.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { withoutTitle } from '#app/ui/text/person-name.ts'
import { claimId } from '#content/claims.ts'
import { type Expert, experts } from '#content/people.ts'

export function Experts() {
  return (
    <ul className="grid md:gap-6 lg:grid-cols-3 lg:gap-y-0 max-md:rows max-md:border-y max-md:border-line">
      {experts.map((expert) => (
        <li
          key={expert.id}
          className="max-md:*:rounded-none max-md:*:border-0 max-md:*:bg-transparent max-md:*:px-0 max-md:*:py-3 lg:row-span-3 lg:grid lg:grid-rows-subgrid"
        >
          <ExpertCard expert={expert} />
        </li>
      ))}
    </ul>
  )
}

/** An accountant; the rows of cards in one grid line up. */
export function ExpertCard({ expert }: { expert: Expert }) {
  const words = useCopy().expertWords[expert.id] ?? expert
  return (
    <div className="rounded-lg border border-line bg-card p-4 sm:p-6 md:grid md:max-lg:grid-cols-[1fr_16rem] md:max-lg:gap-x-8 lg:row-span-3 lg:grid-rows-subgrid">
      <div className="flex items-center gap-4">
        {expert.picture ? (
          <img
            src={expert.picture}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="size-16 shrink-0 rounded-full border border-line-strong bg-tint object-cover sm:size-24"
          />
        ) : (
          <Monogram initials={expert.initials} size="lg" />
        )}
        <div>
          <h3 className="text-h3">{words.name}</h3>
          <p className="text-muted">{words.specialization}</p>
        </div>
      </div>
      <p className="mt-2 max-sm:text-sm md:mt-5 md:max-lg:col-start-1">{words.description}</p>
      <Facts expert={expert} />
    </div>
  )
}

/** What is known of an accountant in numbers, as far as it is shown. */
function Facts({ expert }: { expert: Expert }) {
  const isShown = useShownClaims()
  const { memberNumbers } = useFirm()
  const { expertCard, expertWords, ratingWords } = useCopy()
  const membership = memberNumbers[withoutTitle(expert.name)]
  const facts = [
    membership && [expertCard.membership, membership],
    isShown(claimId.experience(expert)) && [
      expertCard.experience,
      expertWords[expert.id]?.experience ?? expert.experience,
    ],
    isShown(claimId.clients(expert)) && [expertCard.clients, expert.clients],
    isShown(claimId.expertRating(expert)) && [
      expertCard.rating,
      <Stars key="rating" rating={expert.rating} label={ratingWords.stars} />,
    ],
  ].filter((fact) => Array.isArray(fact))
  if (facts.length === 0) return null
  return (
    <dl className="figures mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs md:rows md:mt-5 md:block md:border-t md:border-line md:text-sm md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0 md:max-lg:border-t-0">
      {facts.map(([term, value]) => (
        <Fact key={String(term)} term={String(term)}>
          {value}
        </Fact>
      ))}
    </dl>
  )
}

/** A fact with its name, which stars do without on a phone. */
function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  const isText = typeof children === 'string'
  return (
    <div className="flex items-baseline justify-between gap-x-1 md:items-center md:py-2.5">
      <dt className={`text-muted ${isText ? '' : 'max-md:sr-only'}`}>{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
