import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { BreakableEmail } from '#app/ui/breakable-email.tsx'

/** Who answers complaints and questions about personal data, as far as it is set. */
export function Redress({ className = '' }: { className?: string }) {
  const { email, grievanceOfficer, privacyEmail } = useFirm()
  const { redress } = useCopy()
  if (!grievanceOfficer && !privacyEmail) return null
  return (
    <div className={className}>
      {grievanceOfficer && (
        <p>
          {redress.officer} <strong className="font-semibold">{grievanceOfficer.name}</strong>,{' '}
          <Mail address={grievanceOfficer.email ?? email} />. {redress.acknowledged}
        </p>
      )}
      {privacyEmail && (
        <p className="mt-2">
          {redress.privacy} <Mail address={privacyEmail} />
        </p>
      )}
    </div>
  )
}

function Mail({ address }: { address: string }) {
  return (
    <a className="text-link" data-action="legal-email" href={`mailto:${address}`}>
      <BreakableEmail text={address} />
    </a>
  )
}
