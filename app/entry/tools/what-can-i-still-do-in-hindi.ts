import { enhanceDatedTool } from '#app/tax/tools/pages/enhance-dated-tool.ts'
import { tool } from '#app/tax/tools/what-can-i-still-do/tool-in-hindi.ts'

enhanceDatedTool(tool)
