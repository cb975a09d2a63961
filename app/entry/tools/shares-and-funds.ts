import { tool } from '#app/tools/calculators/shares-and-funds.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'
import { takeFiles } from '#app/tools/report-file/take-files.ts'

enhanceTool(tool)
takeFiles()
