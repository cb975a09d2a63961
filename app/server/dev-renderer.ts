import middie from '@fastify/middie'
import { createServer } from 'vite'
import type { Env } from '#app/config/env.ts'
import type { render } from '#app/entry/entry-server.tsx'
import type { Pages } from '#app/rendering/pages.ts'

/** Pages drawn from the sources as they are now, with reload in the browser; for development. */
export async function devRenderer(env: Env): Promise<Pages> {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { port: env.port + 20_000 } },
  } as Parameters<typeof createServer>[0])
  return {
    draw: async (request) => {
      const server = (await vite.ssrLoadModule('/app/entry/entry-server.tsx')) as {
        render: typeof render
      }
      return server.render(request)
    },
    assets: {
      script: '/app/entry/entry-client.tsx',
      enhance: '/app/entry/entry-public.ts',
      styles: ['/app/layout/styles.css'],
      fonts: [],
      preamble: `import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
window.__vite_plugin_react_preamble_installed__ = true`,
    },
    attach: async (app) => {
      await app.register(middie)
      app.use(vite.middlewares)
      app.addHook('onClose', () => vite.close())
    },
  }
}
