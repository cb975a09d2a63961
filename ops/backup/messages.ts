/** What the API answers where no backup can be started. */
export const backupMessages = {
  notScheduled: 'Backups aren’t set up. Ask the operator to set BACKUP_DIR and BACKUP_RECIPIENT.',
  running: 'A backup is already running.',
} as const
