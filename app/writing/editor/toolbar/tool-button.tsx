import type { LucideIcon } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { ariaKeys, showKeys } from './keys.ts'

/** A button of the toolbar. A disabled one can still be focused with the arrow keys. */
export function ToolButton({
  label,
  keys,
  icon: Icon,
  pressed,
  disabled,
  tabIndex,
  onFocus,
  onClick,
}: {
  label: string
  keys?: string
  icon: LucideIcon
  pressed?: boolean
  disabled?: boolean
  tabIndex?: number
  onFocus?: () => void
  onClick: () => void
}) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <button
          type="button"
          aria-label={label}
          aria-pressed={pressed}
          aria-disabled={disabled || undefined}
          aria-keyshortcuts={keys && ariaKeys(keys)}
          tabIndex={tabIndex}
          onFocus={onFocus}
          // Leaves the cursor in the text when the button is tapped or clicked.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !disabled && onClick()}
          className="rich-text-tool"
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      </Tooltip.Trigger>
      <Tooltip.Content
        sideOffset={6}
        className="z-20 flex items-baseline gap-2 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper shadow-float"
      >
        {label}
        {keys && <kbd className="font-sans text-xs opacity-80">{showKeys(keys)}</kbd>}
      </Tooltip.Content>
    </Tooltip.Root>
  )
}
