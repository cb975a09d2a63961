import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#app/team/auth/queries.ts'
import { readingMinutes } from '#app/ui/text/reading-time.ts'
import { allCategoriesQuery, bylinesQuery } from '#app/writing/publishing/queries.ts'
import { PostBody } from '../post-body.tsx'
import type { PostForm } from '../post-rules.ts'
import { editorLabels as labels } from './labels.ts'

/** The post as readers will see it, with what is typed and not saved yet. */
export function PostPreview({ values }: { values: PostForm }) {
  const { data: categories } = useQuery(allCategoriesQuery('post'))
  const { data: bylines = [] } = useQuery(bylinesQuery)
  const { data: user } = useQuery(currentUserQuery)
  const { title, content, featuredImage, published, publishAt, lawAsOn } = values
  const personOf = (id: number | null | undefined) =>
    bylines.find((byline) => byline.id === id) ?? null
  return (
    <section
      aria-label={labels.preview}
      className="rounded-lg border border-line bg-paper px-[clamp(1rem,4vw,3rem)] pt-4 pb-10"
    >
      <PostBody
        level="h2"
        post={{
          title: title || labels.titlePlaceholder,
          content: content || labels.emptyContent,
          featuredImage,
          publishedAt: published ? (publishAt ?? new Date().toISOString()) : null,
          revisedAt: null,
          readingMinutes: readingMinutes(content),
          author: personOf(values.bylineId === undefined ? user?.id : values.bylineId),
          reviewer: personOf(values.reviewerId),
          lawAsOn: lawAsOn || null,
        }}
        category={categories?.find(({ id }) => id === values.categoryId)?.name}
      />
    </section>
  )
}
