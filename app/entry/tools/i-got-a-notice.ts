import { tool } from '#app/tax/tools/calculators/i-got-a-notice.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
