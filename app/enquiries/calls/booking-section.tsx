import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { Island } from '#app/platform/page/island.tsx'
import type { IslandProps } from '#app/platform/page/islands.ts'
import { useNoticeFacts, useReplyPromise, useSite } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { BookingForm } from './booking-form.tsx'

/** The form below the title of its page; where no time is free, the other ways to reach the firm. */
export function BookingSection({
  notes = [],
  ...given
}: Omit<IslandProps['booking-form'], 'whatsapp'> & {
  /** of the next days on which the office is closed */
  notes?: string[]
}) {
  const site = useSite()
  const { bookingPage: copy } = useCopy()
  const notice = useNoticeFacts()
  const promise = useReplyPromise()
  const props = { ...given, whatsapp: site.firm.whatsapp }
  return (
    <div className="measure py-[clamp(1.5rem,5vw,4rem)]">
      {notes.map((note) => (
        <p key={note} className="mb-4 font-semibold">
          {note}
        </p>
      ))}
      {props.slots.length === 0 ? (
        <NoTimes />
      ) : (
        <>
          {!props.receipt && <p className="mb-6 text-muted">{copy.promise(promise)}</p>}
          <Island name="booking-form" props={props} hydrate="at-once">
            <BookingForm {...props} notice={notice} returned={site.form} />
          </Island>
        </>
      )}
    </div>
  )
}

function NoTimes() {
  const { firm } = useSite()
  const { bookingPage: copy } = useCopy()
  return (
    <>
      <h2 className="text-h3">{copy.none.title}</h2>
      <p className="mt-2 text-muted">{copy.none.text(useReplyPromise())}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink data-action="book-none-contact" variant="accent" href={paths.contact}>
          {copy.none.contact}
        </ButtonLink>
        <ButtonLink data-action="book-none-call" variant="outline" href={phoneHref(firm.phone)}>
          {copy.none.call(firm.phone)}
        </ButtonLink>
      </div>
    </>
  )
}
