import { leadForms } from '#app/content/forms.ts'

/** No person sees this field or comes to it by keyboard; programs that fill in everything fill it in. */
export const HONEYPOT_FIELD = 'website'

export function Honeypot() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {leadForms.honeypot}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
