import { claimId } from '#app/content/claims.ts'
import { testimonials } from '#app/content/people.ts'
import { useShownClaims } from '#app/site/site.tsx'

/** The testimonials that visitors see. Without any, their section and the links to it are left out. */
export function useTestimonials() {
  const isShown = useShownClaims()
  return testimonials.filter((testimonial) => isShown(claimId.testimonial(testimonial)))
}
