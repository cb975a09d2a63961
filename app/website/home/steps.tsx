/** Numbered steps along a ruled line. */
export function Steps({
  steps,
}: {
  steps: readonly { number: number; title: string; description: string }[]
}) {
  return (
    <ol className="grid gap-x-8 gap-y-0 lg:grid-cols-4">
      {steps.map(({ number, title, description }) => (
        <li
          key={number}
          className="relative border-line-strong pl-8 last:border-transparent max-lg:ml-4 max-lg:border-l max-lg:not-last:pb-4 lg:border-t lg:pt-8 lg:pl-0"
        >
          <span
            aria-hidden
            className="figures absolute grid size-8 place-items-center rounded-full border border-line-strong bg-card font-serif max-lg:top-0 max-lg:-left-4 lg:-top-5 lg:left-0 lg:size-10 lg:text-h3"
          >
            {number}
          </span>
          <h3 className="text-h3 max-lg:pt-0.5">{title}</h3>
          <p className="mt-1 text-muted max-sm:text-sm lg:mt-2">{description}</p>
        </li>
      ))}
    </ol>
  )
}
