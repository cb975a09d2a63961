import { createFileRoute, notFound } from '@tanstack/react-router'
import { confirmToken } from '#app/enquiries/calls/held/held-call.ts'
import { KeptUntil } from '#app/enquiries/calls/held/held-on-receipt.tsx'
import { callToConfirmQuery } from '#app/enquiries/calls/queries.ts'
import { describeTime } from '#app/enquiries/calls/zoned-days.ts'
import { paths } from '#app/paths.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { MissingPage } from '#app/platform/page/missing-page.tsx'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

export const Route = createFileRoute('/_public/confirm-call/$token')({
  loader: async ({ context: { queryClient, site }, params: { token } }) => {
    if (!confirmToken.safeParse(token).success) throw notFound()
    try {
      const call = await queryClient.query(callToConfirmQuery(token))
      site.language = call.language
      return call
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ match, loaderData }) => {
    const { confirmCallPage: copy } = copyOf(match)
    const { title } = copy[loaderData?.state ?? 'missing']
    return secretHead({ title, description: copy.description }, match)
  },
  component: ConfirmCall,
  notFoundComponent: Missing,
})

/** Where the link of an e-mail leads: one button books the call, for a mail server may open the link too. */
function ConfirmCall() {
  const { state, startsAt, timeZone, keptUntil, receiptToken } = Route.useLoaderData()
  const { token } = Route.useParams()
  const { confirmCallPage: copy, heldCall, times } = useCopy()
  const { own, inIndia } = describeTime(startsAt, timeZone, times.own)
  return (
    <NotePage title={copy[state].title} text={copy[state].text}>
      {state !== 'confirmed' && (
        <p className="figures mt-6 text-lead font-semibold">
          {state === 'taken' ? <s>{own}</s> : own}
        </p>
      )}
      {state === 'waiting' && (
        <>
          {inIndia && <p className="figures">{inIndia}</p>}
          <KeptUntil until={keptUntil} zone={timeZone} />
        </>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {state === 'waiting' && (
          <form method="post" action={paths.confirmCall(token)}>
            <Button type="submit" variant="accent" size="lg">
              {copy.waiting.button}
            </Button>
          </form>
        )}
        {state !== 'confirmed' && (
          <ButtonLink
            variant={state === 'taken' ? 'accent' : 'outline'}
            size="lg"
            href={paths.receiptCall(receiptToken)}
          >
            {heldCall.anotherTime}
          </ButtonLink>
        )}
        {state !== 'waiting' && (
          <ButtonLink
            variant={state === 'taken' ? 'outline' : 'accent'}
            size="lg"
            href={paths.receipt(receiptToken)}
          >
            {copy.receipt}
          </ButtonLink>
        )}
      </div>
    </NotePage>
  )
}

function Missing() {
  const { confirmCallPage: copy } = useCopy()
  return (
    <MissingPage {...copy.missing}>
      <ButtonLink variant="accent" size="lg" href={paths.book}>
        {copy.book}
      </ButtonLink>
    </MissingPage>
  )
}
