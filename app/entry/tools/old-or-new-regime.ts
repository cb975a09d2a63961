import { tool } from '#app/tax/tools/old-or-new-regime/tool.ts'
import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'

enhanceTool(tool)
