const ADDRESS = /(?<![^\s<>()[\]"',;:])[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;]+/g

/** What a mail server said, as a log may hold it: without any address, and without the name in front of one. */
export function withoutMailboxes(text: string, recipient = ''): string {
  const [name = ''] = recipient.split('@')
  const plain = text.replace(ADDRESS, '…')
  return name.length < 3 ? plain : plain.split(new RegExp(`\\b${escaped(name)}\\b`, 'gi')).join('…')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
