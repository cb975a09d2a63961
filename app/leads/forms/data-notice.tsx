import { NOTICE_VERSION, notice } from '#app/content/notice.ts'
import { paths } from '#app/paths.ts'

/** What is said about data at a form; which version it was is sent along. */
export function DataNotice({ className = '' }: { className?: string }) {
  return (
    <p className={`text-sm text-muted ${className}`}>
      {notice.before}
      <a href={paths.privacy} className="text-link">
        {notice.link}
      </a>
      {notice.after}
      <input type="hidden" name="noticeVersion" value={NOTICE_VERSION} />
    </p>
  )
}
