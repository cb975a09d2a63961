import { Star, StarHalf } from 'lucide-react'
import { labels } from './labels.ts'

const MAX_STARS = 5

/** A rating out of five, with a text for screen readers. */
export function Stars({
  rating,
  label = labels.rated,
}: {
  rating: number
  label?: (rating: number, max: number) => string
}) {
  return (
    <span
      role="img"
      aria-label={label(rating, MAX_STARS)}
      className="inline-flex gap-0.5 text-star"
    >
      {Array.from({ length: MAX_STARS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is identified by its place only
        <span key={index} aria-hidden className="relative size-4">
          <Star className="size-4" strokeWidth={1.5} />
          {rating > index && <Filled half={rating < index + 1} />}
        </span>
      ))}
    </span>
  )
}

function Filled({ half }: { half: boolean }) {
  const Icon = half ? StarHalf : Star
  return <Icon className="absolute inset-0 size-4 fill-current" strokeWidth={1.5} />
}
