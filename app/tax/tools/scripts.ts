import { toolMenu } from '#content/en/tools/menu.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { toolsInHindi } from '#content/hi/tools/translated.ts'

/** The name of what answers on the page of a tool, among the files of `entry/tools/`, written or made from the tool. */
export function toolScript(id: string, language: Language): string {
  return language === 'hi' ? `${id}-in-hindi` : id
}

/** The file of the tool in such a script, below `app/tax/tools/`. */
export function toolOfScript(script: string): string {
  return script.replace(/^(.+?)(-in-hindi)?$/, '$1/tool$2.ts')
}

export const toolScripts = [
  ...toolMenu.map(({ id }) => toolScript(id, 'en')),
  ...toolsInHindi.map((id) => toolScript(id, 'hi')),
]
