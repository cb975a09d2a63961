import { stripVTControlCharacters } from 'node:util'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer, type ErrorPayload, type Plugin, type ViteDevServer } from 'vite'
import type { render } from '#app/entry/entry-server.tsx'
import type { Env } from '#app/platform/config/env.ts'
import type { Rendered, RenderRequest } from '#app/platform/page/render.ts'
import type { Pages } from '#app/platform/rendering/pages.ts'
import { toolScripts } from '#app/tax/tools/scripts.ts'
import { escapeHtml } from '#app/ui/text/escape-html.ts'
import { isServerFile } from './loaded-files.ts'

/** Pages rendered from the sources as they are now, with reload in the browser; for development. */
export function devRenderer(env: Env): Pages {
  let vite: ViteDevServer
  const changes = { last: Date.now() }
  const renderPage = async (request: RenderRequest) => {
    try {
      const server = (await vite.ssrLoadModule('/app/entry/entry-server.tsx')) as {
        render: typeof render
      }
      return await server.render(request)
    } catch (error) {
      return renderFailure(vite, error as SourceError)
    }
  }
  return {
    render: async (request) => {
      const { last } = changes
      const { html, ...rendered } = await renderPage(request)
      return { ...rendered, html: html.replace('<html ', `<html data-changed="${last}" `) }
    },
    assets: {
      script: '/app/entry/entry-client.tsx',
      enhance: '/app/entry/entry-public.ts',
      tools: Object.fromEntries(toolScripts.map((name) => [name, `/app/entry/tools/${name}.ts`])),
      styles: ['/app/website/layout/styles.css'],
      fonts: [],
      preamble: PREAMBLE,
    },
    sources: {
      'connect-src': `ws://*:${env.port}`,
      'style-src': "'unsafe-inline'",
      'worker-src': 'blob:',
    },
    attach: async (app) => {
      vite = await startVite(app, changes)
      await app.register(middie)
      app.use(vite.middlewares)
      // Before the server waits for its connections: those to Vite end only with it.
      app.addHook('preClose', () => vite.close())
    },
  }
}

function startVite(app: FastifyInstance, changes: Changes) {
  return createServer({
    // Any other way Vite writes a file, which would count among those that the server is made of.
    configLoader: 'native',
    appType: 'custom',
    server: {
      middlewareMode: true,
      ws: { server: app.server },
      // Editors empty a file before they fill it: what is read in between would stay.
      watch: {
        awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
        ignored: ['**/.releases/**'],
      },
    },
    // All packages are found at the start: one found later would reload the page that needs it.
    optimizeDeps: { entries: 'app/**/*.tsx' },
    plugins: [reloadPublicPages(app, changes)],
  })
}

/** When the sources changed last: a page rendered from earlier ones is out of date. */
interface Changes {
  last: number
}

const CHANGED = 'pages:changed'

/** Vite's and React's part in the browser, and the reload of pages that only the server renders. */
const PREAMBLE = `import { createHotContext } from '/@vite/client'
import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
window.__vite_plugin_react_preamble_installed__ = true
const { scripts, changed } = document.documentElement.dataset
if (scripts !== 'app') createHotContext('/preamble').on('${CHANGED}', (last) => {
  if (String(last) !== changed) location.reload()
})`

/**
 * Vite knows what the staff application has loaded and exchanges it. Public pages load next to
 * nothing: they reload at every change to what the server renders them from; also those that were
 * still loading when it happened.
 */
function reloadPublicPages(app: FastifyInstance, changes: Changes): Plugin {
  return {
    name: 'reload-public-pages',
    configureServer: ({ environments }) => {
      environments.client.hot.on('vite:client:connect', (_, client) =>
        client.send(CHANGED, changes.last),
      )
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, modules, timestamp, server }) {
        // The server starts again with it; browsers notice and reload when it is back.
        if (isServerFile(file)) return []
        if (this.environment.name !== 'ssr' || modules.length === 0) return
        const { moduleGraph } = this.environment
        for (const module of modules) {
          moduleGraph.invalidateModule(module, new Set(), timestamp, true)
        }
        app.pageCache.expire()
        changes.last = timestamp
        // Vite exchanges a style in the open page.
        if (!file.endsWith('.css')) server.environments.client.hot.send(CHANGED, timestamp)
      },
    },
  }
}

/** What was thrown; where the sources cannot be read, with the place. */
type SourceError = Error & Partial<ErrorPayload['err']>

/** A page that shows what is wrong with the sources, and goes away when they are fixed. */
function renderFailure(vite: ViteDevServer, error: SourceError): Rendered {
  vite.ssrFixStacktrace(error)
  const { id, loc, plugin } = error
  vite.config.logger.error(`${error.stack}\n`, { timestamp: true, error })
  const [message, stack, frame] = [error.message, error.stack, error.frame].map((text = '') =>
    stripVTControlCharacters(text),
  )
  const shown = JSON.stringify({ message, stack, id, loc, frame, plugin })
  const script = `${PREAMBLE}
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${shown.replaceAll('<', '\\u003c')}))`
  return {
    status: 500,
    scripts: 'app',
    html: `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Broken</title><body><pre>${escapeHtml(`${message}\n${frame}`)}</pre><script type="module">${script}</script></body></html>`,
  }
}
