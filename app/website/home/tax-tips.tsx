import { ArrowRight } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'

export function TaxTips({
  links,
}: {
  /** where the cards lead, by slug */
  links: Record<string, string>
}) {
  const { sections, taxTips } = useCopy()
  return (
    <>
      <ul className="grid md:grid-cols-3 md:gap-6 max-md:rows max-md:border-y max-md:border-line">
        {taxTips.map(({ title, slug, description, imageSrc, imageAlt }) => (
          <li
            key={slug}
            className="flex gap-4 max-xs:flex-col max-md:py-2.5 md:flex-col md:gap-0 md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-card"
          >
            <img
              src={imageSrc}
              alt={imageAlt}
              width={360}
              height={150}
              loading="lazy"
              className="size-[4.5rem] shrink-0 border-line bg-tint object-cover max-md:rounded-md max-md:border md:h-auto md:w-full md:border-b"
            />
            <div className="flex grow flex-col md:p-6">
              <h3 className="text-h3 max-md:text-base">
                <UnbrokenYears text={title} />
              </h3>
              <p className="mt-2 mb-4 text-muted max-md:hidden">{description}</p>
              <a
                href={links[slug]}
                className="mt-auto inline-flex min-h-11 max-md:-mb-2.5 items-center gap-2 self-start font-semibold"
              >
                <span className="text-link">{sections.taxTips.more}</span>
                <span className="sr-only">: {title}</span>
                <ArrowRight aria-hidden className="size-4" />
              </a>
            </div>
          </li>
        ))}
      </ul>
      <a
        href={paths.blog}
        className="mt-2 inline-flex md:mt-8 min-h-11 items-center gap-2 font-semibold"
      >
        <span className="text-link">{sections.taxTips.all}</span>
        <ArrowRight aria-hidden className="size-4" />
      </a>
    </>
  )
}
