import { type ToolPage, toolPageWords as words, yearName } from '#content/en/tools/page.ts'
import type { Tool } from './tool.ts'

/** 'Old or new regime, tax year 2026-27' */
export function titleOf(tool: Tool, page: Pick<ToolPage, 'title'>, year: string): string {
  return tool.years.length > 0 ? words.yearInTitle(page.title, yearName(year)) : page.title
}
