import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Development's first module: records which of our files the server itself has loaded, and reports
 * them to the parent process (`ops/dev.mjs`). Those that Vite loads for pages are not among them.
 */
const loadedFiles = new Set<string>()

registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) {
      const loaded = fileURLToPath(url)
      loadedFiles.add(loaded)
      process.send?.({ loaded })
    }
    return next(url, context)
  },
})

/** Whether the server starts again when this file changes. */
export function isServerFile(file: string): boolean {
  return loadedFiles.has(file)
}
