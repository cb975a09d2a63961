/** Why a form could not be saved, in the form itself, where what was typed still is. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p
      role="alert"
      className="rounded-md border border-bad bg-bad-tint px-3.5 py-2.5 font-medium text-bad"
    >
      {text}
    </p>
  )
}
