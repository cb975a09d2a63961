/** No person sees this field or comes to it by keyboard; programs that fill in everything fill it in. */
export const HIDDEN_FIELD = 'website'

export function HiddenField() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={HIDDEN_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
