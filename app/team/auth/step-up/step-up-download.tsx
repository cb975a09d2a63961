import type { ComponentProps, MouseEvent } from 'react'
import { stepUpQuestion } from '#app/platform/client/questions.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { stepUpLabels } from './labels.ts'
import { isConfirmed } from './queries.ts'

/** A link to a file that the server gives out to a confirmed session: where it isn't, the person is asked first. */
export function StepUpDownload({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const begin = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      if ((await isConfirmed()) || (await stepUpQuestion.ask())) download(href)
    } catch (error) {
      toast({
        tone: 'destructive',
        title: stepUpLabels.failed,
        text: (error as Error).message,
      })
    }
  }
  return <a {...props} href={href} download onClick={begin} />
}

function download(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
