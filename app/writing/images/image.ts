import * as z from 'zod/mini'
import { toSingleLine } from '#app/ui/text/fields.ts'
import { imageMessages } from '#content/en/images.ts'

export const ALT_MAX = 300
const FILE_NAME_MAX = 200
export const IMAGES_PAGE_SIZE = 24

/** Alternative text: one line; empty for a picture that only decorates. */
export const altText = z.pipe(
  z.pipe(z.string('Alternative text must be text'), z.transform(toSingleLine)),
  z.string().check(z.maxLength(ALT_MAX, imageMessages.altTooLong(ALT_MAX))),
)
export const altBody = z.object({ alt: altText })

/** The name of an uploaded file, made safe to show. */
export function fileNameOf(given: string | undefined): string {
  return (
    toSingleLine(given ?? '')
      .slice(0, FILE_NAME_MAX)
      .toWellFormed() || 'picture'
  )
}

/** The address of a picture of another site. */
export const fetchBody = z.object({ url: z.string().check(z.maxLength(2_000)) })

/** An image of the library. */
export const image = z.object({
  id: z.int(),
  /** the value for `src` and `featuredImage` and, after the origin, for `ogImage` */
  url: z.string(),
  alt: z.string(),
  fileName: z.string(),
  /** pixels of the widest stored file */
  width: z.int(),
  height: z.int(),
  /** of all its files together */
  bytes: z.int(),
  widths: z.array(z.int()),
  srcset: z.object({ avif: z.string(), jpg: z.string() }),
  uploadedBy: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Image = z.infer<typeof image>

export const imagesQueryRules = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  page: z.optional(
    z.coerce
      .number('The page must be a whole number from 1 on')
      .check(
        z.int('The page must be a whole number from 1 on'),
        z.gte(1, 'The page must be a whole number from 1 on'),
        z.lte(100_000, 'There aren’t that many pages'),
      ),
  ),
})
export type ImagesQuery = z.infer<typeof imagesQueryRules>

export const imagesPage = z.object({
  items: z.array(image),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type ImagesPage = z.infer<typeof imagesPage>
