import type { Env } from '#app/platform/config/env.ts'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { type Billed, isExport, isGstState } from './gst.ts'

/** What has to be right before an invoice is issued. */

/** An invoice prints who issues it, and whether they charge GST: rules 46(a) and 49(a). @throws AppError 409 */
export function assertFirmSet({
  firm,
  placeholders,
}: {
  firm: Pick<Env['firm'], 'legalName' | 'gstin' | 'noGst'>
  placeholders: Env['placeholders']
}): void {
  if (firm.gstin && !isGstState(firm.gstin)) {
    throw new AppError(
      409,
      'The firm’s GSTIN doesn’t begin with a state code. The person who runs the site has to correct FIRM_GSTIN first.',
    )
  }
  const missing: string[] = placeholders.filter(
    (name) => name === 'FIRM_ADDRESS' || (name === 'FIRM_NAME' && !firm.legalName),
  )
  if (!firm.gstin && !firm.noGst) {
    missing.push('FIRM_GSTIN (“none” if the firm isn’t registered for GST)')
  }
  if (missing.length === 0) return
  throw new AppError(
    409,
    `An invoice says who issues it, where, and whether they charge GST. The person who runs the site has to set ${new Intl.ListFormat('en-IN').format(missing)} first.`,
  )
}

/** From this value on, the address of a client without a GSTIN has to be printed: rule 46(e). */
const ADDRESS_FROM = 50_000

/** @throws InvalidInput, and AppError 409 where something is missing that the invoice has to say */
export function assertBillable(
  gstin: string | undefined,
  fee: number,
  client: Pick<Billed, 'gstin' | 'state' | 'address'>,
  { underLut = false }: { underLut?: boolean | undefined },
): void {
  if (underLut && !isExport(client)) {
    const message =
      'Only a client outside India without a GSTIN is invoiced under a letter of undertaking'
    throw new InvalidInput([{ path: 'underLut', message }])
  }
  if (gstin && fee >= ADDRESS_FROM && !client.gstin && !(client.address && client.state)) {
    throw new AppError(
      409,
      'From ₹50,000 an invoice needs the client’s address and state. Add them to the client first.',
    )
  }
  if (client.gstin && !isGstState(client.gstin)) {
    throw new AppError(409, 'The client’s GSTIN doesn’t begin with a state code. Correct it first.')
  }
}

/** A number has at most 16 characters: rule 46(b) of the CGST Rules. */
const NUMBER_MAX = 16

/** `TX/2026-27/0001`. @throws AppError 409 where it is too long */
export function invoiceNumber(prefix: string, year: string, place: number): string {
  const number = `${prefix}/${year}/${String(place).padStart(4, '0')}`
  if (number.length <= NUMBER_MAX) return number
  throw new AppError(409, `The number ${number} is too long for an invoice. Set a shorter prefix.`)
}
