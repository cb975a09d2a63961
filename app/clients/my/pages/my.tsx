import { createFileRoute, notFound } from '@tanstack/react-router'
import { myToken } from '#app/clients/my/my.ts'
import { MyGate } from '#app/clients/my/my-gate.tsx'
import { MyReturns } from '#app/clients/my/my-returns.tsx'
import { myLanguageQuery, myPageQuery } from '#app/clients/my/queries.ts'
import { paths } from '#app/paths.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { MissingPage } from '#app/platform/page/missing-page.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'

export const Route = createFileRoute('/_public/my/$token')({
  validateSearch: ({ sent }: Record<string, unknown>) => ({
    ...(sent !== undefined && { sent: String(sent) }),
  }),
  loader: async ({ context: { queryClient, site }, params: { token } }) => {
    if (!myToken.safeParse(token).success) throw notFound()
    try {
      const { language } = await queryClient.query(myLanguageQuery(token))
      site.language = language
      return await queryClient.query(myPageQuery(token))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ match }) => secretHead(copyOf(match).signInCopy, match),
  component: MyPage,
  notFoundComponent: MyMissing,
})

/** A client's page, at an address that only they know; a code opens it. */
function MyPage() {
  const my = Route.useLoaderData()
  const { token } = Route.useParams()
  const { sent } = Route.useSearch()
  return my ? (
    <MyReturns my={my} token={token} codeFor={Number(sent)} />
  ) : (
    <MyGate token={token} sent={sent !== undefined} />
  )
}

/** Shown at a link that was replaced, or not copied whole. */
function MyMissing() {
  const { linkMissing: copy, lostLink } = useCopy()
  const { phone } = useFirm()
  return (
    <MissingPage title={copy.title} text={copy.text}>
      <ButtonLink variant="accent" href={paths.myLink}>
        {copy.again}
      </ButtonLink>
      <ButtonLink variant="outline" href={phoneHref(phone)}>
        {lostLink.call(phone)}
      </ButtonLink>
    </MissingPage>
  )
}
