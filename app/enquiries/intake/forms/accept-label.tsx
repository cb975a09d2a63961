import { paths } from '#app/paths.ts'
import { leadForms } from '#content/en/forms.ts'

const { accept } = leadForms.contact

/** What a box says that accepts the policy and the terms. */
export function AcceptLabel() {
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
    </>
  )
}
