import type { ComponentProps } from 'react'

type Variant = 'accent' | 'ink' | 'outline' | 'quiet' | 'danger' | 'quiet-danger'

const variantClass: Record<Variant, string> = {
  accent: 'bg-accent text-accent-ink hover:bg-accent-strong',
  ink: 'bg-surface text-on-surface hover:bg-ink hover:text-paper dark:bg-on-surface dark:text-accent-ink dark:hover:bg-ink',
  outline: 'border border-line-strong text-ink hover:border-ink hover:bg-tint',
  quiet: 'text-ink hover:bg-tint',
  'quiet-danger': 'text-bad hover:bg-bad-tint',
  danger: 'bg-bad text-paper hover:opacity-90',
}
const sizeClass = {
  md: 'min-h-11 px-4 py-2',
  lg: 'min-h-12 px-6 py-3 text-lead',
  sm: 'min-h-9 px-3 py-1 text-sm',
  icon: 'size-11 shrink-0',
}

export function buttonClass(variant: Variant = 'ink', size: keyof typeof sizeClass = 'md') {
  return `inline-flex items-center justify-center gap-2 rounded-md font-semibold text-center leading-snug no-underline transition-colors duration-150 disabled:opacity-60 disabled:cursor-default ${sizeClass[size]} ${variantClass[variant]}`
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
