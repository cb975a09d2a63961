import { createFileRoute, notFound } from '@tanstack/react-router'
import { myToken } from '#app/clients/my/my.ts'
import { MyGate } from '#app/clients/my/my-gate.tsx'
import { MyMissing } from '#app/clients/my/my-missing.tsx'
import { MyReturns } from '#app/clients/my/my-returns.tsx'
import { myPageQuery } from '#app/clients/my/queries.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { secretHead } from '#app/platform/page/head.ts'
import { signInCopy } from '#content/en/clients/my.ts'

export const Route = createFileRoute('/_public/my/$token')({
  validateSearch: ({ sent }: Record<string, unknown>) => ({
    ...(sent !== undefined && { sent: String(sent) }),
  }),
  loader: async ({ context: { queryClient }, params: { token } }) => {
    if (!myToken.safeParse(token).success) throw notFound()
    try {
      return await queryClient.query(myPageQuery(token))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ match }) => secretHead(signInCopy, match),
  component: MyPage,
  notFoundComponent: MyMissing,
})

/** A client's page, at an address that only they know; a code opens it. */
function MyPage() {
  const my = Route.useLoaderData()
  const { token } = Route.useParams()
  const { sent } = Route.useSearch()
  return my ? (
    <MyReturns my={my} token={token} sent={sent === '1'} />
  ) : (
    <MyGate token={token} sent={sent === '1'} />
  )
}
