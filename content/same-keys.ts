/** Keys whose values are no words: they are the same in every language. */
type Kept = 'language' | 'id' | 'icon' | 'slug' | 'group' | 'is' | 'href' | 'imageSrc' | 'locale'

/** The shape of a copy, for the words of another language. */
export type Words<Copy> = Copy extends string
  ? string
  : Copy extends (...given: infer Given) => infer Returned
    ? (...given: Given) => Words<Returned>
    : Copy extends object
      ? { readonly [Key in keyof Copy]: Key extends Kept ? Copy[Key] : Words<Copy[Key]> }
      : Copy
