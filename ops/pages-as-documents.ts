import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { publicPages } from '../app/routes.ts'

/**
 * Leaves the public pages out of the staff's app, which loads one as a document where a link leads there.
 * Otherwise each screen of the staff would begin with what all of them need before they are shown, the
 * engine of the tools with it.
 */
export function publicPagesAsDocuments(): Plugin {
  const files = new Set(
    publicPages.map(({ file }) => fileURLToPath(new URL(`../app/${file}`, import.meta.url))),
  )
  return {
    name: 'public-pages-as-documents',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!files.has(id)) return
      const [route] = /createFileRoute\('[^']+'\)/.exec(await readFile(id, 'utf8')) ?? []
      return `import { createFileRoute, redirect } from '@tanstack/react-router'
export const Route = ${route}({
  beforeLoad: ({ location, cause }) => {
    if (cause !== 'preload') throw redirect({ href: location.href, reloadDocument: true })
  },
})`
    },
  }
}
