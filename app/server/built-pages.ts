import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { render } from '#app/entry/entry-server.tsx'
import type { Pages } from '#app/platform/rendering/pages.ts'
import { toolScripts } from '#app/tax/tools/scripts.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** Pages rendered by the built site, which `npm run build` makes. */
export async function builtPages(): Promise<Pages> {
  if (!existsSync(`${dist}/server/entry-server.js`)) {
    throw new Error('The site has not been built yet: run `npm run build` (or `npm start`) first.')
  }
  const server: { render: typeof render } = await import(`${dist}/server/entry-server.js`)
  return {
    render: server.render,
    assets: readAssets(JSON.parse(readFileSync(`${dist}/client/.vite/manifest.json`, 'utf8'))),
    clientDir: `${dist}/client`,
  }
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

function readAssets(manifest: Manifest): Pages['assets'] {
  const entry = chunkOf('app/entry/entry-client.tsx', manifest)
  const files = Object.values(manifest).map((chunk) => chunk.file)
  return {
    script: `/${entry.file}`,
    enhance: `/${chunkOf('app/entry/entry-public.ts', manifest).file}`,
    tools: Object.fromEntries(
      toolScripts.map((name) => [name, `/${chunkOf(`app/entry/tools/${name}.ts`, manifest).file}`]),
    ),
    styles: [...stylesOf(entry, manifest)].map((file) => `/${file}`),
    fonts: files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
  }
}

function stylesOf({ css = [], imports = [] }: Chunk, manifest: Manifest): Set<string> {
  return new Set([
    ...imports.flatMap((name) => [...stylesOf(chunkOf(name, manifest), manifest)]),
    ...css,
  ])
}

function chunkOf(source: string, manifest: Manifest): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The built site lacks ${source}.`)
  return chunk
}
