import type { AnyRoute } from '@tanstack/react-router'
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { isMissing, pageScripts } from '#app/site/page-scripts.ts'
import type { PageScripts, Rendered, RenderRequest } from '#app/site/render.ts'
import type { Site } from '#app/site/site.tsx'
import { indianDate } from '#app/time/dates.ts'
import { createAppRouter } from './router.tsx'

/**
 * Draws one page as a whole document.
 * @throws whatever a loader, a head or a component of the page threw
 */
export async function render({
  path,
  firm,
  assets,
  fetchApi,
  form,
  problem,
}: RenderRequest): Promise<Rendered> {
  const site = {
    firm,
    assets,
    form,
    problem,
    today: indianDate(new Date()),
  }
  let scripts: PageScripts = 'none'
  const handle = createRequestHandler({
    createRouter: () => watched(createAppRouter(site, fetchApi)),
    request: new Request(new URL(path, firm.origin)),
  })
  const answer = await handle(async ({ router, responseHeaders }) => {
    const children = <RouterServer router={router} />
    const { matches } = router.state
    const broken = matches.find(({ status }) => status === 'error')
    if (broken) throw broken.error
    if (brokenHeads.has(site)) throw brokenHeads.get(site)
    scripts = pageScripts(site, matches)
    if (scripts === 'app') {
      return renderRouterToString({ router, responseHeaders, children })
    }
    // Not taken over by the router in the browser, so without the data that it would need there.
    return new Response(renderToString(children), { status: isMissing(matches) ? 404 : 200 })
  })
  const redirect = answer.headers.get('location') ?? undefined
  const html = await answer.text()
  if (answer.status >= 500 && !html.startsWith('<'))
    throw new Error(`the page ${new URL(path, firm.origin).pathname} could not be rendered`)
  return {
    status: problem?.status ?? answer.status,
    scripts,
    html: html.startsWith('<!') ? html : `<!doctype html>${html}`,
    redirect,
  }
}

/** What the head of a page threw: the router would print it and go on without a head. */
const brokenHeads = new WeakMap<Site, unknown>()
const watchedRoutes = new WeakSet<object>()

function watched(router: ReturnType<typeof createAppRouter>) {
  for (const { options } of Object.values(router.routesById) as AnyRoute[]) {
    const { head } = options
    if (!head || watchedRoutes.has(options)) continue
    watchedRoutes.add(options)
    options.head = async (asked) => {
      try {
        return (await head(asked)) ?? {}
      } catch (error) {
        brokenHeads.set(asked.match.context.site, error)
        return {}
      }
    }
  }
  return router
}
