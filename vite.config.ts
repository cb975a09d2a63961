import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routes } from './app/routes.ts'
import { toolScripts } from './app/tax/tools/scripts.ts'
import { compressedCopies } from './ops/compressed-copies.ts'
import { oneFilePerTool } from './ops/one-file-per-tool.ts'
import { publicPagesAsDocuments } from './ops/pages-as-documents.ts'
import { scriptFiles } from './ops/script-files.ts'
import { bundleServer, withNames } from './ops/server-bundle.ts'
import { toolEntries } from './ops/tool-entries.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    publicPagesAsDocuments(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['loader'], ['component', 'errorComponent', 'notFoundComponent']],
      },
      virtualRouteConfig: routes,
      routesDirectory: './app',
      generatedRouteTree: './app/entry/route-tree.gen.ts',
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
    toolEntries(),
    oneFilePerTool(),
  ],
  build: { assetsInlineLimit: 0 },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: [
            'app/entry/entry-client.tsx',
            'app/entry/entry-public.ts',
            ...toolScripts.map((name) => `app/entry/tools/${name}.ts`),
          ],
          output: {
            codeSplitting: {
              groups: scriptFiles(),
            },
          },
        },
      },
    },
    ssr: {
      // Otherwise the bundle carries the development builds of React and its renderer as well.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rollupOptions: {
          input: 'app/entry/entry-server.tsx',
          output: { minify: withNames },
        },
      },
      // Built, the server's bundle carries all it needs; while developing Node loads the packages itself.
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
  builder: {
    buildApp: async (builder) => {
      await builder.build(builder.environments.client!)
      await builder.build(builder.environments.ssr!)
      await compressedCopies('dist/client')
      await bundleServer()
    },
  },
}))
