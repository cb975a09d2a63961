import { formatTimestamp } from '#app/time/dates.ts'

/** Says that only staff see this page, and until when. */
export function DraftNotice({ appearsAt }: { appearsAt?: string | null }) {
  return (
    <p className="mt-4 rounded-md border border-accent-strong bg-accent-tint px-4 py-2.5 font-medium">
      {appearsAt ? `Scheduled for ${formatTimestamp(appearsAt)}` : 'Draft'}: only signed-in staff
      see this page.
    </p>
  )
}
