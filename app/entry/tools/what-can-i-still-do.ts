import { tool } from '#app/tools/calculators/what-can-i-still-do.ts'
import { enhanceDatedTool } from '#app/tools/enhance-dated-tool.ts'

enhanceDatedTool(tool)
