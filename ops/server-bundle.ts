import { relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const OUT = 'dist/app'

/** Without white space and comments, but with the names that a stack in the log shows. */
export const withNames = { compress: true, mangle: false, codegen: true }

/** Packages that are programs of the machine, start threads or read files of their own, or are not there in production. */
const EXTERNAL = ['@react-pdf/renderer', '@resvg/resvg-js', 'sharp', 'piscina', 'vite']

/**
 * Bundles the app's process with its packages, so that a start loads one file instead of a thousand. What it starts
 * apart (threads, the process for pictures) and reads (migrations, texts, fonts) stays where it is in the sources.
 */
export async function bundleServer() {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [addressesOfSources()],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: 'app/server/main.ts',
      outDir: OUT,
      target: 'node24',
      copyPublicDir: false,
      rollupOptions: {
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: '[name].js',
          minify: withNames,
        },
      },
    },
  })
}

/** `import.meta.url` stays the address of the source file that says it. */
function addressesOfSources(): Plugin {
  const own = [resolve('app'), resolve('content'), resolve('ops')]
  return {
    name: 'addresses-of-sources',
    transform(code, id) {
      if (!own.some((folder) => id.startsWith(`${folder}/`)) || !code.includes('import.meta.url')) {
        return
      }
      const source = JSON.stringify(relative(resolve(OUT), id))
      return {
        code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
        map: null,
      }
    },
  }
}
