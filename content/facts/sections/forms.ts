import { pairsOf, type SectionGroup } from './section-pairs.ts'

export const formSections: readonly SectionGroup[] = [
  {
    title: 'Forms',
    pairs: pairsOf(
      'Form',
      `
      3CA, 3CB and 3CD | 26 | Tax audit report | audit
      3CEB | 48 | Transfer pricing report
      5BA | 3 | Certificate for a zero coupon bond
      7 | 103 | Notice of demand
      8 | 117 | Same question pending before a court
      10A | 104 | Provisional registration of a trust
      10AB | 105 | Registration of a trust
      10BA | 31 | Rent without a house rent allowance | 80gg
      10BD | 113 | Statement of donations
      10BE | 114 | Certificate of donation | 80g
      10E | 39 | Relief for arrears | 89
      10-EE | 40 | Foreign retirement accounts | 89a
      10F | 41 | Particulars for treaty relief | dtaa nri
      10FA | 42 | Application for a tax residency certificate | trc
      10FB | 43 | Tax residency certificate | trc
      10H | 38 | Certificate of foreign inward remittance
      10-IA | 30 | Certificate of a disability
      10DA | 34 | Report on new employees
      12B and 12BAA | 122 | Other income and TDS for your employer
      12BA | 123 | Perquisites
      12BB | 124 | Proof of deductions for your employer | declaration hra
      12BBA | 125 | Declaration of a senior citizen to the bank
      13 | 128 | Certificate for lower TDS | nil deduction nri
      15CA | 145 | Payments to a non-resident
      15CB | 146 | Accountant’s certificate for payments abroad
      15E | 129 | Taxable part of a payment to a non-resident
      15G and 15H | 121 | Declaration for no TDS | interest senior
      16 | 130 | TDS certificate for salary | employer
      16A | 131 | TDS certificate for other income | bank interest fees
      16B, 16C, 16D and 16E | 132 | TDS certificates of house buyers and tenants
      24Q | 138 | TDS statement for salary | quarterly
      26A | 149 | Certificate that the payee paid the tax
      26AS | 168 | Annual tax statement | tax credit ais
      26B | 139 | Refund to a deductor
      26Q | 140 | TDS statement for residents | quarterly
      26QB, 26QC, 26QD and 26QE | 141 | TDS on property, rent, contracts and crypto by individuals | challan
      27C | 127 | Declaration for no TCS
      27D | 133 | TCS certificate
      27EQ | 143 | TCS statement | quarterly
      27Q | 144 | TDS statement for non-residents | quarterly nri
      29C | 67 | Alternate minimum tax report | amt
      29D | 160 | Refund of TDS on a payment abroad
      30A | 154 | Undertaking of a person leaving India
      30C | 156 | Details of a person leaving India
      31 | 158 | Application for a tax clearance
      33 | 159 | Tax clearance certificate
      34BC | 119 | Dispute Resolution Committee
      35 | 99 | Appeal to the Commissioner | cit(a)
      36 | 115 | Appeal to the Tribunal | itat
      36A | 116 | Cross-objections to the Tribunal | itat
      49A | 93 and 94 | Application for a PAN
      49AA | 95 and 96 | Application for a PAN, foreigners
      60 | 97 | Transactions without a PAN
      61 | 98 | Statement of transactions without a PAN
      61A | 165 | Statement of financial transactions | sft
      61B | 166 | Statement of reportable accounts
      62 | 29 | Production after an amalgamation
      *67 | 44 | Foreign tax credit | ftc rule 128 76
      68 | 161 | Application for immunity from penalty
      71 | 102 | Credit for TDS of another year
      `,
    ),
  },
]
