import { experts, testimonials } from './people.ts'
import { plans, rupees } from './plans.ts'

/** The rating in the hero of the home page. */
export const rating = {
  id: 'rating',
  stars: 5,
  before: 'Rated',
  value: '4.9/5',
  after: 'by 2000+ clients',
} as const

/** The figures on the home page. */
export const stats = [
  { id: 'stat-returns', value: '10K+', label: 'Returns filed' },
  { id: 'stat-experts', value: '50+', label: 'Expert CAs' },
  { id: 'stat-success', value: '99%', label: 'Success rate' },
  { id: 'stat-savings', value: '10Cr+', label: 'In tax savings' },
] as const

/** The ids of the claims about an accountant, in a testimonial, and on a plan's card. */
export const claimId = {
  experience: (expert: { id: string }) => `expert-${expert.id}-experience`,
  clients: (expert: { id: string }) => `expert-${expert.id}-clients`,
  expertRating: (expert: { id: string }) => `expert-${expert.id}-rating`,
  testimonial: (testimonial: { id: string }) => `testimonial-${testimonial.id}`,
  originalPrice: (plan: { id: string }) => `price-before-${plan.id}`,
  popular: (plan: { id: string }) => `popular-${plan.id}`,
}

/** Something the site says about the practice that a reader cannot check alone. */
export interface Claim {
  id: string
  /** what is claimed; evidence counts for these words only */
  text: string
  /** the pages that show it */
  where: string
}

const WITH_EXPERTS = 'Home, about and service pages'
const WITH_PLANS = 'Home and pricing pages'
const WITH_TESTIMONIALS = 'Home and service pages'
const HOME = 'Home page'

/** Every rating, count, percentage, testimonial and comparison of prices that visitors see. */
export const claims: readonly Claim[] = [
  { id: rating.id, text: `${rating.before} ${rating.value} ${rating.after}`, where: HOME },
  ...stats.map(({ id, value, label }) => ({ id, text: `${value} ${label}`, where: HOME })),
  ...experts.flatMap((expert) => [
    {
      id: claimId.experience(expert),
      text: `${expert.name}: ${expert.experience} of experience`,
      where: WITH_EXPERTS,
    },
    {
      id: claimId.clients(expert),
      text: `${expert.name}: ${expert.clients} clients`,
      where: WITH_EXPERTS,
    },
    {
      id: claimId.expertRating(expert),
      text: `${expert.name}: rated ${expert.rating} out of 5`,
      where: WITH_EXPERTS,
    },
  ]),
  ...testimonials.map((testimonial) => ({
    id: claimId.testimonial(testimonial),
    text: `${testimonial.name}, ${testimonial.title}, ${testimonial.rating} out of 5: “${testimonial.text}”`,
    where: WITH_TESTIMONIALS,
  })),
  ...plans.map((plan) => ({
    id: claimId.originalPrice(plan),
    text: `${plan.name}: ${rupees(plan.price)} instead of ${rupees(plan.originalPrice)}`,
    where: WITH_PLANS,
  })),
  ...plans
    .filter(({ isPopular }) => isPopular)
    .map((plan) => ({
      id: claimId.popular(plan),
      text: `${plan.name}: marked as the most popular plan`,
      where: WITH_PLANS,
    })),
]
