import type { LeadDetail } from '#app/enquiries/desk/desk.ts'

/** Whether a reply to the enquiry goes to the address that the link of the client’s page may go to. */
export function mayLinkPage({
  clientPage,
  email,
}: Pick<LeadDetail, 'clientPage' | 'email'>): boolean {
  return clientPage?.email.toLowerCase() === email.toLowerCase()
}
