import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { stepUpQuestion } from '#app/platform/client/questions.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { stepUpLabels } from './labels.ts'
import { isConfirmed } from './queries.ts'

/** A link to a file that the server gives out to a confirmed session: where it isn't, the person is asked first. */
export function StepUpDownload({
  href,
  label,
  className = '',
}: {
  href: string
  label: string
  className?: string
}) {
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
  return (
    <a href={href} download onClick={begin} className={`${buttonClass('outline')} ${className}`}>
      <Download aria-hidden className="size-4.5" /> {label}
    </a>
  )
}

function download(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
