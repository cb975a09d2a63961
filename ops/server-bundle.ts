import { basename, dirname, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }

const OUT = 'dist/app'
const OWN = [resolve('app'), resolve('content'), resolve('ops')]

/** Without white space and comments, but with the names that a stack in the log shows. */
export const withNames = { compress: true, mangle: false, codegen: true }

/**
 * The packages that a release has: programs of the machine, and what starts threads or reads files of its own. All others
 * are bundled, or serve development alone, as the one that renders pages there does.
 */
const EXTERNAL = [...Object.keys(packageJson.dependencies), 'vite']

/** The site, and the commands beside it. */
const PROGRAMS = ['main', 'account', 'backup', 'restore', 'rotate-documents']

/**
 * Bundles the app's process, the commands and what they start apart (threads, processes for pictures), each with its
 * packages: a start loads a few files instead of a thousand, and a release has only the packages that cannot be bundled.
 * What they read (migrations, texts, fonts) stays where it is in the sources.
 */
export async function bundleServer() {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [addressesOfSources()],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      outDir: OUT,
      target: 'node24',
      copyPublicDir: false,
      rollupOptions: {
        input: Object.fromEntries(PROGRAMS.map((name) => [name, `app/server/${name}.ts`])),
        output: {
          entryFileNames: '[name].js',
          // Flat as well, so that the addresses hold; a name of its own, lest one replace a program.
          chunkFileNames: 'part-[name].js',
          minify: withNames,
        },
      },
    },
  })
}

/**
 * `import.meta.url` stays the address of the source file that says it. A program that is named by
 * `new URL('./its-file.ts', import.meta.url)` is bundled as well, and lies beside what starts it.
 */
function addressesOfSources(): Plugin {
  return {
    name: 'addresses-of-sources',
    enforce: 'pre',
    transform(code, id) {
      const isOwn = OWN.some((folder) => id.startsWith(`${folder}/`))
      if (!isOwn || !code.includes('import.meta.url')) return
      const source = JSON.stringify(relative(resolve(OUT), id))
      const pattern = /new URL\('([^']+)\.ts', import\.meta\.url\)|import\.meta\.url/g
      return {
        code: code.replace(pattern, (_, program?: string) => {
          if (!program) return `new URL(${source}, import.meta.url).href`
          const fileName = `${basename(program)}.js`
          this.emitFile({
            type: 'chunk',
            id: `${resolve(dirname(id), program)}.ts`,
            fileName,
          })
          return `new URL('./${fileName}', import.meta.url)`
        }),
        map: null,
      }
    },
  }
}
