const onMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

const SHOWN: Record<string, string> = onMac
  ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
  : { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' }

/** A shortcut as people read it: `Ctrl+Shift+8`, `⇧⌘8`. */
export function showKeys(keys: string): string {
  return keys
    .split('-')
    .map((key) => SHOWN[key] ?? key.toUpperCase())
    .join(onMac ? '' : '+')
}

/** A shortcut as `aria-keyshortcuts` wants it. */
export function ariaKeys(keys: string): string {
  return keys.replace('Mod', onMac ? 'Meta' : 'Control').replaceAll('-', '+')
}

/** What can be done without a button. */
export const moreShortcuts: [keys: string, label: string][] = [
  ['Shift-Enter', 'New line in the same paragraph'],
  ['Tab', 'Deeper in a list, next cell of a table'],
  ['Shift-Tab', 'Less deep in a list, cell before'],
  ['Mod-,', 'Subscript'],
  ['Mod-.', 'Superscript'],
  ['Mod-Shift-v', 'Paste words alone'],
  ['Mod-Shift-e', 'HTML source and back'],
  ['Alt-F10', 'To the toolbar; arrows move within it'],
  ['Mod-/', 'This list'],
]
