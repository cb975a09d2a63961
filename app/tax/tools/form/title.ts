import type { Copy } from '#content/en/copy.ts'
import { type ToolPage, toolPageWords, yearName } from '#content/en/tools/page.ts'
import type { Tool } from './tool-type.ts'

/** 'Old or new regime, tax year 2026-27' */
export function titleOf(
  tool: Tool,
  page: Pick<ToolPage, 'title'>,
  year: string,
  words: Pick<Copy, 'toolPageWords' | 'yearName'> = { toolPageWords, yearName },
): string {
  return tool.years.length > 0
    ? words.toolPageWords.yearInTitle(page.title, words.yearName(year))
    : page.title
}
