/** How long things last that the legal pages state and the code keeps: sessions, codes, records, and answers. */
export const periods = {
  logMonths: 12,
  addressCountMinutes: 10,
  sessionIdleHours: 12,
  sessionMaxDays: 7,
  deviceDays: 180,
  clientCodeMinutes: 10,
  clientSessionHours: 12,
  clientDeviceDays: 30,
  reminderConfirmHours: 48,
  mailDays: 90,
  /** from the end of the financial year in which a return was filed */
  recordYears: 7,
  actionCountYears: 2,
  rememberedReceiptDays: 90,
  requestAnswerDays: 30,
  complaintReceiptHours: 48,
  refundBusinessDays: 10,
}
