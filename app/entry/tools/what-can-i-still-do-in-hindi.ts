import { tool } from '#app/tax/tools/calculators/in-hindi/what-can-i-still-do.ts'
import { enhanceDatedTool } from '#app/tax/tools/enhance-dated-tool.ts'

enhanceDatedTool(tool)
