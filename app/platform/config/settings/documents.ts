import * as z from 'zod'

const KEY_BYTES = 32

/** The settings of clients' documents, part of those in `platform/config/env.ts`. */
export const documentSettings = {
  DOCUMENTS_KEY: key(
    'what clients’ documents, PANs and passwords of files are encrypted with: 32 random bytes in base64 (`openssl rand -base64 32`). Without it the site makes one beside its data, and says so. Losing it means losing the documents',
  ),
  DOCUMENTS_KEY_FILE: z.string().trim().optional().meta({
    description: 'a file that holds `DOCUMENTS_KEY`, instead of the setting itself',
    example: '/run/secrets/documents-key',
  }),
  DOCUMENTS_KEY_OLD: key(
    'the previous key, while what it encrypted is being encrypted again (`npm run documents:rotate`)',
  ),
  CLAMAV_URL: z
    .string()
    .regex(
      /^(?:tcp:\/\/[\w.-]{1,200}:\d{1,5}|unix:\/\/\/[^\s]{1,200})$/,
      'must be such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
    )
    .optional()
    .meta({
      description:
        'a ClamAV daemon that scans each document before staff may open it; without it documents are marked as not scanned',
      example: 'unix:///run/clamav/clamd.ctl',
    }),
}
type Values = z.infer<z.ZodObject<typeof documentSettings>>

export function toDocumentsEnv(values: Values) {
  return {
    key: values.DOCUMENTS_KEY,
    keyFile: values.DOCUMENTS_KEY_FILE,
    oldKey: values.DOCUMENTS_KEY_OLD,
    clamav: values.CLAMAV_URL,
  }
}

function key(description: string) {
  return z
    .string()
    .transform((text, context) => readKey(text) ?? fail(context))
    .optional()
    .meta({ description, example: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=' })
}

/** The bytes of a key in base64; undefined for anything else. */
export function readKey(text: string): Buffer | undefined {
  const bytes = Buffer.from(text.trim(), 'base64')
  return /^[\w+/-]{43}=?$/.test(text.trim()) && bytes.length === KEY_BYTES ? bytes : undefined
}

function fail(context: z.RefinementCtx) {
  context.addIssue({ code: 'custom', message: 'must be 32 bytes in base64' })
  return z.NEVER
}
