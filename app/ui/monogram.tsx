/** A person's initials in a stamped ring, in place of a portrait. */
export function Monogram({ initials, size = 'md' }: { initials: string; size?: 'md' | 'lg' }) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full border-2 border-double border-accent-strong bg-accent-tint font-serif text-accent-text ${size === 'lg' ? 'size-12 text-[1.125rem] sm:size-16 sm:text-[1.375rem]' : 'size-11'}`}
    >
      {initials}
    </span>
  )
}
