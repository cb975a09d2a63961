import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCopy } from '#app/platform/page/copy.ts'
import { Monogram } from '#app/ui/monogram.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Testimonial } from '#content/people.ts'
import { useTestimonials } from './shown-testimonials.ts'

const PER_PAGE = 3

/**
 * Pages of three that buttons turn, wrapping around (`website/layout/enhance-carousel.ts`). Without
 * script all of them are shown, one below the other, and there are no buttons.
 */
export function Testimonials() {
  const shown = useTestimonials()
  const { carousel } = useCopy()
  const pageCount = Math.ceil(shown.length / PER_PAGE)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of the carousel pattern, not of a form
    <div
      role="group"
      aria-roledescription={carousel.role}
      aria-label={carousel.title}
      data-carousel
    >
      <div aria-live="polite">
        {Array.from({ length: pageCount }, (_, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide of the carousel pattern
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a page has no identity but its number
            key={index}
            role="group"
            aria-roledescription={carousel.slideRole}
            aria-label={carousel.slide(index + 1, pageCount)}
            data-slide={index === 0 ? 'shown' : 'hidden'}
            data-page={carousel.page(index + 1, pageCount)}
            className="grid gap-2.5 not-first:mt-2.5 md:grid-cols-3 md:gap-6 md:not-first:mt-6 [html[data-script]_&]:mt-0 [html[data-script]_&]:data-[slide=hidden]:hidden [html[data-script]_&]:data-[slide=shown]:appears"
          >
            {shown.slice(index * PER_PAGE, (index + 1) * PER_PAGE).map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} />
            ))}
          </div>
        ))}
      </div>
      {pageCount > 1 && <Turning pageCount={pageCount} />}
    </div>
  )
}

function Turning({ pageCount }: { pageCount: number }) {
  const { carousel } = useCopy()
  return (
    <div className="scripted screen-only mt-2.5 flex items-center md:mt-6 gap-3">
      <TurnButton label={carousel.previous} by={-1}>
        <ChevronLeft aria-hidden className="size-5" />
      </TurnButton>
      <TurnButton label={carousel.next} by={1}>
        <ChevronRight aria-hidden className="size-5" />
      </TurnButton>
      <span data-place className="figures text-sm text-muted">
        {carousel.page(1, pageCount)}
      </span>
    </div>
  )
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { ratingWords, testimonialWords } = useCopy()
  const words = testimonialWords[testimonial.id] ?? testimonial
  return (
    <figure className="relative flex flex-col rounded-lg border border-line bg-card p-3.5 sm:p-6">
      <span className="xs:max-sm:absolute xs:max-sm:right-4 xs:max-sm:bottom-9">
        <Stars rating={testimonial.rating} label={ratingWords.stars} />
      </span>
      <blockquote className="mb-2.5 max-sm:text-sm sm:mt-3 sm:mb-6 sm:text-[1.0625rem]">
        “{words.text}”
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <Monogram initials={testimonial.initials} />
        <span>
          <span className="block font-semibold max-sm:text-sm">{words.name}</span>
          <span className="block text-sm text-muted max-sm:text-xs">{words.title}</span>
        </span>
      </figcaption>
    </figure>
  )
}

function TurnButton({
  label,
  by,
  children,
}: {
  label: string
  by: number
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      data-turn={by}
      className="grid size-11 place-items-center rounded-md border border-line-strong hover:border-ink hover:bg-tint"
    >
      {children}
    </button>
  )
}
