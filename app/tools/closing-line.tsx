import { planPrices, rupees } from '#app/content/plans.ts'
import { closingWords as words } from '#app/content/tools/closing.ts'
import { filingSeason } from '#app/due-dates/filing-season.ts'
import { paths } from '#app/paths.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import type { Tool, ToolContext } from './tool.ts'
import { isAboutReturn } from './years.ts'

/** What can be done next: with the year’s return, by when and at what cost, and who helps. */
export function ClosingLine({ tool, context }: { tool: Tool; context: ToolContext }) {
  const price = rupees(planPrices[words.plan[tool.id] ?? 'basic'])
  const season = filingSeason(context.today)
  const isNow = isAboutReturn(tool) && (tool.years.length === 0 || context.year === season.year)
  return (
    <p className="screen-only mt-4 border-t border-line pt-3 text-sm text-muted">
      <UnbrokenYears text={isNow ? words.now(season, price) : words.later(price)} />{' '}
      <a
        href={`#${words.sendId}`}
        className="text-link inline-flex min-h-6 items-center font-semibold"
      >
        {words.send}
      </a>
      {' · '}
      <a
        href={paths.book}
        data-action="tool-answer-book"
        className="text-link inline-flex min-h-6 items-center font-semibold"
      >
        {words.call}
      </a>
    </p>
  )
}
