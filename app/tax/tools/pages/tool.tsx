import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { canonicalOf, copyOf, pageHead } from '#app/platform/page/head.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import { MissingPage } from '#app/platform/page/missing-page.tsx'
import { useSite } from '#app/platform/page/site.tsx'
import { breadcrumbs, faqPage } from '#app/platform/page/structured-data.ts'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { KeepDates } from '#app/tax/due-dates/reminders/keep-dates.tsx'
import { toolOn } from '#app/tax/tools/form/form-values.ts'
import { titleOf } from '#app/tax/tools/form/title.ts'
import { yearOf, yearsOn } from '#app/tax/tools/form/years.ts'
import { ToolPage } from '#app/tax/tools/pages/tool-page.tsx'
import { toolIn } from '#app/tax/tools/tool-in.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { postLinks } from '#app/writing/posts/public-posts.ts'
import type { Copy } from '#content/en/copy.ts'
import { said } from '#content/en/season/season.ts'
import { type ToolId, toolMenu } from '#content/en/tools/menu.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'

export const Route = createFileRoute('/_public/tools/$tool')({
  validateSearch: ({ year }): { year?: string } => ({
    year: typeof year === 'string' ? year : undefined,
  }),
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: async ({ params, deps, context: { site, queryClient } }) => {
    const item = toolMenu.find(({ id }) => id === params.tool)
    const found = item && toolIn(site.language, item.id)
    if (!found) throw notFound({ routeId: rootRouteId })
    const year = yearOf(found.tool, deps.year, site.today)
    if (!year) throw notFound()
    const posts = found.page.related.flatMap(({ href }) => POST.exec(href)?.[1] ?? [])
    return {
      postLinks: await postLinks(queryClient, posts),
      id: item.id,
      year,
      usualYear: yearOf(found.tool, undefined, site.today) ?? year,
    }
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { id, year, usualYear } = loaderData
    const { firm, today, language } = match.context.site
    const copy = copyOf(match)
    const { tool, page } = toolById(id, today, language, copy)
    const path = paths.tool(id)
    const canonical = canonicalOf(
      firm,
      inLanguage(year === usualYear ? path : paths.toolInYear(id, year), language),
    )
    return pageHead(
      year === usualYear
        ? page.metadata
        : { ...page.metadata, title: titleOf(tool, page, year, copy) },
      match,
      {
        canonical,
        structured: [
          breadcrumbs(match, [
            [copy.toolPageWords.breadcrumb, paths.tools],
            [copy.toolNames[id].name, path],
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
  const { today, language } = useSite()
  const { tool, page } = toolById(id, today, language, useCopy())
  const related = page.related.map(({ href, label }) => ({
    href: links[POST.exec(href)?.[1] ?? ''] ?? href,
    label,
  }))
  const afterAnswer = id === 'due-dates' ? <KeepDates /> : undefined
  return <ToolPage tool={tool} page={{ ...page, related }} year={year} afterAnswer={afterAnswer} />
}

/** The years that a tool has rules for, where its address asks for another. */
function YearMissing() {
  const { today, language } = useSite()
  const copy = useCopy()
  const params = Route.useParams()
  const { title, text } = copy.toolPageWords.yearMissing
  const item = toolMenu.find(({ id }) => id === params.tool)
  if (!item) return null
  return (
    <MissingPage title={title} text={text(copy.toolNames[item.id].name)}>
      {yearsOn(toolIn(language, item.id).tool, today).map((year) => (
        <ButtonLink key={year} variant="outline" href={paths.toolInYear(item.id, year)}>
          {copy.yearName(year)}
        </ButtonLink>
      ))}
    </MissingPage>
  )
}

/** Looked up here, because what a loader returns is written into the page and functions cannot be. */
function toolById(id: ToolId, today: string, language: Language, { seasonWords }: Copy) {
  const found = toolIn(language, id)
  const season = filingSeason(today, undefined, seasonWords.own)
  const { about, edgeCases, example, faqs } = found.page
  const dated = said({ about, edgeCases, example, faqs }, season)
  return { tool: toolOn(found.tool, today), page: { ...found.page, ...dated } }
}
