import type { ComponentProps } from 'react'

type Variant = 'accent' | 'ink' | 'outline' | 'quiet' | 'danger' | 'quiet-danger'

const variantClass: Record<Variant, string> = {
  accent: 'border-transparent bg-accent text-accent-ink hover:bg-accent-strong',
  ink: 'border-transparent bg-surface text-on-surface hover:bg-ink hover:text-paper dark:border-line-strong dark:hover:bg-surface-line dark:hover:text-on-surface',
  outline: 'border-line-strong text-ink hover:border-ink hover:bg-tint',
  quiet: 'border-transparent text-ink hover:bg-tint',
  'quiet-danger': 'border-transparent text-bad hover:bg-bad-tint',
  danger: 'border-transparent bg-bad text-paper hover:opacity-90',
}
const sizeClass = {
  md: 'min-h-11 px-4 py-2',
  lg: 'min-h-12 px-6 py-3 text-lead',
  sm: 'min-h-9 px-3 py-1 text-sm',
  icon: 'size-11 shrink-0',
}

export function buttonClass(variant: Variant = 'ink', size: keyof typeof sizeClass = 'md') {
  // Every button has a border, which gives it its shape where colours are forced.
  return `inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center leading-snug no-underline transition-colors duration-150 disabled:opacity-60 disabled:cursor-default print:hidden ${sizeClass[size]} ${variantClass[variant]}`
}

type ButtonStyle = { variant?: Variant; size?: keyof typeof sizeClass }

export function Button({
  variant,
  size,
  className = '',
  ...props
}: ComponentProps<'button'> & ButtonStyle) {
  return (
    <button type="button" {...props} className={`${buttonClass(variant, size)} ${className}`} />
  )
}

export function ButtonLink({
  variant,
  size,
  className = '',
  ...props
}: ComponentProps<'a'> & ButtonStyle) {
  return <a {...props} className={`${buttonClass(variant, size)} ${className}`} />
}
