/** What the API answers where no backup can be started. */
export const backupMessages = {
  notScheduled: 'No backup can be made here: the operator has not set BACKUP_DIR.',
  running: 'A backup is being made already.',
} as const
