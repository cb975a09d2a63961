/** Numbered steps along a ruled line. */
export function Steps({
  steps,
}: {
  steps: { number: number; title: string; description: string }[]
}) {
  return (
    <ol className="grid gap-x-8 gap-y-0 lg:grid-cols-4">
      {steps.map(({ number, title, description }) => (
        <li
          key={number}
          className="relative border-line-strong pb-8 pl-16 max-lg:border-l max-lg:not-last:ml-5 max-lg:last:ml-5 last:border-transparent lg:border-t lg:pt-8 lg:pl-0"
        >
          <span
            aria-hidden
            className="figures absolute -left-5 grid size-10 place-items-center rounded-full border border-line-strong bg-card font-serif text-h3 max-lg:top-0 lg:-top-5 lg:left-0"
          >
            {number}
          </span>
          <h3 className="text-h3 max-lg:-ml-8 max-lg:pt-1.5">{title}</h3>
          <p className="mt-2 text-muted max-lg:-ml-8">{description}</p>
        </li>
      ))}
    </ol>
  )
}
