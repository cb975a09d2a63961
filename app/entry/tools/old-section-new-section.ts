import { tool } from '#app/tax/tools/old-section-new-section/tool.ts'
import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'

enhanceTool(tool)
