import { ChevronDown, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { labels } from './labels.ts'

interface Common {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** what is worth a second look but no error; read out when it appears */
  advice?: ReactNode
}

const inputClass =
  'w-full rounded-md border bg-card px-3.5 py-2.5 text-ink placeholder:text-muted aria-invalid:border-bad aria-invalid:border-2 border-line-strong'

export function TextField({
  label,
  hint,
  error,
  advice,
  className,
  ...input
}: Common & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, advice, className }} id={input.id} required={input.required}>
      {(ariaProps) => <input {...input} {...ariaProps} className={`${inputClass} min-h-12`} />}
    </Field>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  advice,
  className,
  frame = (box) => box,
  ...input
}: Common & { frame?: ((box: ReactNode) => ReactNode) | undefined } & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, advice, className }} id={input.id} required={input.required}>
      {(ariaProps) =>
        frame(<textarea {...input} {...ariaProps} className={`${inputClass} min-h-[120px]`} />)
      }
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  className,
  ...input
}: Common & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, className }} id={input.id} required={input.required}>
      {(ariaProps) => (
        <span className="relative block">
          <select
            {...input}
            {...ariaProps}
            className={`${inputClass} min-h-12 appearance-none pr-11`}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  )
}

export function CheckboxField({
  label,
  hint,
  error,
  className,
  ...input
}: Common & ComponentProps<'input'>) {
  return (
    <Field
      {...{ label, hint, error, className }}
      id={input.id}
      required={input.required}
      labelBeside
    >
      {(ariaProps) => (
        <input
          {...input}
          {...ariaProps}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-(--color-surface) dark:accent-(--color-accent)"
        />
      )}
    </Field>
  )
}

/** Says above a form what the marks mean. */
export function RequiredNote({
  before = labels.required.before,
  after = labels.required.after,
}: {
  before?: string
  after?: string
}) {
  return (
    <p className="col-span-full text-sm text-muted">
      {before} <RequiredMark /> {after}
    </p>
  )
}

/** For the eye alone: to a screen reader the control itself says so. */
function RequiredMark() {
  return (
    <span aria-hidden className="font-semibold text-bad">
      {' '}
      *
    </span>
  )
}

interface AriaProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** A control with its label, hint and error, linked by ARIA attributes. */
function Field({
  id: givenId,
  label,
  hint,
  error,
  advice,
  className,
  required,
  labelBeside = false,
  children,
}: Common & {
  id: string | undefined
  required: boolean | undefined
  className: string | undefined
  labelBeside?: boolean
  children: (ariaProps: AriaProps) => ReactNode
}) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error && `${id}-error`
  const adviceId = advice && !error ? `${id}-advice` : undefined
  const control = children({
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': [hintId, errorId, adviceId].filter(Boolean).join(' ') || undefined,
  })
  return (
    <div className={className}>
      {labelBeside ? (
        <div className="isolate flex items-start">
          {control}
          {/* As tall as a thumb, and reaching behind the box, without moving the text. */}
          <label
            htmlFor={id}
            className="relative -my-2.5 py-2.5 pl-3 text-sm leading-6 before:absolute before:inset-y-0 before:-left-6 before:-z-10 before:w-6"
          >
            {label}
            {required && <RequiredMark />}
          </label>
        </div>
      ) : (
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {label}
          {required && <RequiredMark />}
        </label>
      )}
      {hint && (
        <p
          id={hintId}
          className={`mb-1.5 text-sm text-muted ${labelBeside ? 'mt-0.5 pl-9' : '-mt-1'}`}
        >
          {hint}
        </p>
      )}
      {!labelBeside && control}
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-2 text-sm font-medium text-bad">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {advice !== undefined && (
        <div id={adviceId} aria-live="polite" className="text-sm not-empty:mt-1.5">
          {!error && advice}
        </div>
      )}
    </div>
  )
}
