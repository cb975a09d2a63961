import { tool } from '#app/tools/calculators/i-got-a-notice.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
