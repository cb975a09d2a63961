import { useShownClaims } from '#app/platform/page/site.tsx'
import { claimId } from '#content/claims.ts'
import { testimonials } from '#content/people.ts'

/** The testimonials that visitors see. Without any, their section and the links to it are left out. */
export function useTestimonials() {
  const isShown = useShownClaims()
  return testimonials.filter((testimonial) => isShown(claimId.testimonial(testimonial)))
}
