import * as z from 'zod'

const BUCKET = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const
const MEGABYTE = 1024 * 1024

/** The settings of images, part of those in `platform/config/env.ts`. */
export const imageSettings = {
  IMAGE_MAX_MB: z.coerce
    .number('must be a number of megabytes')
    .min(1, 'must be at least 1')
    .max(50, 'must be at most 50')
    .default(10)
    .meta({ description: 'the largest image file that staff may upload, in megabytes' }),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://s3.ap-south-1.amazonaws.com',
    })
    .transform((address) => address.replace(/\/{1,9}$/, ''))
    .optional()
    .meta({
      description: 'a bucket for images, instead of `DATA_DIR`; all five `S3_` settings or none',
      example: 'https://s3.ap-south-1.amazonaws.com',
    }),
  S3_REGION: z
    .string()
    .trim()
    .optional()
    .meta({ description: 'its region', example: 'ap-south-1' }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .meta({ description: 'its name', example: 'your-firm-images' }),
  S3_ACCESS_KEY_ID: z.string().trim().optional().meta({
    description: 'the key, which may get, put, delete and list',
    example: 'AKIA…',
  }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .trim()
    .optional()
    .meta({ description: 'its secret', example: 'secret' }),
}
type Values = z.infer<z.ZodObject<typeof imageSettings>>

/** Names each setting of a bucket that is missing while others are there. */
export function wholeBucket(values: Values, context: z.RefinementCtx): void {
  const missing = BUCKET.filter((name) => values[name] === undefined)
  if (missing.length === BUCKET.length) return
  for (const name of missing) {
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'is missing; a bucket needs all five S3 settings',
    })
  }
}

export function toImageEnv(values: Values) {
  return {
    /** the largest file that may be uploaded */
    maxBytes: Math.round(values.IMAGE_MAX_MB * MEGABYTE),
    /** where images are stored instead of `DATA_DIR` */
    bucket: values.S3_BUCKET
      ? {
          /** scheme and host, without a slash at the end; the bucket is the first part of the path */
          endpoint: values.S3_ENDPOINT!,
          region: values.S3_REGION!,
          name: values.S3_BUCKET,
          accessKeyId: values.S3_ACCESS_KEY_ID!,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY!,
        }
      : undefined,
  }
}

export type Bucket = NonNullable<ReturnType<typeof toImageEnv>['bucket']>
