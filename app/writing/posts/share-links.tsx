import { chatLinkToShare } from '#app/ui/text/chat-link.ts'
import { blogCopy } from '#content/en/blog.ts'

/** Links that share a post: nothing is loaded from the other sites. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const text = encodeURIComponent(`${title} ${url}`)
  const links = [
    [blogCopy.share.whatsapp, chatLinkToShare(`${title} ${url}`)],
    [
      blogCopy.share.linkedin,
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    ],
    [blogCopy.share.x, `https://x.com/intent/post?text=${text}`],
    [blogCopy.share.email, `mailto:?subject=${encodeURIComponent(title)}&body=${text}`],
  ]
  return (
    <p className="screen-only flex flex-wrap items-center gap-x-5">
      <span className="text-muted">{blogCopy.share.name}</span>
      {links.map(([name, href]) => (
        <a
          key={name}
          href={href}
          data-action="post-share"
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
