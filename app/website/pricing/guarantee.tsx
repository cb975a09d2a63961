import { ShieldCheck } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'

/** What the terms promise about mistakes and refunds, below the plans. */
export function Guarantee() {
  const { guarantee } = useCopy()
  if (!useFirm().guarantee) return null
  return (
    <aside
      aria-labelledby="guarantee-title"
      className="mt-5 grid grid-cols-[1.5rem_1fr] gap-x-2.5 border-y border-line-strong py-4 lg:mt-8 lg:py-6"
    >
      <ShieldCheck aria-hidden className="mt-0.5 size-6 text-good" strokeWidth={1.6} />
      <div className="max-w-[46rem]">
        <h3 id="guarantee-title" className="text-h3 max-sm:text-[1.0625rem]">
          {guarantee.title}
        </h3>
        <p className="mt-1 text-muted max-sm:text-sm">{guarantee.text}</p>
        <p className="screen-only -mb-2 flex flex-wrap gap-x-5 text-sm font-semibold">
          <a href={paths.mistakes} className="text-link inline-flex min-h-11 items-center">
            {guarantee.mistakes}
          </a>
          <a href={paths.refunds} className="text-link inline-flex min-h-11 items-center">
            {guarantee.refunds}
          </a>
        </p>
      </div>
    </aside>
  )
}
