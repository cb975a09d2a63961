import { pairsOf, type SectionGroup } from './section-pairs.ts'

export const incomeSections: readonly SectionGroup[] = [
  {
    title: 'Years, charge and residential status',
    pairs: pairsOf(
      'Section',
      `
      1 | 1 | Name, extent and start of the Act
      2 | 2 | Definitions
      2(22) | 2(40) | Dividend
      2(22)(e) | 2(40) | Deemed dividend: loans to shareholders | closely held company advance
      *2(22)(f) | 69 | Buyback of shares
      *3 | 3 | Tax year, once previous year | ay py fy assessment year
      4 | 4 | Charge of income tax
      *5 | 5 | Income taxable for residents and non-residents | scope total income nri
      5A | 10 | Spouses under the Portuguese Civil Code | goa
      6 | 6 | Residential status | nri rnor days
      *6(1) | 6(2) | Resident by days in India | 182 60 days nri
      *6(1A) | 6(7) | Deemed resident | citizen uae no tax
      6(6) | 6(13) | Resident, not ordinarily resident | rnor returning nri
      7 | 7(1) | Income deemed to be received
      8 | 7(2) | Year in which a dividend is taxed
      9 | 9 | Income deemed to arise in India | nri
      9A | 9(12) | Fund managers in India
      9B | 8 | Assets received from a firm or association | partner retirement
      `,
    ),
  },
  {
    title: 'Exempt income',
    pairs: pairsOf(
      'Section',
      `
      10 | 11 | Incomes not included in total income | exempt exemption
      10(1) | 11 with Schedule II | Agricultural income | farming
      10(2) | 11 with Schedule III | Share of a family member in an HUF’s income
      10(2A) | 11 with Schedule III | Share of a partner in a firm’s profit
      10(4)(ii) | 11 with Schedule IV | Interest on an NRE account | nri
      10(5) | 11 with Schedule III | Leave travel concession | lta ltc travel
      10(10) | 19 | Gratuity
      10(10A) | 19 | Commuted pension
      10(10AA) | 19 | Leave encashment
      10(10B) | 19 | Retrenchment compensation
      10(10C) | 19 | Voluntary retirement | vrs
      10(10D) | 11 with Schedule II | Money from a life insurance policy | lic maturity bonus
      10(14) | 11 with Schedule III | Special allowances | travel uniform children education hostel transport
      *10(13A) | 11 with Schedule III | House rent allowance | hra rent exemption
      10AA | 144 | Units in Special Economic Zones | sez
      13A and 13B | 12 | Political parties and electoral trusts
      14 | 13 | Heads of income
      14A | 14 | Expenses for exempt income
      `,
    ),
  },
  {
    title: 'Salary',
    pairs: [
      ...pairsOf(
        'Section',
        `
      15 | 15 | Salaries
      16 | 19 | Deductions from salaries
      *16(ia) | 19(1) | Standard deduction from salary | salaried
      *16(iii) | 19(1) | Professional tax | salaried
      17 | 16, 17 and 18 | Salary, perquisites and profits in lieu
      17(1) | 16 | What counts as salary
      17(2) | 17 | Perquisites | esop rsu car
      *17(2)(vii) | 17(1)(h) | Employer’s PF, NPS and superannuation above the limit | perquisite provident fund
      17(3) | 18 | Profits in lieu of salary | severance
      *89 | 157 | Relief for arrears | salary back pay
      89A | 158 | Foreign retirement accounts | 401k ira
        `,
      ),
      ...pairsOf(
        'Rule',
        `
      *2A | 279 | House rent allowance: how it’s calculated | hra metro cities
      2B | 278 | Leave travel concession: what is exempt | lta ltc
        `,
      ),
    ],
  },
  {
    title: 'House and rent',
    pairs: pairsOf(
      'Section',
      `
      22 | 20 | Income from house property | rent let out
      23 | 21 | Annual value | self-occupied vacant let out
      24 | 22 | Deductions from house property
      24(a) | 22(1)(a) | Standard deduction of 30% from rent | standard deduction repairs
      *24(b) | 22(1)(b) | Interest on a home loan | housing loan let-out self-occupied 22(2)
      25A | 23 | Arrears of rent and unrealised rent
      26 | 24 | Co-owners | joint
      27 | 25 | Who counts as the owner | deemed owner
      `,
    ),
  },
  {
    title: 'Business and profession',
    pairs: pairsOf(
      'Section',
      `
      28 | 26 | Income of a business or profession | pgbp
      29 | 27 | How it’s computed
      30 | 28 | Rent, rates, taxes, repairs and insurance of buildings
      31 | 28 | Repairs and insurance of machinery
      32 | 33 | Depreciation
      33AB | 48 | Tea, coffee and rubber development accounts
      33ABA | 49 | Site restoration fund
      35 | 45 | Scientific research | r&d
      35AD | 46 | Capital expenditure of specified businesses
      35ABA and 35ABB | 52 | Telecom spectrum and licences
      35CCC and 35CCD | 47 | Agricultural extension and skill development
      35D | 44 | Preliminary expenses
      35DD | 52 | Costs of an amalgamation or demerger
      35DDA | 52 | Voluntary retirement payments spread over years
      35E | 51 | Prospecting for minerals
      36 | 29, 30, 31 and 32 | Other deductions, such as bonus, bad debts and interest | employee pf esi
      37 | 34 | General deduction of expenses | csr penalty
      38 | 28 and 33 | Buildings and assets partly used for business
      40 | 35 | Amounts not deductible | tds not deducted partner salary
      40A | 36 | Expenses not deductible, such as cash payments | 10,000 cash related party
      41 | 38 | Sums deemed to be profits | remission liability
      42 | 54 | Prospecting for mineral oils
      43 | 39 and 41 | Actual cost and written down value
      43A | 42 | Exchange rates and cost of assets
      43AA | 43 | Exchange gains and losses
      43B | 37 | Deductions only when paid | msme 45 days gst
      43C | 40 | Cost of certain assets
      43CA | 53 | Stamp duty value of property held as stock
      43CB | 57 | Construction and service contracts
      43D | 56 | Interest of financial institutions
      44 | 55 | Insurance business
      44A | 50 | Trade and professional associations
      44AA | 62 | Books of account | bookkeeping
      44AB | 63 | Tax audit | turnover accounts
      *44AD | 58(2) | Presumptive income of a business | turnover 6% 8%
      *44ADA | 58(2) | Presumptive income of a profession | doctor lawyer freelancer 50%
      *44AE | 58(2) | Presumptive income of goods carriages | trucks transport
      44B | 61 | Shipping of non-residents
      44BB | 61 | Mineral oil services of non-residents
      44BBA | 61 | Aircraft of non-residents
      44BBB | 61 | Turnkey power projects of foreign companies
      44BBC and 44BBD | 61 | Cruise ships and electronics services of non-residents
      44C | 60 | Head office expenses of non-residents
      44DA | 59 | Royalty and technical fees of non-residents
      44DB | 64 | Reorganised co-operative banks
      `,
    ),
  },
  {
    title: 'Capital gains',
    pairs: pairsOf(
      'Section',
      `
      45 | 67 | Capital gains | ltcg stcg
      46 | 68 | Assets of a company in liquidation
      46A | 69 | Buyback of shares: the gain
      47 | 70 | What isn’t a transfer | gift will inheritance
      *47(viic) | 70(1)(x) | Redemption of sovereign gold bonds | sgb
      47A | 71 | Exemption withdrawn
      *48 | 72 | Cost and indexation | indexation cii
      49 | 73 | Cost of inherited and gifted assets | gift will inheritance
      50 | 74 | Depreciable assets
      50A | 75 | Cost of depreciable assets
      *50AA | 76 | Specified funds and market-linked debentures | debt fund mld
      50B | 77 | Slump sale
      50C | 78 | Stamp duty value of land and buildings | circle rate
      50CA | 79 | Unlisted shares sold below value
      50D | 80 | Sale price that can’t be found
      51 | 81 | Advance money kept
      54 | 82 | New house after selling a house | exemption reinvest property
      54B | 83 | New farmland after selling farmland | agricultural land
      54D | 84 | Compulsory acquisition of an industry’s land
      54EC | 85 | Bonds after selling land or a building | exemption rec nhai
      54F | 86 | New house after selling something else | exemption shares gold
      54G | 87 | Moving an industry out of a city
      54GA | 88 | Moving an industry to a Special Economic Zone
      54H | 89 | More time to reinvest after compulsory acquisition
      55 | 90 | Meaning of cost and improvement | grandfathering 2001
      55A | 91 | Valuation Officer
      `,
    ),
  },
  {
    title: 'Other income, clubbing and unexplained money',
    pairs: pairsOf(
      'Section',
      `
      56 | 92 | Income from other sources | gift interest dividend
      57 | 93 | Deductions from other sources
      *57(i) | 93(2) | No deduction of expenses from dividends | interest
      *57(iia) | 93(1)(d) | Deduction from family pension
      58 | 94 | Amounts not deductible from other sources
      59 | 95 | Profits chargeable to tax
      60 | 96 | Income transferred without the asset
      61 | 97 | Revocable transfers | clubbing
      62 | 97 | Transfers that can’t be revoked for a time
      63 | 98 | Meaning of transfer and revocable
      64 | 99 | Income of spouse and minor child | clubbing wife
      65 | 100 | Who pays the tax on another’s income
      66 | 101 | Total income
      67A | 309 | Member’s share in an association
      68 | 102 | Unexplained credits | cash credit
      69 | 103 | Unexplained investments
      69A | 104 | Unexplained money and assets | cash jewellery
      69B | 103 and 104 | Investments not fully shown
      69C | 105 | Unexplained expenditure
      69D | 106 | Hundi
      115BBE | 195 | Tax on unexplained income | 60%
      `,
    ),
  },
  {
    title: 'Losses',
    pairs: pairsOf(
      'Section',
      `
      *70 | 108 | Losses set off within a head | loss
      *71 | 109 | Losses set off across heads | loss
      *71(3A) | 109(1)(b) | Limit on a loss from house property | set off 2 lakh
      71B | 110 | House property losses carried forward | loss
      72 | 112 | Business losses carried forward | f&o loss
      72A | 116 | Losses in mergers and demergers
      72AA | 117 | Losses in certain amalgamations
      72AB | 118 | Losses of co-operative banks
      73 | 113 | Speculation losses | intraday loss
      73A | 114 | Losses of specified businesses
      *74 | 111 | Capital losses carried forward | loss
      74A | 115 | Losses from race horses
      78 | 119 | Losses of a firm after a change
      79 | 119 | Losses of a company after a change of shareholders | startup
      79A | 120 | No losses against undisclosed income
      *80 | 121 | No carry-forward unless you file on time | loss 139(3)
      `,
    ),
  },
]
