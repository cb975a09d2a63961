import { isAt } from '#app/writing/publishing/entry-rows.server.ts'

/** A question as it is stored: published, unless it says otherwise. */
export const storedQuestion = <Rest extends object>({
  question,
  answer,
  ...rest
}: { question: string; answer: string; slug: string } & Rest) => ({
  ...{ kind: 'faq' as const, published: true, title: question, content: answer },
  ...rest,
})

/** A post as it is stored: a draft, unless it says otherwise. */
export const storedPost = <Post extends object>(post: Post) => ({
  ...{ kind: 'post' as const, published: false },
  ...post,
})

export const questionAt = (slug: string) => isAt('faq', slug)
export const postAt = (slug: string) => isAt('post', slug)
