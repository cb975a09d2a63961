import { type Expert, expertCard, experts } from '#app/content/people.ts'
import { Monogram } from '#app/ui/monogram.tsx'
import { Stars } from '#app/ui/stars.tsx'

export function Experts() {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {experts.map((expert) => (
        <li key={expert.name}>
          <ExpertCard expert={expert} />
        </li>
      ))}
    </ul>
  )
}

export function ExpertCard({ expert }: { expert: Expert }) {
  return (
    <div className="h-full rounded-lg border border-line bg-card p-6 md:max-lg:grid md:max-lg:grid-cols-[1fr_16rem] md:max-lg:gap-x-8">
      <div className="flex items-center gap-4">
        <Monogram initials={expert.initials} size="lg" />
        <div>
          <h3 className="text-h3">{expert.name}</h3>
          <p className="text-muted">{expert.specialization}</p>
        </div>
      </div>
      <p className="mt-5 md:max-lg:col-start-1">{expert.description}</p>
      <dl className="rows figures mt-5 border-t border-line text-[0.9688rem] md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0 md:max-lg:border-t-0">
        <Fact term={expertCard.experience}>{expert.experience}</Fact>
        <Fact term={expertCard.clients}>{expert.clients}</Fact>
        <Fact term={expertCard.rating}>
          <Stars rating={expert.rating} />
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex items-center justify-between py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
