import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { render } from '#app/entry/entry-server.tsx'
import type { Pages } from '#app/rendering/pages.ts'

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

type Manifest = Record<string, { file: string; css?: string[] }>

function readAssets(manifest: Manifest): Pages['assets'] {
  const entry = manifest['app/entry/entry-client.tsx']
  const enhance = manifest['app/entry/entry-public.ts']
  if (!entry || !enhance) throw new Error('The built site lacks its entry scripts.')
  const files = Object.values(manifest).map((chunk) => chunk.file)
  return {
    script: `/${entry.file}`,
    enhance: `/${enhance.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    fonts: files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
  }
}
