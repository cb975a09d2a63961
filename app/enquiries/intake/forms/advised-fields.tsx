import {
  type ComponentProps,
  type FocusEvent,
  type InputEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { hasTenDigits, MESSAGE_MAX, PHONE_MIN } from '#app/enquiries/model/lead.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { replaceValue } from '#app/ui/replace-value.ts'
import { EMAIL_MAX, PHONE_MAX } from '#app/ui/text/fields.ts'
import { hasIdentityNumber } from '#app/ui/text/identity-numbers.ts'
import { looksWrong } from '#app/ui/text/phone-number.ts'
import { meantEmail } from '#app/ui/text/slips/email-slips.ts'

/** Longer than a press of a button lasts. */
const PRESS_MS = 1500
type Props = Omit<ComponentProps<typeof TextField>, 'advice'>

/**
 * A telephone field that asks once about a number that can't be called from here, and holds the form back
 * until it is corrected or confirmed. Without script the server asks, by an error that is the question.
 * @param mustBeCalled of a form that refuses fewer than ten digits
 */
export function PhoneField({
  mustBeCalled = false,
  error,
  ref,
  ...props
}: Props & { mustBeCalled?: boolean }) {
  const own = useRef<HTMLInputElement>(null)
  const { fieldErrors, leadForms } = useBrowserCopy()
  const copy = leadForms.advice
  const adviceOn = ({ value }: HTMLInputElement) => {
    if (value.trim() === '' || !looksWrong(value)) return undefined
    const isRefused = mustBeCalled ? !hasTenDigits(value) : value.trim().length < PHONE_MIN
    return isRefused ? 'too short' : 'unsure'
  }
  const {
    advice = error === copy.phone ? 'unsure' : undefined,
    setAdvice,
    handlers,
  } = useAdvice(props, adviceOn)
  useEffect(() => {
    const ask = (event: SubmitEvent) => {
      const input = own.current
      if (
        !input ||
        input.form !== event.target ||
        adviceOn(input) !== 'unsure' ||
        isConfirmed(input)
      )
        return
      event.preventDefault()
      event.stopImmediatePropagation()
      setAdvice('unsure')
      input.focus()
    }
    // Before any other handler of the form.
    document.addEventListener('submit', ask, true)
    return () => document.removeEventListener('submit', ask, true)
  })
  return (
    <TextField
      type="tel"
      autoComplete="tel"
      maxLength={PHONE_MAX}
      {...props}
      {...handlers}
      ref={(input: HTMLInputElement | null) => {
        own.current = input
        if (typeof ref === 'function') ref(input)
        else if (ref) ref.current = input
      }}
      error={error === copy.phone ? undefined : error}
      advice={
        advice === 'unsure' ? (
          <>
            {copy.phone}
            <label className="mt-1 flex min-h-11 items-center gap-3">
              <input type="checkbox" name="phoneChecked" className="size-6 shrink-0" />
              {copy.phoneChecked}
            </label>
          </>
        ) : advice ? (
          fieldErrors.phone.tooShort
        ) : null
      }
    />
  )
}

function isConfirmed(input: HTMLInputElement): boolean {
  const box = input.closest('div')?.querySelector<HTMLInputElement>('input[name="phoneChecked"]')
  return box?.checked ?? false
}

/** An e-mail field that asks about a domain that looks mistyped, and replaces it if so. */
export function EmailField(props: Props) {
  const { advice, handlers } = useAdvice(props, meantBy)
  const copy = useBrowserCopy().leadForms.advice
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_MAX}
      {...props}
      {...handlers}
      advice={
        advice ? (
          <>
            {copy.meant(advice.address)}{' '}
            <button
              type="button"
              className="text-link min-h-11 font-semibold"
              onClick={() => replaceValue(advice.input, advice.address)}
            >
              {copy.replace}
            </button>
          </>
        ) : null
      }
    />
  )
}

/** A message that is asked to go without PAN and Aadhaar numbers, while it is typed. */
export function MessageField({
  onInput,
  ...props
}: Omit<ComponentProps<typeof TextAreaField>, 'advice' | 'maxLength'>) {
  const [hasNumber, setHasNumber] = useState(false)
  const copy = useBrowserCopy().leadForms.advice
  const look = (event: InputEvent<HTMLTextAreaElement>) => {
    onInput?.(event)
    const { form, value } = event.currentTarget
    form?.addEventListener('reset', () => setHasNumber(false), { once: true })
    setHasNumber(hasIdentityNumber(value))
  }
  return (
    <TextAreaField
      maxLength={MESSAGE_MAX}
      {...props}
      onInput={look}
      advice={hasNumber ? copy.identity : null}
    />
  )
}

/** The advice about a field's value once the visitor has left it, until it is changed. */
function useAdvice<Advice>(
  { onBlur }: Props,
  adviceOn: (input: HTMLInputElement) => Advice | undefined,
) {
  const [advice, setAdvice] = useState<Advice>()
  const clear = () => setAdvice(undefined)
  const onLeave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event)
    const input = event.currentTarget
    input.form?.addEventListener('reset', clear, { once: true })
    const advise = () => {
      if (document.activeElement !== input) setAdvice(adviceOn(input))
    }
    // A button that is being pressed must not move before it is released: it would miss the click.
    if (!document.documentElement.matches(':active')) setTimeout(advise)
    else {
      addEventListener('mouseup', () => setTimeout(advise), { once: true })
      // After quick taps a browser may call the page pressed although nothing is.
      setTimeout(advise, PRESS_MS)
    }
  }
  return { advice, setAdvice, handlers: { onBlur: onLeave, onInput: clear } }
}

function meantBy(input: HTMLInputElement) {
  const address = meantEmail(input.value)
  return address ? { input, address } : undefined
}
