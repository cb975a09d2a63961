import { Button } from '#app/ui/button.tsx'
import type { ActionName } from '#content/en/insights/actions.ts'

/** The last row of a form of two columns. */
export function SendButton({
  action,
  isPending,
  copy,
}: {
  action: ActionName
  isPending: boolean
  copy: { send: string; sending: string }
}) {
  return (
    <div className="sm:col-span-2">
      <Button
        type="submit"
        data-action={action}
        variant="accent"
        size="lg"
        disabled={isPending}
        className="w-full sm:w-auto"
      >
        {isPending ? copy.sending : copy.send}
      </Button>
    </div>
  )
}
