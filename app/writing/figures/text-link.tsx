import { Link } from '@tanstack/react-router'
import { taxFactLabels as labels } from './labels.ts'
import type { FactText } from './tax-facts.ts'

/** A text by its title, linked to where staff edit it; a draft says so. */
export function TextLink({ text: { kind, id, title, status } }: { text: FactText }) {
  const link =
    kind === 'faq' ? (
      <Link to="/admin/faqs" search={{ edit: id }} className="text-link">
        {title}
      </Link>
    ) : (
      <Link to="/admin/blog/$id" params={{ id: String(id) }} className="text-link">
        {title}
      </Link>
    )
  const about = [labels.kinds[kind], labels.statuses[status]].filter(Boolean).join(', ')
  return (
    <>
      {link} <span className="text-muted">({about})</span>
    </>
  )
}
