import { tool } from '#app/tools/calculators/old-section-new-section.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
