import { resolve } from 'node:path'
import * as z from 'zod'

/** A public key as `age-keygen` writes it, in the alphabet of Bech32. */
const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/

/** The settings of backups, part of those in `platform/config/env.ts`. */
export const backupSettings = {
  BACKUP_DIR: z.string().trim().optional().meta({
    description:
      'the folder for the daily backups, best on another disk; without it there are none',
    example: '/var/backups/tax-expert',
  }),
  BACKUP_RECIPIENT: z.string().transform(toRecipients).default([]).meta({
    description:
      'the public key that backups are encrypted with, or several separated by commas; `npm run backup -- --new-key` makes one',
    shown: 'none',
    example: 'age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq',
  }),
  BACKUP_HOUR: z.coerce
    .number('must be an hour')
    .int('must be a whole hour')
    .min(0, 'must be 0 to 23')
    .max(23, 'must be 0 to 23')
    .default(3)
    .meta({ description: 'the hour in India at which the daily backup starts' }),
  BACKUP_KEEP_DAYS: z.coerce
    .number('must be a number of days')
    .int('must be a whole number of days')
    .min(1, 'must be at least 1')
    .max(3650, 'must be at most 3650')
    .default(30)
    .meta({
      description:
        'how many days backups are kept; the newest is always kept. The privacy policy names this number',
    }),
}
type Values = z.infer<z.ZodObject<typeof backupSettings>>

function toRecipients(text: string, context: z.RefinementCtx): string[] {
  const recipients = text
    .split(',')
    .map((recipient) => recipient.trim())
    .filter(Boolean)
  if (recipients.some((recipient) => recipient.startsWith('AGE-SECRET-KEY-'))) {
    context.addIssue({
      code: 'custom',
      message:
        'is a secret key, which must not be on this machine. Set the public key instead, which begins with age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq',
    })
  } else if (!recipients.every((recipient) => RECIPIENT.test(recipient))) {
    context.addIssue({
      code: 'custom',
      message:
        'must be public keys such as age1… (62 characters), separated by commas; npm run backup -- --new-key makes one',
    })
  }
  return recipients
}

export function toBackupEnv(values: Values) {
  return {
    /** whether the site makes the daily backup: it needs a folder, and a key to encrypt for */
    scheduled: isScheduled(values),
    /** where archives are written; without it no backups are scheduled */
    dir: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
    /** the public keys that archives are encrypted for */
    recipients: values.BACKUP_RECIPIENT,
    /** the hour in India from which on the daily backup is made */
    hour: values.BACKUP_HOUR,
    /** how many days archives are kept; the newest always is */
    keepDays: values.BACKUP_KEEP_DAYS,
  }
}

/** How long the archives are kept that the site makes by itself; 0 where it makes none. */
export function backedUpDays(values: Values): number {
  return isScheduled(values) ? values.BACKUP_KEEP_DAYS : 0
}

function isScheduled({ BACKUP_DIR, BACKUP_RECIPIENT }: Values): boolean {
  return Boolean(BACKUP_DIR) && BACKUP_RECIPIENT.length > 0
}
