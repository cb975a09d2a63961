import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { isSameAddress } from '#app/ui/text/email-key.ts'

/** Whether a reply to the enquiry goes to the address that the link of the client’s page may go to. */
export function mayLinkPage({
  clientPage,
  email,
}: Pick<LeadDetail, 'clientPage' | 'email'>): boolean {
  return clientPage !== null && isSameAddress(clientPage.email, email)
}
