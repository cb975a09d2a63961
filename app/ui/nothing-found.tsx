interface Link {
  href: string
  label: string
}

/** What stands in the place of search results when there are none: what to read, and whom to ask. */
export function NothingFound({
  text,
  title,
  links,
  ask,
}: {
  text: string
  title: string
  links: Link[]
  ask: Link
}) {
  return (
    <div className="border-y border-line py-8">
      <p>
        {text}{' '}
        <a href={ask.href} data-action="search-empty-contact" className="text-link font-medium">
          {ask.label}
        </a>
      </p>
      {links.length > 0 && (
        <>
          <h2 className="mt-6 text-h3">{title}</h2>
          <ul className="mt-2">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center">
                  <span className="text-link">{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
