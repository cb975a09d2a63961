import { named } from '#app/ui/text/stored-value.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { OperatorAlert } from '../enums.ts'

/** A file system that is nearly full. */
export interface FullDisk {
  /** the machine */
  host: string
  path: string
  freeBytes: number
  totalBytes: number
}

/** What is known about an alert; which of it depends on the kind. */
export interface AlertDetail {
  disks?: FullDisk[] | undefined
  /** how many e-mails wait that should have been sent */
  waiting?: number | undefined
  /** what the mail server, the backup or the database said */
  reason?: string | undefined
  /** when the last backup was finished */
  lastBackupAt?: string | undefined
  /** the machine that lost the database */
  host?: string | undefined
}

/** What an alert to the operator says, on the dashboard and by e-mail. */
export const operatorAlertTitles: Record<OperatorAlert, string> = named(
  {
    'disk-nearly-full': 'A disk is nearly full',
    'mail-failing': 'Emails aren’t being sent',
    'backup-late': 'The backup is late',
    'backup-failed': 'The last backup failed',
    'database-away': 'The database can’t be reached',
    'mail-not-fetched': 'Clients’ emails aren’t being fetched',
  },
  'Something else',
)

export function describeAlert(kind: OperatorAlert, detail: AlertDetail): string {
  switch (kind) {
    case 'disk-nearly-full':
      return (detail.disks ?? []).map(describeDisk).join('\n')
    case 'mail-failing': {
      const { waiting = 0, reason } = detail
      const count = waiting === 1 ? '1 email is' : `${waiting} emails are`
      return `${count} waiting to be sent.${reason ? ` The last error: ${reason}` : ''}`
    }
    case 'backup-late':
      return detail.lastBackupAt
        ? `The last one finished on ${formatTimestamp(detail.lastBackupAt)}.`
        : 'None has finished yet.'
    case 'backup-failed':
      return detail.reason ?? 'See the log for the reason.'
    case 'database-away':
      return `The site on ${detail.host ?? 'this machine'} can’t reach the database. Visitors still see most pages, but enquiries can’t be saved.${detail.reason ? ` The last error: ${detail.reason}.` : ''}`
    case 'mail-not-fetched':
      return `The mailbox that clients reply to can’t be read.${detail.reason ? ` The last error: ${detail.reason}` : ''}`
    default:
      return 'A newer version of the site reported it.'
  }
}

function describeDisk({ host, path, freeBytes, totalBytes }: FullDisk): string {
  const share = totalBytes > 0 ? Math.floor((100 * freeBytes) / totalBytes) : 0
  return `${host}: ${gigabytes(freeBytes)} GB (${share}%) free on the disk of ${path}. When it’s full, nothing can be saved.`
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1)
}

/** What to do first; the pages of the operations guide say the rest. */
export const operatorAlertAdvice: Record<OperatorAlert, string> = named(
  {
    'disk-nearly-full': 'Free up space or enlarge the disk. df -h and du -sh show what’s using it.',
    'mail-failing':
      'Check SMTP_URL, the account’s password and the mail server. Waiting emails go out automatically once it works.',
    'backup-late':
      'Check that the site is running on the machine with BACKUP_DIR, and look at its log.',
    'backup-failed':
      'Check that BACKUP_DIR has space and can be written to, then run npm run backup.',
    'database-away': 'Check that PostgreSQL is running and can be reached from this machine.',
    'mail-not-fetched':
      'Check IMAP_URL, the account’s password and the mail server. Waiting emails are fetched automatically once it works.',
  },
  'See the log for more.',
)

export const operatorEmailCopy = {
  raised: (title: string, firm: string) => `${title} (${firm})`,
  again: (title: string, firm: string) => `Still open: ${title} (${firm})`,
  cleared: (title: string, firm: string) => `Resolved: ${title} (${firm})`,
  clearedTitle: (title: string) => `Resolved: ${title}`,
  clearedText: 'The last check found nothing wrong.',
  facts: { since: 'Since', until: 'Until', site: 'Site' },
  why: 'You’re getting this email because OPERATOR_EMAIL is set to this address.',
} as const

/** The same for admins, on the dashboard. */
export const alertNoticeCopy = {
  title: 'Needs attention from the operator',
  since: (at: string) => `Since ${at}`,
  /** the screens that show more of it */
  screens: { mail: 'Open Mail', backups: 'Open Backups' },
} as const
