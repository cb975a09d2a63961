import { client } from '#app/platform/client/routes.ts'
import type { backupApi } from './api.server.ts'

const WATCH_MS = 3_000
const { read, send } = client<typeof backupApi>()

/** Asked again while a backup is being made. */
export const backupsQuery = read(
  'GET /api/backups',
  {},
  { staleTime: 0, refetchInterval: ({ state }) => (state.data?.running ? WATCH_MS : false) },
)

export const askForBackup = send('POST /api/backups')
