import { tool } from '#app/tax/tools/calculators/old-section-new-section.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
