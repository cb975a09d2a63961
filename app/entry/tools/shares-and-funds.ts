import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
import { takeFiles } from '#app/tax/tools/report-file/take-files.ts'
import { tool } from '#app/tax/tools/shares-and-funds/tool.ts'

enhanceTool(tool)
takeFiles()
