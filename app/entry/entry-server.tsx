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
import { unescapeHtml } from '#app/text/escape-html.ts'
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
    const html = renderToString(children)
    const leftOut = LEFT_OUT.exec(html)
    if (leftOut) throw new Error(unescapeHtml(leftOut[1] ?? 'a part of the page threw'))
    return new Response(html, { status: isMissing(matches) ? 404 : 200 })
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

/** React's mark for a part that threw, and while developing what it threw: it goes on without it. */
const LEFT_OUT = /<!--\$!-->(?:<template data-msg="([^"]*)")?/

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
