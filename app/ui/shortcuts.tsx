import { useEffect, useEffectEvent, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface Shortcut {
  /** as tinykeys writes it: `n`, `$mod+Enter` */
  keys: string
  /** what it does, for the list of shortcuts */
  does: string
  run: () => void
}

/**
 * Keys of a screen. They do nothing while a field has the focus or a dialog is open. `?` lists
 * them; a button does so too.
 */
export function Shortcuts({ shortcuts }: { shortcuts: Shortcut[] }) {
  const [listed, setListed] = useState(false)
  const run = useEffectEvent((key: string) => shortcuts.find(({ keys }) => keys === key)?.run())
  const keys = shortcuts.map((one) => one.keys).join(' | ')
  useEffect(() => {
    const bound = Object.fromEntries(
      keys.split(' | ').map((key) => [
        key,
        (event: KeyboardEvent) => {
          if (isTyping(event)) return
          event.preventDefault()
          run(key)
        },
      ]),
    )
    return tinykeys(window, {
      ...bound,
      '[Shift]+?': (event) => {
        if (!isTyping(event)) setListed(true)
      },
    })
  }, [keys])
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="screen-only text-muted max-md:hidden"
        onClick={() => setListed(true)}
      >
        Shortcuts <kbd className={key}>?</kbd>
      </Button>
      <Dialog open={listed} size="sm" title="Keyboard shortcuts" onClose={() => setListed(false)}>
        <dl className="rows">
          {[...shortcuts, { keys: '?', does: 'This list' }].map(({ keys, does }) => (
            <div key={keys} className="flex justify-between gap-6 py-2.5">
              <dt>{does}</dt>
              <dd>
                <kbd className={key}>{shown(keys)}</kbd>
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

const key =
  'rounded-sm border border-line-strong bg-tint px-1.5 py-0.5 font-sans text-xs font-semibold text-ink'

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  return (
    event.defaultPrevented ||
    document.querySelector('dialog[open]') !== null ||
    Boolean(target?.closest('input, textarea, select, [contenteditable="true"]'))
  )
}

function shown(keys: string): string {
  return keys
    .replace('$mod', /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')
    .replace('Delete', 'Del')
    .replace('ArrowRight', '→')
    .replace('ArrowLeft', '←')
    .replaceAll('+', ' ')
}
