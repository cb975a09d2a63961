import type { ToolId } from '#content/en/tools/menu.ts'
import type { ToolPage } from '#content/en/tools/page.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { page as dueDates } from '#content/hi/tools/due-dates/page.ts'
import { page as hraAndRentTds } from '#content/hi/tools/hra-and-rent-tds/page.ts'
import { page as returnFormAndDocuments } from '#content/hi/tools/return-form-and-documents/page.ts'
import type { ToolInHindi } from '#content/hi/tools/translated.ts'
import { page as whatCanIStillDo } from '#content/hi/tools/what-can-i-still-do/page.ts'
import { allTools } from './all-tools.ts'
import { tool as dueDatesTool } from './due-dates/tool-in-hindi.ts'
import type { Tool } from './form/tool-type.ts'
import { tool as hraAndRentTdsTool } from './hra-and-rent-tds/tool-in-hindi.ts'
import { tool as returnFormAndDocumentsTool } from './return-form-and-documents/tool-in-hindi.ts'
import { tool as whatCanIStillDoTool } from './what-can-i-still-do/tool-in-hindi.ts'

interface Found {
  tool: Tool
  page: ToolPage
}

const inHindi: Record<ToolInHindi, Found> = {
  'what-can-i-still-do': { tool: whatCanIStillDoTool, page: whatCanIStillDo },
  'due-dates': { tool: dueDatesTool, page: dueDates },
  'hra-and-rent-tds': { tool: hraAndRentTdsTool, page: hraAndRentTds },
  'return-form-and-documents': { tool: returnFormAndDocumentsTool, page: returnFormAndDocuments },
}

/** A tool with the texts of its page in a language; in English where there is none in it. */
export function toolIn(language: Language, id: ToolId): Found {
  const translated: Partial<Record<ToolId, Found>> = inHindi
  return (language === 'hi' && translated[id]) || allTools[id]
}
