import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
import { tool } from '#app/tax/tools/presumptive-or-books/tool.ts'

enhanceTool(tool)
