import type { ComponentProps } from 'react'

/** HTML as it is, in a plain box. */
export function SourceBox({
  onChange,
  ...box
}: Omit<ComponentProps<'textarea'>, 'onChange'> & { onChange: (html: string) => void }) {
  return (
    <textarea
      {...box}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      onChange={(event) => onChange(event.target.value)}
      className="block min-h-[var(--editor-height,20rem)] w-full resize-y bg-card p-4 font-mono text-sm text-ink"
    />
  )
}
