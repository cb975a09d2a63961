import type { Checklist } from '#app/tax/working/answer.ts'
import { chatLinkToShare } from '#app/ui/text/chat-link.ts'

/** Links that send a checklist to oneself: its heading, and each item with a box. */
export function checklistLinks(
  { heading, subject = heading }: { heading: string; subject?: string },
  groups: Checklist['groups'],
  labels: { whatsapp: string; email: string },
): Checklist['links'] {
  const message = [
    heading,
    ...groups.flatMap(({ title, items }) => ['', title, ...items.map(({ name }) => `☐ ${name}`)]),
  ].join('\n')
  return [
    { label: labels.whatsapp, href: chatLinkToShare(message) },
    {
      label: labels.email,
      href: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`,
    },
  ]
}
