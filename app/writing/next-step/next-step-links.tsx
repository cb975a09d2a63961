import { paths } from '#app/paths.ts'
import { type ToolId, toolMenu } from '#content/en/tools/menu.ts'
import { nextStepBox } from '#content/services/next-step.ts'

const link = 'text-link inline-flex min-h-11 items-center'

/** The tool that answers for the reader's own case, and a call with a CA. */
export function NextStepLinks({
  tool,
  label = nextStepBox.tool(toolMenu.find(({ id }) => id === tool)?.name ?? ''),
  className = '',
}: {
  tool: ToolId
  label?: string | undefined
  className?: string
}) {
  return (
    <p className={`flex flex-wrap gap-x-5 ${className}`}>
      <a href={paths.tool(tool)} className={link}>
        {label}
      </a>
      <a href={paths.book} data-action="next-step-book" className={link}>
        {nextStepBox.book}
      </a>
    </p>
  )
}
