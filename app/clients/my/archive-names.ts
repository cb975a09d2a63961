const NAME_MAX = 120
/** Characters that some system forbids in names, that change the direction of text, or that control a terminal. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"/\\|?*]/gu
/** Names that Windows reserves for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** A name that every system can write into a folder, whatever somebody called the file. */
export function safeName(name: string): string {
  const plain = withoutEnd(
    name
      .normalize('NFC')
      .replace(UNSAFE, '_')
      .replace(/^[. ]+/, ''),
  )
  const usable = plain === '' || DEVICE.test(plain) ? `_${plain}` : plain
  const { stem, ending } = parts(usable)
  return [...stem].slice(0, NAME_MAX - ending.length).join('') + ending
}

/** Windows drops dots and spaces at the end. */
function withoutEnd(name: string): string {
  let end = name.length
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end--
  return name.slice(0, end)
}

function parts(name: string): { stem: string; ending: string } {
  const ending = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? ''
  return { stem: name.slice(0, name.length - ending.length), ending }
}

/** Gives safe paths, each only once: a second `a.pdf` is `a (2).pdf`. */
export function fileNames(): (folder: string, name: string) => string {
  const given = new Set<string>()
  return (folder, name) => {
    const { stem, ending } = parts(safeName(name))
    const base = safeName(folder)
    for (let count = 1; ; count++) {
      const path = `${base}/${stem}${count === 1 ? '' : ` (${count})`}${ending}`
      if (!given.has(path.toLowerCase())) {
        given.add(path.toLowerCase())
        return path
      }
    }
  }
}
