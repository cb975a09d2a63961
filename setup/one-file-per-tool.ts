import type { Plugin } from 'vite'

/**
 * Gives the script of each tool its own copy of whatever it imports, so that it is one file. Otherwise
 * each set of modules that some tools have in common would be a file: up to seventeen for one tool,
 * which compress worse, and carry what only other pages use of them.
 */
export function oneFilePerTool(): Plugin {
  return {
    name: 'one-file-per-tool',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      async handler(source, importer = '', options) {
        const tool = (ENTRY.exec(importer) ?? COPY.exec(importer))?.[1]
        if (!tool) return
        const found = await this.resolve(source, importer.replace(COPY, ''), options)
        return found && { ...found, id: `${found.id}?tool=${tool}` }
      },
    },
  }
}

const ENTRY = /\/app\/entry\/tools\/([\w-]+)\.ts$/
const COPY = /\?tool=([\w-]+)$/
