import * as z from 'zod'
import { count } from './count.ts'

/** Database, files and the end of a process. */
export const databaseSettings = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .refine(
      (text) => URL.canParse(text),
      'must look like postgres://user:password@db.your-firm.in:5432/name (special characters of the password as %xx)',
    )
    .optional()
    .meta({
      description:
        'a PostgreSQL (15 or newer) of yours, instead of the one that the app runs itself',
      example: 'postgres://tax_expert:secret@db.your-firm.in:5432/tax_expert?sslmode=verify-full',
    }),
  DATABASE_POOL: count(200)
    .default(10)
    .meta({ description: 'connections to the database, per instance' }),
  DATA_DIR: z
    .string()
    .default('.data')
    .meta({ description: 'where the app stores its own database and uploaded images' }),
  SHUTDOWN_DELAY_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must be 0 or more')
    .max(300, 'must be at most 300')
    .default(0)
    .meta({
      description:
        'how long `/readyz` answers 503 before the site stops accepting connections, for load balancers that ask it',
    }),
}
