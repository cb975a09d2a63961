import { IMPORT_TITLE_ROWS, type ImportField } from './csv.ts'

/** The headings of practices' lists, as `plainHeading` writes them. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  name: [
    'name',
    'fullname',
    'customer',
    'customername',
    'client',
    'clientname',
    'clientsname',
    'contactname',
    'contactperson',
    'nameofclient',
    'nameofassessee',
    'nameofparty',
    'party',
    'partyname',
    'assessee',
    'assesseename',
    'नाम',
    'पूरानाम',
    'ग्राहक',
    'ग्राहककानाम',
    'पार्टीकानाम',
  ],
  email: ['email', 'emailaddress', 'emailid', 'mail', 'mailid', 'ईमेल', 'ईमेलआईडी', 'ईमेलपता'],
  phone: [
    'phone',
    'phonenumber',
    'phoneno',
    'ph',
    'phno',
    'mobile',
    'mobilenumber',
    'mobileno',
    'mob',
    'mobno',
    'telephone',
    'telephoneno',
    'tel',
    'telno',
    'contact',
    'contactnumber',
    'contactno',
    'cell',
    'cellno',
    'whatsapp',
    'whatsappno',
    'whatsappnumber',
    'mobile2',
    'phone2',
    'alternateno',
    'alternatenumber',
    'alternatemobile',
    'alternatephone',
    'altno',
    'secondnumber',
    'मोबाइल',
    'मोबाइलन',
    'मोबाइलनं',
    'मोबाइलनंबर',
    'मोबाईल',
    'मोबाईलनंबर',
    'फोन',
    'फोननं',
    'फोननंबर',
    'संपर्क',
    'संपर्कनंबर',
    'व्हाट्सएप',
    'व्हाट्सएपनंबर',
  ],
  service: [
    'service',
    'services',
    'servicerequired',
    'interestedin',
    'incomesource',
    'plan',
    'product',
    'work',
    'natureofwork',
    'typeofwork',
    'worktype',
    'काम',
    'कार्य',
    'सेवा',
  ],
  message: [
    'message',
    'details',
    'query',
    'comments',
    'description',
    'requirement',
    'particulars',
    'enquirydetails',
    'विवरण',
    'संदेश',
    'प्रश्न',
  ],
  receivedAt: [
    'received',
    'receivedist',
    'receivedat',
    'receivedon',
    'date',
    'dt',
    'enquirydate',
    'enquirydt',
    'dateofenquiry',
    'dtofenquiry',
    'leaddate',
    'createdon',
    'created',
    'createdat',
    'timestamp',
    'दिनांक',
    'तारीख',
    'तिथि',
  ],
  status: [
    'status',
    'stage',
    'leadstatus',
    'currentstatus',
    'presentstatus',
    'workstatus',
    'finalstatus',
    'result',
    'finalresult',
    'outcome',
    'परिणाम',
    'स्थिति',
    'स्टेटस',
  ],
  stage: ['casestage'],
  owner: [
    'owner',
    'assignedto',
    'assigned',
    'allottedto',
    'handledby',
    'attendedby',
    'staff',
    'staffname',
    'executive',
    'प्रभारी',
    'जिम्मेदार',
    'कर्मचारी',
  ],
  answeredAt: ['answered', 'answeredist', 'answeredat', 'firstcontact', 'contactedat'],
  followUpAt: [
    'followup',
    'followupist',
    'followupat',
    'followupon',
    'followupdate',
    'nextfollowup',
    'nextfollowupdate',
    'nextcontact',
    'nextdate',
    'अगलीतारीख',
    'फॉलोअप',
  ],
  closedAt: [
    'closed',
    'closedist',
    'closedat',
    'closedon',
    'completedon',
    'dateofcompletion',
    'filedon',
    'dateoffiling',
    'filingdate',
  ],
  fee: [
    'fee',
    'fees',
    'feers',
    'feesrs',
    'feeinr',
    'feesinr',
    'feecharged',
    'feescharged',
    'feesreceived',
    'feeamount',
    'feesamount',
    'professionalfees',
    'amount',
    'amountrs',
    'फीस',
    'शुल्क',
    'राशि',
    'रकम',
  ],
  lostReason: ['reasonlost', 'lostreason', 'reason'],
  note: ['note', 'notes', 'remarks', 'remark', 'remarksifany', 'टिप्पणी', 'नोट', 'रिमार्क'],
}

/** What earlier files chose for a heading, by `plainHeading`. */
export type KnownHeadings = Record<string, ImportField | null>

/** By which a heading is known again: in small letters, with letters and digits only, फ़ोन like फोन. */
export function plainHeading(heading: string): string {
  return heading
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|\u093C/gu, '')
}

/** What a heading usually names. */
export function fieldOf(heading: string): ImportField | null {
  const plain = plainHeading(heading)
  const found = Object.entries(HEADINGS).find(([, names]) => names.includes(plain))
  return (found?.[0] as ImportField | undefined) ?? null
}

/** What a heading was chosen to name in an earlier file, or else usually names. */
export function proposedField(heading: string, known: KnownHeadings): ImportField | null {
  const plain = plainHeading(heading)
  return Object.hasOwn(known, plain) ? (known[plain] ?? null) : fieldOf(heading)
}

/** How many of the cells are headings. */
export function countHeadings(cells: readonly string[], known: KnownHeadings = {}): number {
  return new Set(cells.map((cell) => proposedField(cell, known)).filter(Boolean)).size
}

/**
 * The row of the headings, from 0: the title of a list, the name of its practice and its year may stand
 * above. Where no row has two headings that are known, the first that is about as full as any.
 */
export function findHeadings(rows: readonly (readonly string[])[], known: KnownHeadings): number {
  const first = rows.slice(0, IMPORT_TITLE_ROWS)
  const counts = first.map((row) => countHeadings(row, known))
  const most = Math.max(0, ...counts)
  if (most > 1) return counts.indexOf(most)
  const filled = first.map((row) => row.filter((cell) => cell.trim()).length)
  const fullest = Math.max(0, ...filled)
  return Math.max(
    0,
    filled.findIndex((count) => count > fullest / 2),
  )
}
