/** Ways to pass a post on: plain links, without anything of those sites on ours. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const text = encodeURIComponent(`${title} ${url}`)
  const links = [
    ['WhatsApp', `https://wa.me/?text=${text}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`],
    ['X', `https://x.com/intent/post?text=${text}`],
    ['E-mail', `mailto:?subject=${encodeURIComponent(title)}&body=${text}`],
  ]
  return (
    <p className="screen-only flex flex-wrap items-center gap-x-5">
      <span className="text-muted">Share</span>
      {links.map(([name, href]) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center"
        >
          <span className="text-link">{name}</span>
        </a>
      ))}
    </p>
  )
}
