import type { Filing } from '#app/clients/model/filing.ts'
import { api } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDay } from '#app/ui/time/dates.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import type { MyReturn } from './my.ts'
import { useClientCopy } from './use-client-copy.ts'

/** How the return was filed, verified and processed. */
export function MyResult({ own, filing, token }: { own: MyReturn; filing: Filing; token: string }) {
  const {
    draftCopy: { result: copy },
    times,
  } = useClientCopy()
  const { acknowledgement, filedOn, verifyBy, verifiedOn, saidVerifiedAt, processedOn } = filing
  const isToVerify = own.stage === 'filed'
  return (
    <section
      id={`filed-${own.id}`}
      tabIndex={-1}
      aria-labelledby={`filed-title-${own.id}`}
      className="scroll-mt-28"
    >
      <h3 id={`filed-title-${own.id}`} className="mt-8 mb-2 text-h3">
        {copy.title}
      </h3>
      <dl className="rows border-y border-line">
        <Row name={copy.acknowledgement} value={acknowledgement} />
        <Row name={copy.filedOn} value={formatDay(filedOn, times.own)} />
        {isToVerify && <Row name={copy.verifyBy} value={formatDay(verifyBy, times.own)} isStrong />}
        {processedOn && <Row name={copy.processedOn} value={formatDay(processedOn, times.own)} />}
      </dl>
      {verifiedOn && (
        <p className="figures mt-2 text-good">{copy.verified(formatDay(verifiedOn, times.own))}</p>
      )}
      {processedOn && <Outcome filing={filing} />}
      {isToVerify && saidVerifiedAt && <p className="mt-3">{copy.saidVerified}</p>}
      {isToVerify && !saidVerifiedAt && (
        <div className="mt-3 border-l-4 border-accent bg-accent-tint px-4 py-3">
          <p>{copy.how}</p>
          <p className="mt-1 text-muted">{copy.why}</p>
          <form method="post" action={api.my.verified(token, own.id)} className="screen-only mt-3">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="ink">
              {copy.didVerify}
            </Button>
          </form>
        </div>
      )}
    </section>
  )
}

function Row({ name, value, isStrong }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className={`figure-column ${isStrong ? 'font-semibold' : ''}`}>{value}</dd>
    </div>
  )
}

function Outcome({ filing: { outcome, refundedOn } }: { filing: Filing }) {
  const {
    draftCopy: { result: copy },
    times,
  } = useClientCopy()
  if (outcome === null) return null
  if (outcome === 0) return <p className="mt-2">{copy.asFiled}</p>
  if (outcome < 0)
    return <p className="mt-2 font-semibold">{copy.demand(rupeesInFull(-outcome))}</p>
  return (
    <p className="figures mt-2">
      <span className="font-semibold">{copy.refund(rupeesInFull(outcome))}.</span>{' '}
      {refundedOn ? copy.refundedOn(formatDay(refundedOn, times.own)) : copy.refundWaits}
    </p>
  )
}
