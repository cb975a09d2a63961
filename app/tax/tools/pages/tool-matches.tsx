import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { matchingTools } from './matching-tools.ts'

/** Above the results of a search: the tools that answer it for the visitor's own figures. */
export function ToolMatches({ q }: { q: string | undefined }) {
  const { toolNames, toolPageWords } = useCopy()
  const title = toolPageWords.matches
  const tools = matchingTools(q)
  if (tools.length === 0) return null
  return (
    <nav aria-label={title} className="mb-6 rounded-lg border border-line bg-tint px-4 py-3">
      <p className="text-sm font-semibold text-muted">{title}</p>
      <ul className="flex flex-wrap gap-x-6">
        {tools.map(({ id }) => (
          <li key={id}>
            <a href={paths.tool(id)} className="text-link inline-flex min-h-11 items-center">
              {toolNames[id].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
