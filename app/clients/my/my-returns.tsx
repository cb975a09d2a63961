import { TriangleAlert } from 'lucide-react'
import { isFiled, isMissing } from '#app/clients/model/stages.ts'
import { yearIn } from '#app/clients/model/year.ts'
import { useSite } from '#app/platform/page/site.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { formatDay, indianDate } from '#app/ui/time/dates.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { UploadRow } from './file-form.tsx'
import type { MyPage, MyReturn } from './my.ts'
import { MyDetails } from './my-details.tsx'
import { MyDraft } from './my-draft.tsx'
import { MyFee } from './my-fee.tsx'
import { MyFiles } from './my-files.tsx'
import { MyRequests } from './my-requests.tsx'
import { MyResult } from './my-result.tsx'
import { MySlip } from './my-slip.tsx'
import { MySteps } from './my-steps.tsx'
import { isInPlace, useReturned } from './returned.ts'
import { useClientCopy, useErrorText } from './use-client-copy.ts'

/** What a client sees: first what is needed of them, then the rest of each return. */
export function MyReturns({ my, token, codeFor }: Omit<PartProps, 'own' | 'isFirst'>) {
  const { myCopy: copy, times } = useClientCopy()
  const { contact, needed, returns } = my
  const [newest, ...others] = returns
  const isUnderWay = ({ stage, requests }: MyReturn) =>
    stage !== 'processed' || requests.some(isMissing)
  const shown = (newest ? [newest, ...others.filter(isUnderWay)] : []).toSorted(
    (one, other) => Number(isAwaited(other)) - Number(isAwaited(one)),
  )
  const earlier = others.filter((one) => !isUnderWay(one))
  const [first] = shown
  const need = needOf(first)
  // The OK comes first, and what is missing is named behind it.
  const asksForMissing = needed > 0 && need !== 'ok'
  return (
    <MySlip
      head={my.name}
      below={
        <>
          {earlier.length > 0 && <EarlierYears returns={earlier} my={my} token={token} />}
          <MyDetails my={my} token={token} />
        </>
      }
    >
      <p className="text-muted">{copy.greeting(contact.name || my.name)}</p>
      <h1 className="mt-1 text-h2">
        {asksForMissing ? copy.needed.some(needed) : copy.needed[need]}
      </h1>
      <p className="mt-3 text-muted">
        {asksForMissing
          ? copy.needed.someText
          : first
            ? copy.needed.next(copy.next[nextOf(first)])
            : copy.noReturn}
        {needed > 0 && !asksForMissing && ` ${copy.needed.also(needed)}`}
        {first?.dueOn && isBeforeFiling(first) && first.dueOn >= indianDate(new Date()) && (
          <span className="figures"> {copy.needed.until(formatDay(first.dueOn, times.own))}</span>
        )}
      </p>
      <Returned my={my} shown={shown} />
      {shown.map((one) => (
        <ReturnPart key={one.id} {...{ my, token, codeFor }} own={one} isFirst={one === first} />
      ))}
      <template id="upload-row">
        <UploadRow />
      </template>
    </MySlip>
  )
}

/** Whether the client can do something about it now: send what is missing, give the OK, or verify. */
function isAwaited({ stage, requests, filing }: MyReturn): boolean {
  if (stage === 'your-ok') return true
  if (stage === 'filed' && !filing?.saidVerifiedAt) return true
  return requests.some(isMissing)
}

function nextOf({ stage, filing }: MyReturn): MyReturn['stage'] | 'saidVerified' {
  return stage === 'filed' && filing?.saidVerifiedAt ? 'saidVerified' : stage
}

/** What is needed besides what is missing. */
function needOf(first: MyReturn | undefined): 'none' | 'verify' | 'ok' {
  if (first?.stage === 'your-ok') return 'ok'
  return first?.stage === 'filed' && !first.filing?.saidVerifiedAt ? 'verify' : 'none'
}

function isBeforeFiling({ stage }: MyReturn): boolean {
  return !isFiled(stage) && stage !== 'stopped'
}

/** What was wrong with a form that came back, unless it stands beside its field, and what was written in it. */
function Returned({ my, shown }: { my: MyPage; shown: MyReturn[] }) {
  const { myCopy: copy } = useClientCopy()
  const errorText = useErrorText()
  const { form, problem } = useSite()
  const returned = useReturned()
  const isOfDetails = form?.errors.some(({ path }) => path === 'email' || path === 'phone')
  if (!problem || isOfDetails || isInPlace(returned, shown, my.isFresh)) return null
  return (
    <>
      <p role="alert" className="mt-5 flex gap-2 border-l-4 border-bad bg-bad-tint px-4 py-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
        {errorText(problem.message)}
      </p>
      {returned?.text !== undefined && (
        <TextAreaField
          id="not-sent"
          label={copy.notSent}
          readOnly
          rows={3}
          defaultValue={returned.text}
          className="mt-3"
        />
      )}
    </>
  )
}

interface PartProps {
  own: MyReturn
  my: MyPage
  token: string
  /** the return for whose OK a code was just sent */
  codeFor: number
  isFirst: boolean
}

function ReturnPart({ own, my, token, codeFor, isFirst }: PartProps) {
  const { draft, filing, stage } = own
  const sent = codeFor === own.id
  const decision = draft && <MyDraft {...{ own, draft, token, sent }} isFresh={my.isFresh} />
  return (
    <section aria-labelledby={`return-${own.id}`} className="mt-8">
      <h2 id={`return-${own.id}`} className="figures border-b-2 border-ink pb-2 text-h3">
        <ReturnName own={own} />
      </h2>
      {filing && <MyResult {...{ own, filing, token }} />}
      {stage === 'your-ok' && decision}
      <MyRequests own={own} token={token} />
      {stage !== 'your-ok' && decision}
      <MyFee own={own} token={token} payTo={my.payTo} />
      <MyFiles own={own} token={token} id={isFirst ? 'files' : undefined} />
      <MySteps own={own} />
    </section>
  )
}

function ReturnName({ own: { year, kind } }: { own: MyReturn }) {
  const words = useClientCopy()
  const kindName = words.myCopy.kinds[kind]
  return (
    <>
      <UnbrokenYears text={yearIn(words, year)} />
      {kindName && `, ${kindName}`}
    </>
  )
}

function EarlierYears({ returns, my, token }: { returns: MyReturn[]; my: MyPage; token: string }) {
  const { myCopy: copy } = useClientCopy()
  return (
    <section aria-labelledby="earlier" className="mt-10">
      <h2 id="earlier" className="mb-3 text-h3">
        {copy.earlier}
      </h2>
      <div className="rows border-y border-line">
        {returns.map((one) => (
          <details key={one.id} className="group">
            <summary className="figures flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="font-medium">
                <ReturnName own={one} />
              </span>
              <span className="text-sm text-muted">{copy.steps[one.stage]}</span>
            </summary>
            <div className="pb-4">
              {one.filing && <MyResult own={one} filing={one.filing} token={token} />}
              <MyFee own={one} token={token} payTo={my.payTo} />
              <MyFiles own={one} token={token} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
