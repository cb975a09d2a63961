import type { AnyRoute } from '@tanstack/react-router'
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { api, paths } from '#app/paths.ts'
import type { CopyIn } from '#app/platform/page/copy.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import { hasTwin, isInHindi, languageOf, withoutLanguage } from '#app/platform/page/languages.ts'
import { isMissing, pageScripts } from '#app/platform/page/page-scripts.ts'
import type { FetchApi, PageScripts, Rendered, RenderRequest } from '#app/platform/page/render.ts'
import type { Site } from '#app/platform/page/site.tsx'
import { unescapeHtml } from '#app/ui/text/escape-html.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import type { Faq } from '#app/writing/questions/faq.ts'
import { copy as english } from '#content/en/copy.ts'
import { copy as hindi } from '#content/hi/copy.ts'
import { withLinksIn } from './links-in-language.ts'
import { createAppRouter } from './router.tsx'

/**
 * Renders one page as a complete document.
 * @throws what a loader, a head or a component of the page threw
 */
export async function render({
  path,
  firm,
  assets,
  fetchApi,
  provenClaims,
  replyWithin,
  form,
  problem,
}: RenderRequest): Promise<Rendered> {
  const language = languageOf(path)
  const site: Site = {
    language,
    twin: await twinOf(path, fetchApi),
    firm,
    assets,
    provenClaims,
    replyWithin,
    form,
    problem,
    today: indianDate(new Date()),
  }
  let scripts: PageScripts = 'enhance'
  const handle = createRequestHandler({
    createRouter: () => recordHeadErrors(createAppRouter(site, fetchApi, copyIn, basepathOf(path))),
    // The router would lead on to its base with a slash at the end.
    request: new Request(new URL(path.replace(/^\/hi(?=\?|$)/, '/hi/'), firm.origin)),
  })
  const response = await handle(async ({ router, responseHeaders }) => {
    const children = <RouterServer router={router} />
    const { matches } = router.state
    const failed = matches.find(({ status }) => status === 'error')
    if (failed) throw failed.error
    if (headErrors.has(site)) throw headErrors.get(site)
    scripts = pageScripts(site, matches)
    if (scripts === 'app') {
      return renderRouterToString({ router, responseHeaders, children })
    }
    // The router does not hydrate these pages, so they carry none of the data it would need.
    const html = renderToString(children)
    const leftOut = LEFT_OUT.exec(html)
    if (leftOut) throw new Error(unescapeHtml(leftOut[1] ?? 'a part of the page threw'))
    return new Response(html, { status: isMissing(matches) ? 404 : 200 })
  })
  const redirect = response.headers.get('location') ?? undefined
  const html = await response.text()
  if (response.status >= 500 && !html.startsWith('<'))
    throw new Error(`the page ${new URL(path, firm.origin).pathname} could not be rendered`)
  return {
    status: problem?.status ?? response.status,
    scripts,
    html: withLinksIn(site.language, html.startsWith('<!') ? html : `<!doctype html>${html}`),
    redirect,
  }
}

const copyIn: CopyIn = (language) => (language === 'hi' ? hindi : english)

/** The address of the page in the other language. */
async function twinOf(path: string, fetchApi: FetchApi): Promise<string | undefined> {
  const english = withoutLanguage(path)
  if (!hasTwin(english)) return undefined
  if (languageOf(path) === 'hi') return english
  const slug = questionAt(english)
  return slug && !(await isQuestionIn('hi', slug, fetchApi)) ? undefined : inLanguage(english, 'hi')
}

function questionAt(address: string): string | undefined {
  const start = paths.question('')
  return address.startsWith(start) ? address.slice(start.length).split(/[?#]/)[0] : undefined
}

async function isQuestionIn(language: 'hi', slug: string, fetchApi: FetchApi): Promise<boolean> {
  const { status, body } = await fetchApi(api.faqs.question(slug, language))
  return status === 200 && (body as Faq).language === language
}

/** The routes are those of the English pages; where there is no such page in Hindi none matches. */
function basepathOf(path: string): string | undefined {
  return languageOf(path) === 'hi' && isInHindi(withoutLanguage(path))
    ? inLanguage('/', 'hi')
    : undefined
}

/** React's marker for a part that threw, in development with the error: it renders the page without that part. */
const LEFT_OUT = /<!--\$!-->(?:<template data-msg="([^"]*)")?/

/** What the head of a page threw: the router would only log it and render a page without a head. */
const headErrors = new WeakMap<Site, unknown>()
const wrappedRoutes = new WeakSet<object>()

function recordHeadErrors(router: ReturnType<typeof createAppRouter>) {
  for (const { options } of Object.values(router.routesById) as AnyRoute[]) {
    const { head } = options
    if (!head || wrappedRoutes.has(options)) continue
    wrappedRoutes.add(options)
    options.head = async (context) => {
      try {
        return (await head(context)) ?? {}
      } catch (error) {
        headErrors.set(context.match.context.site, error)
        return {}
      }
    }
  }
  return router
}
