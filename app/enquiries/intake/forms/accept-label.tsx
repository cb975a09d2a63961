import { paths } from '#app/paths.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'

/** The label of the box that accepts the policy and the terms. */
export function AcceptLabel() {
  const { language, leadForms } = useBrowserCopy()
  const { accept } = leadForms.contact
  return (
    <>
      {accept.before}{' '}
      <a href={inLanguage(paths.privacy, language)} className="text-link">
        {accept.privacy}
      </a>{' '}
      {accept.between}{' '}
      <a href={inLanguage(paths.terms, language)} className="text-link">
        {accept.terms}
      </a>
      {accept.after}
    </>
  )
}
