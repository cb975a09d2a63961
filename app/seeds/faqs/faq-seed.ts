/** A question of the first content. `answer` is HTML within the editor's allow-list. */
export interface FaqSeed {
  slug: string
  question: string
  answer: string
  /** Slug of an FAQ category. */
  category: string
}
