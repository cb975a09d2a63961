import { tool } from '#app/tools/calculators/what-can-i-still-do.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
