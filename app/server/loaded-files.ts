import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Development's first module: learns which files the server itself is made of. Those that Vite loads
 * for pages are not among them.
 */
const loaded = new Set<string>()

registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:')) loaded.add(fileURLToPath(url))
    return next(url, context)
  },
})

/** Whether the server starts again when this file changes. */
export function isServerFile(file: string): boolean {
  return loaded.has(file)
}
