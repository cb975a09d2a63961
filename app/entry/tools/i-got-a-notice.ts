import { tool } from '#app/tax/tools/i-got-a-notice/tool.ts'
import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'

enhanceTool(tool)
