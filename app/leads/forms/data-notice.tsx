import { NOTICE_VERSION, notice } from '#app/content/notice.ts'
import { paths } from '#app/paths.ts'

/** The data notice of a form; its version is submitted with the form. */
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
