import type { BackupCause } from '#content/enums.ts'
import type { Backup } from './backup.ts'

const number = (count: number) => count.toLocaleString('en-IN')
const counted = (count: number, one: string, more: string) =>
  `${number(count)} ${count === 1 ? one : more}`

/** What the staff screen of backups says. */
export const backupLabels = {
  title: 'Backups',
  text: 'Copies of the database and all images, in case this machine is lost.',
  failure: 'An error occurred while fetching the backups.',
  notAdmin: {
    title: 'Only admins can see backups',
    text: 'If you think a backup is missing, ask an admin.',
  },
  back: 'Back to the dashboard',
  now: 'Back up now',
  running: 'Backing up…',
  started: { title: 'Backup started', text: 'You can leave this page.' },
  notStarted: 'The backup couldn’t be started',
  summary: {
    label: 'Backup status',
    last: 'Last backup',
    none: 'None yet',
    size: (bytes: string, rows: number, images: number, seconds: string) =>
      `${bytes}, ${counted(rows, 'row', 'rows')}, ${counted(images, 'image', 'images')}, took ${seconds}`,
    next: 'Next backup',
    unscheduled: 'Not scheduled',
    kept: (days: number) => `Each backup is kept for ${counted(days, 'day', 'days')}.`,
    drill: 'Last restore drill',
    noDrill: 'None yet',
    drillText:
      'A drill restores a backup to a temporary place and checks every row and file. The operator runs it.',
    equal: (rows: number, images: number) =>
      `${counted(rows, 'row', 'rows')} and ${counted(images, 'image', 'images')} matched.`,
    unequal: 'It failed:',
    where: 'Stored in',
    elsewhere: 'Another instance of the site makes the backups',
    encrypted:
      'Backups are encrypted and can’t be downloaded here. Only the operator’s secret key opens them.',
  },
  problems: {
    none: {
      title: 'Backups aren’t set up',
      text: 'If this machine is lost, every enquiry and post is lost with it. Ask the operator to set BACKUP_DIR and BACKUP_RECIPIENT (see docs/operations/backup.md).',
    },
    'no-key': {
      title: 'Backups can’t be encrypted',
      text: 'BACKUP_RECIPIENT isn’t set, so no backups are being made. The operator can create a key with “npm run backup -- --new-key”.',
    },
    late: {
      title: 'The backup is late',
      text: 'No backup has finished in the last 26 hours. Start one now, or ask the operator to check the log.',
    },
    failed: {
      title: 'The last backup failed',
      text: 'The site tries again every hour. The error was:',
    },
  },
  table: {
    label: 'Backups',
    none: 'No backup has been made yet.',
    started: 'Started',
    state: 'Result',
    size: 'Size',
    holds: 'Contents',
    file: 'File',
    deleted: (time: string) => `Deleted ${time}`,
    holdsText: (rows: number, images: number) =>
      `${counted(rows, 'row', 'rows')}, ${counted(images, 'image', 'images')}`,
  },
} as const

export const backupStates: Record<Backup['state'], string> = {
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
}

export const backupCauses: Record<BackupCause, string> = {
  schedule: 'daily',
  command: 'by the operator',
  staff: 'by an admin',
}

/** 10.5 MB; decimal, as file managers count. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} kB`
  if (bytes < 1e9) return `${(bytes / 1e6).toFixed(1)} MB`
  return `${(bytes / 1e9).toFixed(1)} GB`
}

/** 12 seconds, 3 minutes: how long a backup took. */
export function formatDuration(from: string, to: string): string {
  const seconds = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1_000))
  return seconds < 120
    ? counted(seconds, 'second', 'seconds')
    : counted(Math.round(seconds / 60), 'minute', 'minutes')
}
