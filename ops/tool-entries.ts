import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

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
      const tool = script.replace(/^(.+?)(-in-hindi)?$/, '$1/tool$2')
      return `import { tool } from '#app/tax/tools/${tool}.ts'
        import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
        enhanceTool(tool)`
    },
  }
}

const ENTRY = /(?:^|\/)app\/entry\/tools\/([\w-]+)\.ts$/
