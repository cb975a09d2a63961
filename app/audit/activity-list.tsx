import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatTimestamp } from '#app/time/dates.ts'
import type { ActivityEntry } from './activity.ts'

/** What happened lately, in words. */
export function ActivityList({ entries }: { entries: ActivityEntry[] }) {
  if (entries.length === 0) return <p className="py-8 text-center text-muted">No recent activity</p>
  return (
    <ol className="rows">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <span>{sentence(entry)}</span>
          <time dateTime={entry.at} className="figures text-sm text-muted">
            {formatTimestamp(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

const subjects: Record<ActivityEntry['subject'], string> = {
  lead: '',
  faq: 'the question',
  post: 'the post',
  'faq-category': 'the category of questions',
  'post-category': 'the category of posts',
  user: '',
}

const deeds: Record<string, string> = {
  'changed-password': 'changed the password',
  'added-account': 'added the account',
  'changed-account': 'changed the account',
  'made-admin': 'gave the admin role to',
  'made-staff': 'took the admin role from',
  'disabled-account': 'disabled the account',
  'enabled-account': 'enabled the account',
  'reset-password': 'gave a new password to',
}

function sentence({ actor, verb, subject, subjectId, label }: ActivityEntry): ReactNode {
  if (subject === 'lead' && verb === 'received' && subjectId !== null) {
    return (
      <>
        A visitor sent{' '}
        <Link to="/admin/leads/$id" params={{ id: String(subjectId) }} className="text-link">
          enquiry {subjectId}
        </Link>{' '}
        about {label}
      </>
    )
  }
  if (verb === 'withdrawn') return <>A visitor withdrew {label}; it was erased</>
  if (verb === 'retention') return <>Retention erased {label}</>
  return (
    <>
      <strong className="font-semibold">
        {actor ?? (subject === 'user' ? 'The operator' : 'Somebody')}
      </strong>{' '}
      {deeds[verb] ?? verb} {subjects[subject]}{' '}
      <Subject subject={subject} id={subjectId} label={label} />
    </>
  )
}

/** The name of what was changed, with the way to it while it exists. */
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
  return subject.endsWith('category') || subject === 'faq' || subject === 'post' ? (
    <>“{label}”</>
  ) : (
    label
  )
}
