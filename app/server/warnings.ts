import type { Env } from '#app/platform/config/env.ts'
import type { Gaps } from '#app/writing/claims/claim.ts'

/** Shows a warning, if there is one, to the operator of a site. */
export function warn(env: Env, text: string | undefined) {
  if (env.mode === 'production' && text) console.warn(text)
}

/** What the log says at the start about business details that are made up; nothing where none is. */
export function placeholderWarning(placeholders: readonly string[]): string | undefined {
  if (placeholders.length === 0) return
  return framed([
    'These settings are still placeholders. Visitors see made-up business details until',
    'you set them in the environment:',
    ...placeholders.map((name) => `  ${name}`),
  ])
}

/** What it says about names in the environment that are not settings, though they look like some. */
export function unknownWarning(unknown: Env['unknown']): string | undefined {
  if (unknown.length === 0) return
  return framed(
    unknown.map(({ name, nearest }) =>
      nearest ? `${name} isn’t a setting. Did you mean ${nearest}?` : `${name} isn’t a setting.`,
    ),
  )
}

/** What it says where no backups are scheduled. */
export function backupWarning({ scheduled, dir }: Env['backup']): string | undefined {
  if (scheduled) return undefined
  return framed([
    `No backups are scheduled: ${dir ? 'BACKUP_RECIPIENT' : 'BACKUP_DIR'} is not set (docs/operations/backup.md).`,
  ])
}

/** What it says where the key of clients' documents lies beside them. */
export function documentsKeyWarning(ownFile: string | undefined): string | undefined {
  if (!ownFile) return undefined
  return framed([
    'Clients’ documents are encrypted with a key that lies beside them:',
    `  ${ownFile}`,
    'Anyone who has both can read them. Set DOCUMENTS_KEY to keep them apart, and keep a copy of it:',
    'without the key the documents are lost (docs/operations/documents.md).',
  ])
}

/** What it says about what has to be shown by law, and about claims without evidence. */
export function gapsWarning({ missing, unprovenShown }: Gaps): string | undefined {
  const lines = [
    ...(missing.length > 0
      ? [
          'The law asks for details of the firm that are not set, or not for everyone:',
          ...missing.map((name) => `  ${name}`),
        ]
      : []),
    ...(unprovenShown > 0
      ? [
          `Visitors see ${unprovenShown} claims without evidence, such as ratings and testimonials.`,
          'Record the evidence under Claims in the staff area, or set CLAIMS=proven.',
        ]
      : []),
  ]
  return lines.length > 0 ? framed(lines) : undefined
}

function framed(lines: string[]): string {
  const rule = `  ${'='.repeat(74)}`
  return ['', rule, ...lines.map((line) => `  ${line}`), rule, ''].join('\n')
}
