/** What letters tell of an enquiry. */
export interface ToldLead {
  id: number
  name: string
  email: string
  phone: string
  service: string
  message: string
  receivedAt: Date
  /** when the promised answer is due */
  dueAt: Date
  /** where the visitor can see what became of it */
  receiptUrl?: string
}
