import { formatDay, formatLongDay } from '#app/ui/time/dates.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { RichText } from '#app/writing/editor/rich-text.tsx'
import { Picture } from '#app/writing/images/picture.tsx'
import { blogCopy } from '#content/en/blog.ts'
import { DottedLine } from './dotted-line.tsx'
import { type Person, type PublicPost, revisionOf, withHeadings } from './post.ts'

/** A post as readers see it: its title, dates, picture, text and table of contents. */
export function PostBody({
  post,
  category,
  level: Title = 'h1',
}: {
  post: Pick<
    PublicPost,
    'title' | 'content' | 'publishedAt' | 'revisedAt' | 'featuredImage' | 'readingMinutes'
  > &
    Partial<Pick<PublicPost, 'featuredImageAlt' | 'author' | 'reviewer' | 'lawAsOn'>>
  category: string | undefined
  /** the heading of the title, where the page has another h1 */
  level?: 'h1' | 'h2'
}) {
  const { html, headings } = withHeadings(post.content)
  const revisedAt = revisionOf(post)
  return (
    <>
      <header className="mt-4 max-w-[50rem]">
        <Title className="text-h1">
          <UnbrokenYears text={post.title} />
        </Title>
        <DottedLine className="mt-5">
          {post.publishedAt ? (
            <time dateTime={post.publishedAt}>{formatLongDay(post.publishedAt)}</time>
          ) : (
            blogCopy.draft
          )}
          {revisedAt && (
            <>
              {blogCopy.updated} <time dateTime={revisedAt}>{formatLongDay(revisedAt)}</time>
            </>
          )}
          {category ?? blogCopy.uncategorized}
          {post.author ? named(post.author) : blogCopy.author}
          {blogCopy.minutes(post.readingMinutes)}
        </DottedLine>
        {(post.reviewer || post.lawAsOn) && (
          <DottedLine className="mt-1">
            {post.reviewer && `${blogCopy.reviewedBy} ${named(post.reviewer)}`}
            {post.lawAsOn && (
              <>
                {blogCopy.lawAsOn} <time dateTime={post.lawAsOn}>{formatDay(post.lawAsOn)}</time>
              </>
            )}
          </DottedLine>
        )}
      </header>
      {post.featuredImage && (
        <Picture
          src={post.featuredImage}
          alt={post.featuredImageAlt}
          sizes="(min-width: 64rem) 60rem, 92vw"
          first
          className="mt-8 aspect-[1.9] w-full max-w-[60rem] rounded-lg border border-line object-cover"
        />
      )}
      <div className="mt-10 grid gap-x-16 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,44rem)_1fr]">
        <RichText html={html} className="text-[1.0625rem] lg:row-span-2" />
        {headings.length > 1 && (
          <nav
            aria-label={blogCopy.contents}
            className="screen-only top-28 self-start border-l-4 border-accent pl-5 max-lg:order-first lg:sticky"
          >
            <h2 className="font-sans text-sm font-semibold tracking-normal text-muted">
              {blogCopy.contents}
            </h2>
            <ol className="mt-1">
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} className="block py-1.5 hover:text-accent-text">
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
    </>
  )
}

function named({ name, qualification }: Person): string {
  return qualification ? `${name}, ${qualification}` : name
}
