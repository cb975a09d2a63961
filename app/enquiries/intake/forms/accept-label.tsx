import { paths } from '#app/paths.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'

/** What a box says that accepts the policy and the terms. */
export function AcceptLabel() {
  const { accept } = useBrowserCopy().leadForms.contact
  return (
    <>
      {accept.before}{' '}
      <a href={paths.privacy} className="text-link">
        {accept.privacy}
      </a>{' '}
      {accept.between}{' '}
      <a href={paths.terms} className="text-link">
        {accept.terms}
      </a>
      {accept.after}
    </>
  )
}
