import { useCopy } from '#app/platform/page/copy.ts'
import { errorIn } from '#app/platform/page/error-in.ts'
import { useSite } from '#app/platform/page/site.tsx'
import { type ClientCopy, clientCopyIn } from '#content/client-copy.ts'
import { copy as english } from '#content/en/copy.ts'

/** What the page of a client says once they are signed in. */
export function useClientCopy(): ClientCopy {
  return clientCopyIn(useSite().language)
}

/** An error of the API in the language of the page. */
export function useErrorText(): (message: string | undefined) => string | undefined {
  const copy = useCopy()
  const translated = errorsOf(copy, useClientCopy())
  const inEnglish = errorsOf(english, clientCopyIn('en'))
  return (message) => message && errorIn(message, copy, [inEnglish, translated])
}

function errorsOf(
  {
    signInCopy,
    lostLink,
    linkMissing,
  }: Pick<typeof english, 'signInCopy' | 'lostLink' | 'linkMissing'> | ReturnType<typeof useCopy>,
  { draftCopy, myCopy, myErrors, uploadCopy }: ClientCopy,
) {
  return { signInCopy, lostLink, linkMissing, draftCopy, myCopy, myErrors, uploadCopy }
}
