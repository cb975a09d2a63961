import { paths } from '#app/paths.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import { BreakableEmail } from '#app/ui/breakable-email.tsx'
import { NOTICE_VERSION, type NoticeFacts } from '#content/en/forms.ts'

interface Props {
  facts: NoticeFacts
  className?: string
}

/** The data notice of a form: its essence, and the items on request. Its version is submitted with the form. */
export function DataNotice({ facts, className = '' }: Props) {
  const { notice } = useBrowserCopy()
  return (
    <details className={`text-sm ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-3">
        {notice.summary}
      </summary>
      <Items facts={facts} />
    </details>
  )
}

function Items({ facts }: { facts: NoticeFacts }) {
  const { language, notice } = useBrowserCopy()
  return (
    <>
      <dl className="mt-1.5 grid gap-x-4 gap-y-1.5 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-y-1">
        {notice.items(facts).map(([term, text]) => (
          <div key={term} className="sm:contents">
            <dt className="font-medium">{term}</dt>
            <dd className="text-muted">
              <BreakableEmail text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-muted">
        {notice.more.before}
        <a href={inLanguage(paths.privacy, language)} className="text-link">
          {notice.more.link}
        </a>
        {notice.more.after}
      </p>
      <input type="hidden" name="noticeVersion" value={NOTICE_VERSION} />
      <input type="hidden" name="language" value={language} />
    </>
  )
}
