import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).sort()
const folders = ['.ci', 'app', 'content', 'deploy', 'docs', 'ops', 'public', 'test']
/** Folders that running the site or its tests makes. */
const MADE = ['.data/', 'images/', '.releases/', 'test-results/']
const fileNames = new Set(
  globSync(`{${folders.join(',')}}/**/*.*`, { cwd: root }).map((file) => basename(file)),
)

test.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '')
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const missing = [
    ...links.filter((target) => !/^[a-z]+:/.test(target) && !existsAt(target, dirname(document))),
    ...quoted.filter((code) => isPath(code) && !existsAt(code, '.') && !existsAt(code, 'app')),
    ...quoted.filter((code) => isFileName(code) && !fileNames.has(code) && !existsAt(code, '.')),
  ]
  expect(missing).toEqual([])
})

/** Whether code in a document is a path of the repository: `enquiries/model/sla.ts`, `docs/`, not `/admin` or `*.server.ts`. */
function isPath(code: string): boolean {
  if (!/^[\w.-]+(\/[\w.-]+)*\/?$/.test(code) || !code.includes('/')) return false
  if (MADE.includes(code)) return false
  const [first = ''] = code.split('/')
  return isFileName(basename(code)) || folders.includes(first) || code.endsWith('/')
}

/** Whether it is the name of a source file or document, such as `api.server.ts`. */
function isFileName(code: string): boolean {
  return /^[\w.-]+\.(tsx?|mjs|css|md|json)$/.test(code)
}

function existsAt(path: string, folder: string): boolean {
  return existsSync(join(root, folder, path))
}
