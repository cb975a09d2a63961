import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActivityEntry } from './activity.ts'
import { type Part, sentenceOf } from './sentence.ts'

/** One entry as a sentence, with links to what still exists. */
export function ActivitySentence({ entry }: { entry: ActivityEntry }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
  return sentenceOf(entry).map((part, place) => <SentencePart key={place} part={part} />)
}

function SentencePart({ part }: { part: Part }): ReactNode {
  if (typeof part === 'string') return part
  const { kind, text } = part
  switch (kind) {
    case 'actor':
      return <strong className="font-semibold">{text}</strong>
    case 'lead':
      return (
        <Link to="/admin/leads/$id" params={{ id: String(part.id) }} className="text-link">
          {text}
        </Link>
      )
    case 'faq':
      return (
        <Link to="/admin/faqs" search={{ edit: part.id }} className="text-link">
          {text}
        </Link>
      )
    case 'post':
      return (
        <Link to="/admin/blog/$id" params={{ id: String(part.id) }} className="text-link">
          {text}
        </Link>
      )
  }
}
