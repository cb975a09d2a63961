import { plainText } from '#app/ui/text/plain-text.ts'
import {
  META_DESCRIPTION_MIN,
  META_TITLE_MAX,
  type PostForm,
} from '#app/writing/posts/post-rules.ts'
import { adviceLabels as labels } from './labels.ts'
import type { StoredPost } from './stored-post.ts'

const TITLE_MIN = 30
const WORDS_MIN = 300

/** Advice about a post, the most useful first; none of it prevents saving. */
export function seoAdviceFor(post: PostForm, stored: StoredPost | undefined): string[] {
  const title = post.metaTitle || post.title
  const description = post.metaDescription || post.excerpt
  const words = plainText(post.content).split(' ').filter(Boolean).length
  const images = post.content.match(/<img\b[^<>]*>/g) ?? []
  const pictures = images.filter((tag) => !/\balt="[^"]+"/.test(tag)).length
  const advice: [boolean, string][] = [
    [stored?.published === true && post.slug !== stored.slug, labels.slugChanges(stored?.slug)],
    [title.length > META_TITLE_MAX, labels.titleLong(title.length)],
    [title.length > 0 && title.length < TITLE_MIN, labels.titleShort(title.length, TITLE_MIN)],
    [description.length < META_DESCRIPTION_MIN, labels.descriptionShort(description.length)],
    [pictures > 0, labels.noAltText(pictures)],
    [headingsOutOfOrder(post.content), labels.skippedHeading],
    [words >= WORDS_MIN && !/<h2\b/.test(post.content), labels.noHeadings],
    [
      images.some((tag) => /\bsrc="https?:/.test(tag)) || /^https?:/.test(post.featuredImage ?? ''),
      labels.externalImage,
    ],
    [words > 0 && words < WORDS_MIN, labels.fewWords(words, WORDS_MIN)],
    [post.noIndex, labels.noIndex],
  ]
  return advice.filter(([applies]) => applies).map(([, text]) => text)
}

function headingsOutOfOrder(html: string): boolean {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
  return levels.some((level, place) => level > (levels[place - 1] ?? 1) + 1)
}
