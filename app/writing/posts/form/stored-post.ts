/** The stored state of a post in the form, as far as advice needs it. */
export interface StoredPost {
  slug: string
  published: boolean
}
