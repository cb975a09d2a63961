import type { FastifyRequest } from 'fastify'
import { type ErrorPage, type ErrorResponse, isForm } from '#app/platform/http/errors.ts'
import { documentTitle } from '#app/platform/page/document-title.ts'
import { escapeHtml } from '#app/ui/text/escape-html.ts'
import { shortErrorPage } from '#content/en/errors.ts'
import { type Pages, pageRequest, policyOf } from './pages.ts'

/** Renders the error page for a browser; for a form sent without script, the form with what was typed. */
export async function renderError(
  pages: Pages,
  request: FastifyRequest,
  response: ErrorResponse,
): ReturnType<ErrorPage> {
  const { env } = request.server
  const short = () => {
    const html = shortPage(pages, request, response)
    return { html, policy: policyOf({ status: response.status, html }, pages, env) }
  }
  const { status, message, busy } = response
  // A flood of errors must not cost more than a flood of pages, nor a busy site more than its work.
  if (busy && renderedWhileBusy >= MAX_RENDERED_WHILE_BUSY) return short()
  if ((await request.server.secondsToNextRender(request)) > 0) return short()
  const problem = { status, message, requestId: request.id, busy }
  const { formPage } = request.routeOptions.config
  const sent = formPage && comesFromForm(request) ? typed(request.body) : undefined
  const form = sent && { ...partsOf(request.params), ...sent }
  if (busy) renderedWhileBusy++
  try {
    const { failures: _failures, ...toRender } = await pageRequest(request, pages)
    const rendered = await pages.render({
      ...toRender,
      path: formPage && form ? formPage(form) : '/problem',
      problem,
      form: form && { values: form, errors: response.errors ?? [] },
    })
    return { html: rendered.html, policy: policyOf(rendered, pages, env) }
  } catch (error) {
    request.log.error({ err: error }, 'the error page could not be rendered')
    return short()
  } finally {
    if (busy) renderedWhileBusy--
  }
}

/** How many pages that say that the site is busy are rendered at once; the others get the short one. */
const MAX_RENDERED_WHILE_BUSY = 4
let renderedWhileBusy = 0

/** A form with a file comes back too, where its route says what else was typed. */
function comesFromForm(request: FastifyRequest): boolean {
  const { 'content-type': type = '' } = request.headers
  return isForm(request) || type.startsWith('multipart/form-data')
}

/** What stands in the address of a form: the checks of a body leave out what they do not know. */
function partsOf(params: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, part]) => [name, String(part)]),
  )
}

/** The text fields of a form as they were typed, for showing them again. */
function typed(body: unknown): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A shorter error page, for when React cannot render one or must not. A form can be sent again from it. */
function shortPage({ assets }: Pages, request: FastifyRequest, response: ErrorResponse): string {
  const styles = assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('')
  const form = request.routeOptions.config.formPage && isForm(request) ? typed(request.body) : {}
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(documentTitle(String(response.status), request.server.env.firm))}</title>${styles}<main class="measure py-10"><h1 class="text-h2">${shortErrorPage.title}</h1><p class="mt-4">${escapeHtml(response.message)}</p>${sendAgain(request.url, form ?? {})}<p class="mt-4 text-sm text-muted">${shortErrorPage.reference} ${request.id}</p><p class="mt-4"><a class="text-link" href="/">${shortErrorPage.home}</a></p></main></html>`
}

/** The same form with what was typed, unseen, and a button. */
function sendAgain(url: string, form: Record<string, string>): string {
  const fields = Object.entries(form).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${value.split(/\r?\n/).map(escapeHtml).join('&#10;')}">`,
  )
  if (fields.length === 0) return ''
  return `<form class="mt-4" method="post" action="${escapeHtml(url)}">${fields.join('')}<button class="text-link">${shortErrorPage.sendAgain}</button></form>`
}
