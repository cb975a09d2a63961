import { readFileSync, statSync } from 'node:fs'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
)

/** Bytes of a page and of what it names, with brotli where the site sends brotli. */
export async function weigh(origin: string, path: string) {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
  const html = await response.text()
  const compressed = await fetch(origin + path, {
    headers: { 'accept-encoding': 'br' },
    method: 'HEAD',
  })
  const scripts = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file]) => file ?? '')
  const keys = scripts.flatMap((file) => keyOf(file) ?? [])
  const first = closure(keys.filter((key) => !isTool(key)))
  return {
    html: Number(compressed.headers.get('content-length')),
    style: sum(
      [...html.matchAll(/rel="stylesheet" href="\/([^"]+)"/g)].map(([, file]) => file ?? ''),
    ),
    script: sum(filesOf(first)),
    scriptOfTool: sum(filesOf(closure(keys.filter(isTool)), first)),
    scriptLater: html.includes('data-island') ? sum(filesOf(formScripts(html), first)) : 0,
    fonts: sum(
      [...html.matchAll(/as="font"[^>]* href="\/([^"]+)"/g)].map(([, file]) => file ?? ''),
    ),
  }
}

/** The script of the islands, with that of the forms which the page has. */
function formScripts(html: string): Set<string> {
  const forms = [...html.matchAll(/data-island="([^"]+)"/g)].map(
    ([, name]) => `app/enquiries/intake/forms/${name}.tsx`,
  )
  return closure(['app/entry/islands.tsx', ...forms])
}

/** Whether a script is what answers on the page of a tool. */
function isTool(key: string): boolean {
  return key.startsWith('app/entry/tools/')
}

function closure(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue
    seen.add(key)
    closure(manifest[key].imports ?? [], seen)
  }
  return seen
}

function filesOf(keys: Set<string>, without = new Set<string>()): string[] {
  return [...keys].filter((key) => !without.has(key)).flatMap((key) => manifest[key]?.file ?? [])
}

function keyOf(file: string): string | undefined {
  return Object.keys(manifest).find((key) => manifest[key]?.file === file)
}

function sum(files: string[]): number {
  return files.reduce((bytes, file) => bytes + size(file), 0)
}

function size(file: string): number {
  const path = `dist/client/${file}`
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size
}
