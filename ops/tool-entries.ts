import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { toolOfScript } from '../app/tax/tools/scripts.ts'

/** The script of a tool that needs nothing but the tool: `app/entry/tools/<script>.ts`, where there is no such file. */
export function toolEntries(): Plugin {
  const folder = resolve('app/entry/tools')
  const scriptOf = (id: string) => ENTRY.exec(id)?.[1]
  return {
    name: 'tool-entries',
    enforce: 'pre',
    resolveId(id) {
      const script = scriptOf(id)
      const file = `${folder}/${script}.ts`
      return script && !existsSync(file) ? file : undefined
    },
    load(id) {
      const script = scriptOf(id)
      if (!script || existsSync(id)) return undefined
      return `import { tool } from '#app/tax/tools/${toolOfScript(script)}'
        import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
        enhanceTool(tool)`
    },
  }
}

const ENTRY = /(?:^|\/)app\/entry\/tools\/([\w-]+)\.ts$/
