import { META_DESCRIPTION_MIN, META_TITLE_MAX, type PostForm } from '#app/blog/post-rules.ts'
import { plainText } from '#app/text/plain-text.ts'
import type { StoredPost } from './stored-post.ts'

const TITLE_SHORT = 30
const WORDS_FEW = 300

/** Plain advice about a post, in the order in which it helps; it never keeps one from saving. */
export function seoAdviceFor(post: PostForm, stored: StoredPost | undefined): string[] {
  const title = post.metaTitle || post.title
  const description = post.metaDescription || post.excerpt
  const words = plainText(post.content).split(' ').filter(Boolean).length
  const images = post.content.match(/<img\b[^<>]*>/g) ?? []
  const pictures = images.filter((tag) => !/\balt="[^"]+"/.test(tag)).length
  const advice: [boolean, string][] = [
    [
      stored?.published === true && post.slug !== stored.slug,
      `The address changes from “${stored?.slug}”. Readers of the old one are led to the new one.`,
    ],
    [
      title.length > META_TITLE_MAX,
      `The title has ${title.length} characters: search engines cut it at about ${META_TITLE_MAX}. Write a shorter meta title.`,
    ],
    [
      title.length > 0 && title.length < TITLE_SHORT,
      `The title has ${title.length} characters: ${TITLE_SHORT} to ${META_TITLE_MAX} say more about the post.`,
    ],
    [
      description.length < META_DESCRIPTION_MIN,
      `The description that search engines get has ${description.length} characters. ${META_DESCRIPTION_MIN} to 160 fill the place it has.`,
    ],
    [
      pictures > 0,
      `${pictures === 1 ? 'A picture has' : `${pictures} pictures have`} no alternative text. Describe what it shows, unless it only decorates.`,
    ],
    [
      headingsOutOfOrder(post.content),
      'A heading skips a level: begin with level 2 and go down one level at a time.',
    ],
    [
      words >= WORDS_FEW && !/<h2\b/.test(post.content),
      'A long text without headings is hard to read: divide it with headings of level 2.',
    ],
    [
      images.some((tag) => /\bsrc="https?:/.test(tag)) || /^https?:/.test(post.featuredImage ?? ''),
      'A picture lies on another site, which then learns who reads this page. Upload it here instead.',
    ],
    [
      words > 0 && words < WORDS_FEW,
      `It has ${words} words. Useful posts mostly have more than ${WORDS_FEW}.`,
    ],
    [post.noIndex, 'It is hidden from search engines.'],
  ]
  return advice.filter(([applies]) => applies).map(([, text]) => text)
}

function headingsOutOfOrder(html: string): boolean {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
  return levels.some((level, place) => level > (levels[place - 1] ?? 1) + 1)
}
