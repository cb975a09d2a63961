import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { BackupOverview } from './backup.ts'

const WATCH_MS = 3_000

/** Asked again while a backup is being made. */
export const backupsQuery = queryOptions<BackupOverview>({
  queryKey: [api.backups],
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.running ? WATCH_MS : false),
})

export const askForBackupMutation = {
  mutationFn: () => send<{ asked: true }>('POST', api.backups),
}
