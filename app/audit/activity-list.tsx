import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatTimestamp } from '#app/time/dates.ts'
import type { ActivityEntry } from './activity.ts'
import { labels, namedActions, subjectNames } from './labels.ts'

/** The recent activity, one sentence each. */
export function ActivityList({ entries }: { entries: ActivityEntry[] }) {
  if (entries.length === 0) return <p className="py-8 text-center text-muted">{labels.none}</p>
  return (
    <ol className="rows">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <span>{sentence(entry)}</span>
          <time dateTime={entry.at} className="figure-column text-sm text-muted">
            {formatTimestamp(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function sentence({ actor, verb, subject, subjectId, label }: ActivityEntry): ReactNode {
  if (subject === 'lead' && verb === 'received' && subjectId !== null) {
    return (
      <>
        {actor ? (
          <>
            <strong className="font-semibold">{actor}</strong> {labels.added}
          </>
        ) : (
          labels.received
        )}
        <Link to="/admin/leads/$id" params={{ id: String(subjectId) }} className="text-link">
          {labels.enquiry(subjectId)}
        </Link>
        {labels.about(label)}
      </>
    )
  }
  if (verb === 'withdrawn') return labels.withdrawn(label)
  if (verb === 'retention') return labels.retention(label)
  return (
    <>
      <strong className="font-semibold">
        {actor ?? (subject === 'user' ? labels.operator : labels.someone)}
      </strong>{' '}
      {namedActions[verb]?.(label) ?? (
        <>
          {verb} {subjectNames[subject]} <Subject subject={subject} id={subjectId} label={label} />
        </>
      )}
    </>
  )
}

/** The name of what was changed, linked while it exists. */
function Subject({
  subject,
  id,
  label,
}: {
  subject: ActivityEntry['subject']
  id: number | null
  label: string
}) {
  if (id !== null && subject === 'faq') {
    return (
      <Link to="/admin/faqs" search={{ edit: id }} className="text-link">
        {label}
      </Link>
    )
  }
  if (id !== null && subject === 'post') {
    return (
      <Link to="/admin/blog" search={{ edit: id }} className="text-link">
        {label}
      </Link>
    )
  }
  return ['faq-category', 'post-category', 'faq', 'post', 'claim'].includes(subject)
    ? labels.quoted(label)
    : label
}
