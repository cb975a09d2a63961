import type { InvoiceContent, Party } from '#app/clients/model/invoice.ts'
import type { ClientKind, GstSplit } from '#content/enums.ts'
import { ABROAD_CODE, GST_RATE, SAC_COMPANY, SAC_INDIVIDUAL } from '#content/facts/gst-invoice.ts'
import { gstStates, OUTSIDE_INDIA } from '#content/facts/gst-states.ts'

/** Works out the GST contained in a fee. Amounts in paise. */

interface State {
  name: string
  code: string
  ut?: true
}
const states: readonly State[] = gstStates

const stateOfCode = (code: string) => states.find((one) => one.code === code)
const stateOfName = (name: string) => states.find((one) => one.name === name)

/** The state that a GSTIN was given in; undefined for an unknown code. */
const stateOfGstin = (gstin: string) => stateOfCode(gstin.slice(0, 2))

export const isGstState = (gstin: string) => stateOfGstin(gstin) !== undefined

/** The taxes in a total, and what is left of it as taxable value: the parts always add up to the total. */
export function taxIn(total: number, split: GstSplit) {
  const share = (rate: number) => Math.round((total * rate) / (100 + GST_RATE))
  const none = { centralTax: 0, stateTax: 0, integratedTax: 0 }
  if (split === 'none') return { ...none, taxable: total }
  if (split === 'between-states') {
    const integratedTax = share(GST_RATE)
    return { ...none, integratedTax, taxable: total - integratedTax }
  }
  const half = share(GST_RATE / 2)
  return { ...none, centralTax: half, stateTax: half, taxable: total - 2 * half }
}

export interface Supplier {
  name: string
  address: string
  /** undefined for a firm that is not registered */
  gstin: string | undefined
}

export interface Billed {
  name: string
  kind: ClientKind
  address: string
  /** by name; empty where no address is known */
  state: string
  gstin: string
}

/** Whether a client is supplied outside India: one who has a GSTIN is supplied where it was given. */
export const isExport = ({ gstin, state }: Pick<Billed, 'gstin' | 'state'>) =>
  gstin === '' && state === OUTSIDE_INDIA

/**
 * What an invoice says. Place of supply: the state of a registered client's GSTIN, else of the address, else the
 * supplier's (section 12(2) of the IGST Act); of a client abroad, where they are (section 13(2)).
 * @param total in paise, GST included
 */
export function invoiceContent(
  supplier: Supplier,
  client: Billed,
  {
    total,
    description,
    underLut = false,
    country = '',
  }: {
    total: number
    description: string
    underLut?: boolean | undefined
    country?: string | undefined
  },
): InvoiceContent {
  const home = supplier.gstin ? stateOfGstin(supplier.gstin) : undefined
  const exported = isExport(client)
  const there = exported
    ? { name: OUTSIDE_INDIA, code: ABROAD_CODE }
    : ((client.gstin ? stateOfGstin(client.gstin) : stateOfName(client.state)) ?? home)
  const split = splitOf(home, there, exported && underLut)
  const party = (
    name: string,
    address: string,
    gstin: string,
    state: State | undefined,
  ): Party => ({
    ...{ name, address, gstin },
    state: state?.name ?? '',
    stateCode: state?.code ?? '',
  })
  return {
    supplier: party(supplier.name, supplier.address, supplier.gstin ?? '', home),
    client: party(
      client.name,
      client.address,
      client.gstin,
      // Without an address, the invoice doesn't say where the client lives.
      client.state === '' && client.gstin === '' ? undefined : there,
    ),
    description,
    sac: client.kind === 'company' ? SAC_COMPANY : SAC_INDIVIDUAL,
    rate: split === 'none' ? 0 : GST_RATE,
    split,
    ...taxIn(total, split),
    total,
    placeOfSupply: home && there ? `${there.name} (${there.code})` : '',
    underLut: Boolean(home) && exported && underLut,
    country: exported ? country : '',
  }
}

function splitOf(home: State | undefined, there: State | undefined, isExport: boolean): GstSplit {
  if (!home || isExport) return 'none'
  if (there?.code !== home.code) return 'between-states'
  return home.ut ? 'union-territory' : 'state'
}
