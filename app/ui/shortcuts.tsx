import { useEffect, useEffectEvent, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { labels as sharedLabels } from './labels.ts'

const labels = sharedLabels.shortcuts

export interface Shortcut {
  /** as tinykeys writes it: `n`, `$mod+Enter` */
  keys: string
  /** what it does, for the list of shortcuts */
  does: string
  run: () => void
  /** whether it runs now where a choice has the focus too, which then doesn't look for the letter */
  overChoice?: () => boolean
}

/**
 * The keyboard shortcuts of a screen, inactive while a dialog is open or a field for text has the focus. A
 * checkbox takes no letters, so they work there as well. A choice (`select`) keeps its letters, by which the
 * keyboard finds an option, except for a shortcut that is `overChoice`: undo, while there is something to
 * undo, unless its letter goes on with a word that is being typed there. `?` and a button list them.
 */
export function Shortcuts({
  shortcuts,
  paused = false,
}: {
  shortcuts: Shortcut[]
  /** while a dialog that was asked for is still loading */
  paused?: boolean
}) {
  const [listed, setListed] = useState(false)
  const run = useEffectEvent((key: string) => shortcuts.find(({ keys }) => keys === key)?.run())
  const isOver = useEffectEvent((key: string) =>
    Boolean(shortcuts.find(({ keys }) => keys === key)?.overChoice?.()),
  )
  const isPaused = useEffectEvent(() => paused)
  const keys = shortcuts.map((one) => one.keys).join(' | ')
  useEffect(() => {
    let lastLetterAt = Number.NEGATIVE_INFINITY
    const mayRun = (event: KeyboardEvent, key: string) =>
      !isChoice(event.target) || (event.timeStamp - lastLetterAt > TYPE_AHEAD_MS && isOver(key))
    const followWord = (event: KeyboardEvent) => {
      if (isChoice(event.target) && event.key.length === 1 && !event.defaultPrevented)
        lastLetterAt = event.timeStamp
    }
    const bound = Object.fromEntries(
      keys.split(' | ').map((key) => [
        key,
        (event: KeyboardEvent) => {
          if (!mayRun(event, key)) return
          event.preventDefault()
          run(key)
        },
      ]),
    )
    const unbind = tinykeys(
      window,
      { ...bound, '[Shift]+?': (event) => !isChoice(event.target) && setListed(true) },
      // By default the keys pressed on a checkbox are ignored too.
      {
        ignore: (event) => isPaused() || event.repeat || event.isComposing || isTyping(event),
      },
    )
    // After the shortcuts, to know whether one has taken the key.
    window.addEventListener('keydown', followWord)
    return () => {
      unbind()
      window.removeEventListener('keydown', followWord)
    }
  }, [keys])
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="screen-only text-muted max-md:hidden"
        onClick={() => setListed(true)}
      >
        {labels.button} <kbd className={keyClass}>?</kbd>
      </Button>
      <Dialog open={listed} size="sm" title={labels.title} onClose={() => setListed(false)}>
        <dl className="rows">
          {[...shortcuts, { keys: '?', does: labels.list }].map(({ keys, does }) => (
            <div key={keys} className="flex justify-between gap-6 py-2.5">
              <dt>{does}</dt>
              <dd>
                <kbd className={keyClass}>{displayed(keys)}</kbd>
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

const keyClass =
  'rounded-sm border border-line-strong bg-tint px-1.5 py-0.5 font-sans text-xs font-semibold text-ink'

/** How long a browser goes on with a word by whose letters it looks for an option. */
const TYPE_AHEAD_MS = 1_000

function isChoice(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement
}

/** Whether the key belongs to a dialog or to what is typed; a radio button has its arrows. */
function isTyping({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open]')) return true
  if (!(target instanceof Element)) return false
  if (target.matches('[type="radio"]')) return key.startsWith('Arrow')
  const field = 'input:not([type="checkbox"]), textarea, [contenteditable="true"]'
  return target.closest(field) !== null
}

function displayed(keys: string): string {
  return keys
    .replace('$mod', /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')
    .replace('Delete', 'Del')
    .replace('ArrowRight', '→')
    .replace('ArrowLeft', '←')
    .replaceAll('+', ' ')
}
