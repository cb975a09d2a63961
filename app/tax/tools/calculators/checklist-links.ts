import type { Checklist } from '#app/tax/working/answer.ts'

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
  const text = encodeURIComponent(message)
  return [
    { label: labels.whatsapp, href: `https://wa.me/?text=${text}` },
    {
      label: labels.email,
      href: `mailto:?subject=${encodeURIComponent(subject)}&body=${text}`,
    },
  ]
}
