const onMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

const SHOWN: Record<string, string> = onMac
  ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
  : { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' }

/** A shortcut as shown on screen: `Ctrl+Shift+8`, `⇧⌘8`. */
export function showKeys(keys: string): string {
  return keys
    .split('-')
    .map((key) => SHOWN[key] ?? key.toUpperCase())
    .join(onMac ? '' : '+')
}

/** A shortcut as the value of `aria-keyshortcuts`. */
export function ariaKeys(keys: string): string {
  return keys.replace('Mod', onMac ? 'Meta' : 'Control').replaceAll('-', '+')
}
