import { TRASH_DAYS } from './trash.ts'

export const trashLabels = {
  button: 'Trash',
  title: 'Trash',
  text: `What was deleted in the last ${TRASH_DAYS} days, with all its versions.`,
  what: 'the trash',
  loading: 'Loading the trash',
  empty: 'The trash is empty.',
  deleted: (by: string | null, at: string) => `Deleted ${by ? `by ${by}, ` : ''}${at}`,
  restore: 'Restore',
  restoreNamed: (title: string) => `Restore ${title}`,
  undo: 'Undo',
  restored: (count: number) => (count === 1 ? 'Restored' : `${count} restored`),
  slugChanged: (slugs: string[]) =>
    `${slugs.length === 1 ? 'Its slug is in use now. The new one' : 'Some slugs are in use now. The new ones'}: ${slugs.join(', ')}.`,
  done: 'Done',
  gone: 'This is no longer in the trash.',
} as const
