import { useBrowserCopy } from './browser-copy.ts'

/** A field that people neither see nor reach by keyboard; bots that fill in everything fill it in. */
export const HONEYPOT_FIELD = 'website'

export function Honeypot() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {useBrowserCopy().leadForms.honeypot}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
