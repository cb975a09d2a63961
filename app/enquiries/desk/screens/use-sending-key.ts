import { newKey } from '#app/platform/client/new-key.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'

const keys = new Map<string, string>()

/**
 * The key of what a user types into one form, until it is sent: closing the dialog and opening it again after a lost
 * response does not send it twice.
 */
export function useSendingKey(form: string) {
  const { user } = useAuth()
  const name = `${user?.id}/${form}`
  return {
    key: () => {
      const key = keys.get(name) ?? newKey()
      keys.set(name, key)
      return key
    },
    clear: () => keys.delete(name),
  }
}
