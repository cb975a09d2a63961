import type { Copy } from '../en/copy.ts'
import { periods } from '../periods.ts'

export const redress: Copy['redress'] = {
  officer: 'शिकायत अधिकारी:',
  acknowledged: `शिकायत मिलने की सूचना ${periods.complaintReceiptHours} घंटे में और जवाब ${periods.requestAnswerDays} दिन में दिया जाता है।`,
  privacy: 'आपकी जानकारी के बारे में सवाल:',
}
