import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { canonicalOf, pageHead } from '#app/platform/page/head.ts'
import { MissingPage } from '#app/platform/page/missing-page.tsx'
import { useSite } from '#app/platform/page/site.tsx'
import { breadcrumbs, faqPage } from '#app/platform/page/structured-data.ts'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { KeepDates } from '#app/tax/due-dates/reminders/keep-dates.tsx'
import { allTools } from '#app/tax/tools/all-tools.ts'
import { toolOn } from '#app/tax/tools/form-values.ts'
import { titleOf } from '#app/tax/tools/title.ts'
import { ToolPage } from '#app/tax/tools/tool-page.tsx'
import { yearOf, yearsOn } from '#app/tax/tools/years.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { postLinks } from '#app/writing/posts/public-posts.ts'
import { said } from '#content/en/season/season.ts'
import { type ToolId, toolMenu } from '#content/en/tools/menu.ts'
import { toolPageWords, yearName } from '#content/en/tools/page.ts'

export const Route = createFileRoute('/_public/tools/$tool')({
  validateSearch: ({ year }): { year?: string } => ({
    year: typeof year === 'string' ? year : undefined,
  }),
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: async ({ params, deps, context: { site, queryClient } }) => {
    const item = toolMenu.find(({ id }) => id === params.tool)
    const found = item && allTools[item.id]
    if (!found) throw notFound({ routeId: rootRouteId })
    const year = yearOf(found.tool, deps.year, site.today)
    if (!year) throw notFound()
    const posts = found.page.related.flatMap(({ href }) => POST.exec(href)?.[1] ?? [])
    return {
      postLinks: await postLinks(queryClient, posts),
      id: item.id,
      name: item.name,
      year,
      usualYear: yearOf(found.tool, undefined, site.today) ?? year,
    }
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { id, name, year, usualYear } = loaderData
    const { firm, today } = match.context.site
    const { tool, page } = toolById(id, today)
    const path = paths.tool(id)
    const canonical = canonicalOf(firm, year === usualYear ? path : paths.toolInYear(id, year))
    return pageHead(
      year === usualYear ? page.metadata : { ...page.metadata, title: titleOf(tool, page, year) },
      match,
      {
        canonical,
        structured: [
          breadcrumbs(match, [
            [toolPageWords.breadcrumb, paths.tools],
            [name, path],
          ]),
          faqPage([...page.faqs]),
        ],
      },
    )
  },
  component: Tool,
  notFoundComponent: YearMissing,
})

const POST = new RegExp(`^${paths.post('(.+)')}$`)

function Tool() {
  const { id, year, postLinks: links } = Route.useLoaderData()
  const { tool, page } = toolById(id, useSite().today)
  const related = page.related.map(({ href, label }) => ({
    href: links[POST.exec(href)?.[1] ?? ''] ?? href,
    label,
  }))
  const afterAnswer = id === 'due-dates' ? <KeepDates /> : undefined
  return <ToolPage tool={tool} page={{ ...page, related }} year={year} afterAnswer={afterAnswer} />
}

/** The years that a tool has rules for, where its address asks for another. */
function YearMissing() {
  const { today } = useSite()
  const params = Route.useParams()
  const { title, text } = toolPageWords.yearMissing
  const item = toolMenu.find(({ id }) => id === params.tool)
  if (!item) return null
  return (
    <MissingPage title={title} text={text(item.name)}>
      {yearsOn(toolById(item.id, today).tool, today).map((year) => (
        <ButtonLink key={year} variant="outline" href={paths.toolInYear(item.id, year)}>
          {yearName(year)}
        </ButtonLink>
      ))}
    </MissingPage>
  )
}

/** Looked up here, because what a loader returns is written into the page and functions cannot be. */
function toolById(id: ToolId, today: string) {
  const found = allTools[id]
  if (!found) throw notFound()
  const season = filingSeason(today)
  const { about, edgeCases, example, faqs } = found.page
  const dated = said({ about, edgeCases, example, faqs }, season)
  return { tool: toolOn(found.tool, today), page: { ...found.page, ...dated } }
}
