import { periods } from '../periods.ts'

/** Who answers complaints, on the contact page and on the legal pages. */
export const redress = {
  officer: 'Grievance officer:',
  acknowledged: `We acknowledge a complaint within ${periods.complaintReceiptHours} hours and answer it within ${periods.requestAnswerDays} days.`,
  privacy: 'Questions about your data:',
} as const
