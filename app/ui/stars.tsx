import { Star, StarHalf } from 'lucide-react'

const MOST = 5

/** A rating out of five, in words for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={`Rated ${rating} out of ${MOST}`}
      className="inline-flex gap-0.5 text-star"
    >
      {Array.from({ length: MOST }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other name than their place
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
