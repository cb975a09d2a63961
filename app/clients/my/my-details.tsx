import type { ReactNode } from 'react'
import { api } from '#app/paths.ts'
import { useSite } from '#app/platform/page/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { EMAIL_MAX, PHONE_MAX } from '#app/ui/text/fields.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import type { MyPage } from './my.ts'
import { useClientCopy, useErrorText } from './use-client-copy.ts'

/** How the client is reached, and signing out. */
export function MyDetails({ my, token }: { my: MyPage; token: string }) {
  const { contact: copy, signOut, signOutAll, devices } = useClientCopy().myCopy
  const { email, phone, proposedEmail, proposedPhone } = my.contact
  return (
    <section aria-labelledby="details" className="mt-10">
      <h2 id="details" className="mb-3 scroll-mt-28 text-h3">
        {copy.title}
      </h2>
      <dl className="rows border-y border-line">
        <Row term={copy.email} proposed={proposedEmail}>
          {email}
        </Row>
        <Row term={copy.phone} proposed={proposedPhone && shownPhone(proposedPhone)}>
          {phone && shownPhone(phone)}
        </Row>
      </dl>
      <ChangeForm my={my} token={token} />
      <OwnData my={my} token={token} />
      <div className="screen-only mt-6 border-t border-line pt-4">
        <p className="text-muted">{devices(my.devices)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <form method="post" action={api.my.signOut(token)} data-sign-out>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="outline">
              {signOut}
            </Button>
          </form>
          {my.devices > 1 && (
            <form method="post" action={api.my.signOut(token)} data-sign-out>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="everywhere" value="on" />
              <Button type="submit" variant="outline">
                {signOutAll}
              </Button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}

/** The download of everything, and the request to have it erased, with the answer of staff. */
function OwnData({ my: { erasure }, token }: { my: MyPage; token: string }) {
  const { ownDataCopy: data, times } = useClientCopy()
  const { askedAt, declined } = erasure
  return (
    <div className="screen-only mt-6 border-t border-line pt-4">
      <p>
        <a
          href={api.my.archive(token)}
          download
          className="text-link inline-flex min-h-11 items-center"
        >
          {data.download}
        </a>
        <span className="block text-muted">{data.downloadText}</span>
      </p>
      {askedAt ? (
        <p className="mt-3">{data.asked(formatDay(new Date(askedAt), times.own))}</p>
      ) : (
        <>
          {declined && (
            <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
              {data.declined(formatDay(new Date(declined.at), times.own), declined.reason)}
            </p>
          )}
          <details>
            <summary className="text-link inline-flex min-h-11 items-center">{data.ask}</summary>
            <form method="post" action={api.my.erasure(token)} className="grid gap-4 pt-2 pb-4">
              <input type="hidden" name="token" value={token} />
              <p className="text-muted">{data.askText}</p>
              <div>
                <Button type="submit" variant="outline">
                  {data.send}
                </Button>
              </div>
            </form>
          </details>
        </>
      )}
    </div>
  )
}

function Row({
  term,
  proposed,
  children,
}: {
  term: string
  proposed: string | null
  children: ReactNode
}) {
  const { contact: copy } = useClientCopy().myCopy
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[8rem_1fr] sm:items-baseline">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="figures min-w-0 [overflow-wrap:anywhere]">
        {children || <span className="text-muted">{copy.none}</span>}
        {proposed && <span className="block text-muted">{copy.waiting(proposed)}</span>}
      </dd>
    </div>
  )
}

function ChangeForm({ my, token }: { my: MyPage; token: string }) {
  const { contact: copy } = useClientCopy().myCopy
  const { form } = useSite()
  const { email, phone, proposedEmail, proposedPhone } = my.contact
  const isReturned = form?.values.email !== undefined
  const errorText = useErrorText()
  const error = (name: string) => errorText(form?.errors.find(({ path }) => path === name)?.message)
  return (
    <details open={isReturned} className="screen-only">
      <summary className="text-link inline-flex min-h-11 items-center">{copy.open}</summary>
      <form
        method="post"
        action={api.my.contact(token)}
        className="grid gap-4 pt-2 pb-4 sm:grid-cols-2"
      >
        <input type="hidden" name="token" value={token} />
        <p className="text-muted sm:col-span-2">{copy.text}</p>
        <TextField
          id="my-email"
          data-keep={proposedEmail ?? email}
          name="email"
          type="email"
          label={copy.email}
          autoComplete="email"
          maxLength={EMAIL_MAX}
          defaultValue={form?.values.email ?? proposedEmail ?? email}
          error={error('email')}
          autoFocus={error('email') !== undefined}
        />
        <TextField
          id="my-phone"
          data-keep={proposedPhone ?? phone}
          name="phone"
          type="tel"
          label={copy.phone}
          autoComplete="tel"
          maxLength={PHONE_MAX}
          defaultValue={form?.values.phone ?? proposedPhone ?? phone}
          error={error('phone')}
        />
        <div className="sm:col-span-2">
          <Button type="submit" variant="ink">
            {copy.save}
          </Button>
        </div>
      </form>
    </details>
  )
}
