import { ArrowRight } from 'lucide-react'
import { sections, taxTips } from '#app/content/home.ts'
import { paths } from '#app/paths.ts'

export function TaxTips() {
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-3">
        {taxTips.map(({ title, slug, description, imageSrc, imageAlt }) => (
          <li
            key={slug}
            className="flex flex-col overflow-hidden rounded-lg border border-line bg-card"
          >
            <img
              src={imageSrc}
              alt={imageAlt}
              width={360}
              height={150}
              loading="lazy"
              className="w-full border-b border-line bg-tint"
            />
            <div className="flex grow flex-col p-6">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 mb-4 text-muted">{description}</p>
              <a
                href={paths.post(slug)}
                className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold"
              >
                <span className="text-link">{sections.taxTips.more}</span>
                <span className="sr-only">: {title}</span>
                <ArrowRight aria-hidden className="size-4" />
              </a>
            </div>
          </li>
        ))}
      </ul>
      <a href={paths.blog} className="mt-8 inline-flex min-h-11 items-center gap-2 font-semibold">
        <span className="text-link">{sections.taxTips.all}</span>
        <ArrowRight aria-hidden className="size-4" />
      </a>
    </>
  )
}
