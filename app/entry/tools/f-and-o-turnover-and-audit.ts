import { tool } from '#app/tax/tools/f-and-o-turnover-and-audit/tool.ts'
import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
import { takeFiles } from '#app/tax/tools/report-file/take-files.ts'

enhanceTool(tool)
takeFiles()
