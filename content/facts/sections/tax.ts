import { pairsOf, type SectionGroup } from './section-pairs.ts'

export const taxSections: readonly SectionGroup[] = [
  {
    title: 'Deductions',
    pairs: pairsOf(
      'Section',
      `
      *80A | 122 | Limit of all deductions | chapter vi-a
      80AB | 122 | Deductions from income that is included
      80AC | 122 | Deductions only in a return filed on time
      80B | 122 | Gross total income
      *80C | 123 | Provident fund, insurance, school fees and more | ppf elss lic epf tuition
      80CCC | 123 | Pension funds of insurers | annuity
      *80CCD | 124 | National Pension System | nps pension 80ccd(1b)
      80CCE | 123 | Common limit of 80C, 80CCC and 80CCD | 1.5 lakh
      80CCH | 125 | Agnipath scheme | agniveer
      *80D | 126 | Health insurance | mediclaim medical
      80DD | 127 | Dependant with a disability
      80DDB | 128 | Treatment of specified diseases | cancer
      80E | 129 | Interest on an education loan | student
      80EE | 130 | Home loan interest, first home of 2016-17
      80EEA | 131 | Home loan interest, affordable home
      80EEB | 132 | Interest on an electric vehicle loan | ev car
      80G | 133 | Donations | charity
      80GG | 134 | Rent without a house rent allowance | hra
      80GGA | 135 | Donations for research and rural development
      80GGB | 136 | Political donations of companies
      80GGC | 137 | Political donations | party
      80-IA | 138 | Infrastructure
      80-IAB | 139 | Developers of Special Economic Zones
      80-IAC | 140 | Start-ups | startup
      80-IB | 141 | Certain industries
      80-IBA | 142 | Affordable housing projects
      80-IE | 143 | Businesses in the North-East
      80JJA | 145 | Bio-degradable waste
      80JJAA | 146 | New employees | wages hiring
      80LA | 147 | Offshore banking and IFSC units
      80M | 148 | Dividends between companies
      80P | 149 | Co-operative societies
      80QQB | 151 | Royalty of authors | book
      80RRB | 152 | Royalty on patents
      80TTA and 80TTB | 153 | Interest on savings accounts and deposits | bank senior
      80U | 154 | Your own disability
      `,
    ),
  },
  {
    title: 'Rebate, reliefs and treaties',
    pairs: pairsOf(
      'Section',
      `
      86 | 310 | Share in an association’s income
      87 | 155 | How a rebate is given
      *87A | 156 | Rebate | 12 lakh zero tax
      *90 and 90A | 159 | Relief under a tax treaty | dtaa double taxation
      *91 | 160 | Relief without a treaty | double taxation
      `,
    ),
  },
  {
    title: 'Avoidance and cash',
    pairs: pairsOf(
      'Section',
      `
      92 | 161 | Arm’s length price | transfer pricing
      92A | 162 | Associated enterprises
      92B | 163 | International transactions
      92BA | 164 | Specified domestic transactions
      92C | 165 | How the arm’s length price is found
      92CA | 166 | Transfer Pricing Officer
      92CB | 167 | Safe harbour
      92CC | 168 | Advance pricing agreements | apa
      92CD | 169 | Effect of an advance pricing agreement
      92CE | 170 | Secondary adjustment
      92D | 171 | Transfer pricing documents
      92E | 172 | Transfer pricing report
      92F | 173 | Transfer pricing definitions
      93 | 174 | Transfers to non-residents
      94 | 175 | Dividend and bonus stripping
      94A | 176 | Notified jurisdictions
      94B | 177 | Limit on interest paid to associates
      95 | 178 | General anti-avoidance rule | gaar
      96 | 179 | Impermissible arrangements | gaar
      97 | 180 | Lack of commercial substance | gaar
      98 | 181 | Consequences of anti-avoidance | gaar
      99 | 182 | Connected persons | gaar
      100 and 101 | 183 | Using anti-avoidance with other rules | gaar
      102 | 184 | Anti-avoidance definitions | gaar
      269SS | 185 | Loans and deposits in cash | 20,000
      269ST | 186 | Cash receipts of large amounts | 2 lakh
      269SU | 187 | Electronic payment modes | upi
      269T | 188 | Repaying loans in cash | 20,000
      `,
    ),
  },
  {
    title: 'Rates and regimes',
    pairs: pairsOf(
      'Section',
      `
      110 | 190 | Rate where some income isn’t taxed
      111 | 191 | Provident fund withdrawn early | epf
      *111A | 196 | Short-term gains on listed equity | stcg shares funds stt
      *112 | 197 | Other long-term gains | ltcg property gold
      *112A | 198 | Long-term gains on listed equity | ltcg shares funds stt grandfathering
      113 | 192 | Tax on block assessment
      115A | 207 | Dividends and royalty of non-residents | nri
      115AB | 208 | Units bought in foreign currency
      115AC | 209 | Foreign currency bonds and GDRs
      115ACA | 193 | GDRs of employees
      115AD | 210 | Foreign institutional investors | fii fpi
      115B | 194 | Life insurance business
      115BA | 199 | Certain manufacturing companies
      115BAA | 200 | Companies at 22%
      115BAB | 201 | New manufacturing companies
      *115BAC | 202 | New regime | old regime default slabs
      115BAD | 203 | Co-operative societies
      115BAE | 204 | New manufacturing co-operatives
      *115BB and 115BBJ | 194(1) | Winnings | lottery games races
      115BBA | 211 | Non-resident sportsmen
      115BBF | 194 | Patents
      115BBG | 194 | Carbon credits
      *115BBH | 194(1) | Crypto and other virtual digital assets | vda bitcoin
      115JB | 206 | Minimum alternate tax | mat
      115JAA | 206 | Credit for minimum alternate tax | mat
      115JC | 206 | Alternate minimum tax | amt
      115JD | 206 | Credit for alternate minimum tax | amt
      115JE, 115JEE and 115JF | 206 | Alternate minimum tax: who and what | amt
      115UA | 223 | Business trusts | reit invit
      115UB | 224 | Investment funds | aif
      115TCA | 221 | Securitisation trusts
      115U | 222 | Venture capital funds
      115VA | 225 | Shipping | tonnage tax
      `,
    ),
  },
  {
    title: 'NRIs',
    pairs: [
      ...pairsOf('Rule', '*128 | 76 | Foreign tax credit | ftc form 67 44'),
      ...pairsOf(
        'Section',
        `
      115C | 212 | NRI chapter: definitions | foreign exchange asset
      115D | 213 | NRI chapter: total income
      115E | 214 | NRI chapter: rates on investments and gains
      115F | 215 | NRI chapter: gains reinvested
      115G | 216 | NRI chapter: when no return is needed
      115H | 217 | NRI chapter: after becoming a resident
      115-I | 218 | NRI chapter: opting out
      115JG | 219 | Indian branch made a subsidiary
      115JH | 220 | Foreign company resident in India
      172 | 316 | Shipping of non-residents: assessment
      173 | 422 | Recovery from a non-resident’s assets
      174 | 317 | Persons leaving India
      230 | 420 | Tax clearance certificate | leaving India
      `,
      ),
    ],
  },
]
