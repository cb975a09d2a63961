import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import type { ToolId } from '#content/en/tools/menu.ts'

const link = 'text-link inline-flex min-h-11 items-center'

/** The tool that answers for the reader's own case, and a call with a CA. */
export function NextStepLinks({
  tool,
  label,
  className = '',
}: {
  tool: ToolId
  label?: string | undefined
  className?: string
}) {
  const { nextStepBox, toolNames } = useCopy()
  return (
    <p className={`flex flex-wrap gap-x-5 ${className}`}>
      <a href={paths.tool(tool)} className={link}>
        {label ?? nextStepBox.tool(toolNames[tool].name)}
      </a>
      <a href={paths.book} data-action="next-step-book" className={link}>
        {nextStepBox.book}
      </a>
    </p>
  )
}
