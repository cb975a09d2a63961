/** How long things are kept and answers take, as the legal pages state it. */
export const periods = {
  recordYears: 7,
  logMonths: 12,
  addressCountMinutes: 10,
  sessionIdleHours: 12,
  sessionMaxDays: 7,
  deviceDays: 180,
  requestAnswerDays: 30,
  refundBusinessDays: 10,
}
