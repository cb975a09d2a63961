import { pairsOf, type SectionGroup } from './section-pairs.ts'

export const procedureSections: readonly SectionGroup[] = [
  {
    title: 'Returns',
    pairs: pairsOf(
      'Section',
      `
      139 | 263 | Return of income, all its rules
      *139(1) | 263(1) | Return | itr due date
      *139(4) | 263(4) | Belated return | late
      *139(5) | 263(5) | Revised return | correct
      *139(8A) | 263(6) | Updated return | itr-u
      *139(9) | 263(7) | Defective return | notice invalid correct
      139A | 262 | Permanent Account Number | pan
      139AA | 262 | Aadhaar and PAN | link
      139B | 264 | Tax return preparers
      139D | 263 | Return filed electronically | e-filing
      140 | 265 | Who verifies the return | sign
      140A | 266 | Self-assessment tax | challan
      140B | 267 | Tax on an updated return | itr-u additional
      `,
    ),
  },
  {
    title: 'Notices and assessment',
    pairs: pairsOf(
      'Section',
      `
      142 | 268 | Inquiry before assessment
      *142(1) | 268(1) | Notice for a return or documents | inquiry
      142A | 269 | Valuation of assets
      143 | 270 | Intimation and assessment
      143(1) | 270(1) | Processing of a return | intimation adjustment demand
      143(2) | 270(8) | Scrutiny notice | assessment
      144 | 271 | Best judgment assessment | ex parte
      144A | 272 | Directions of the Joint Commissioner
      144B | 273 | Faceless assessment | e-proceedings
      144BA | 274 | Reference about anti-avoidance | gaar
      144C | 275 | Dispute Resolution Panel | drp
      145 | 276 | Method of accounting | cash mercantile icds
      145A | 277 | Valuing stock and securities | icds
      145B | 278 | When certain income is taxed | interest on compensation
      147 | 279 | Income that escaped assessment | reopen reassessment
      148 | 280 | Notice to reopen an assessment | reassessment escaped income left out
      148A | 281 | Show-cause before reopening | reassessment
      *149 | 282 | Time limits for that notice | reassessment reopen 148
      150 | 283 | Reopening after an order in appeal
      151 | 284 | Sanction for the notice | reopen
      152 | 285 | Other rules on reopening
      153 | 286 | Time limit for assessments
      *154 | 287 | Rectification of a mistake | correct order
      155 | 288 | Other amendments of an order
      156 | 289 | Notice of demand | outstanding tax
      156A | 290 | Demand changed under the insolvency code
      157 | 291 | Intimation of a loss
      158B | 301 | Block assessment: definitions | search
      158BA | 292 | Block assessment after a search
      158BB | 293 | Undisclosed income of the block period | search
      158BC | 294 | Procedure of a block assessment | search
      158BD | 295 | Undisclosed income of another person | search
      158BE | 296 | Time limit of a block assessment | search
      158BF | 297 | No interest or penalty twice | search
      158BFA | 298 | Interest and penalty of a block assessment | search
      158BG | 299 | Who makes a block assessment | search
      158BH | 300 | Other rules in a block assessment | search
      `,
    ),
  },
  {
    title: 'Authorities, search and survey',
    pairs: pairsOf(
      'Section',
      `
      116 | 236 | Income-tax authorities
      117 | 237 | Appointment of authorities
      118 | 238 | Control of authorities
      119 | 239 | Instructions and condonation by the Board | cbdt delay condone 119(2)(b)
      119A | 240 | Taxpayer’s charter
      120 | 241 | Jurisdiction
      124 | 242 | Jurisdiction of Assessing Officers | ward
      127 | 243 | Transfer of a case
      129 | 244 | Change of officer
      130 | 245 | Faceless jurisdiction
      131 | 246 | Summons | evidence
      132 | 247 | Search and seizure | raid
      132A | 248 | Requisition
      132B | 250 | Use of what was seized
      133 | 252 | Power to call for information | 133(6) notice
      133A | 253 | Survey
      133B | 254 | Collecting certain information
      133C | 259 | Information for verification
      134 | 255 | Registers of companies
      135 | 256 | Powers of certain authorities
      135A | 260 | Faceless collection of information
      136 | 257 | Judicial proceedings
      138 | 258 | Disclosing information about taxpayers
      `,
    ),
  },
  {
    title: 'Representatives, firms and heirs',
    pairs: pairsOf(
      'Section',
      `
      159 | 302 | Legal representatives | death heir deceased
      160 | 303 | Representative assessees
      161 | 304 | Liability of representatives
      162 | 305 | Recovering the tax paid for another
      163 | 306 | Agents of non-residents
      164 | 307 | Trusts with unknown shares
      164A | 308 | Oral trusts
      167A | 324 | Tax of a firm
      167B | 311 | Associations with unknown shares | aop
      167C | 331 | Partners of an LLP in liquidation
      168 | 312 | Executors | estate will
      169 | 312 | Executor recovering tax
      170 | 313 | Succession to a business
      170A | 314 | Business reorganisation
      171 | 315 | Partition of an HUF
      174A | 318 | Associations for one event
      175 | 319 | Transfers to avoid tax
      176 | 320 | Discontinued business
      177 | 321 | Association dissolved
      178 | 322 | Company in liquidation
      179 | 323 | Directors of private companies
      184 | 325 | Assessment as a firm
      185 | 326 | Firm that isn’t assessed as one
      187 | 327 | Change in a firm
      188 | 328 | One firm after another
      188A | 329 | Liability of partners
      189 | 330 | Firm dissolved
      `,
    ),
  },
  {
    title: 'TDS and TCS',
    pairs: pairsOf(
      'Section',
      `
      190 | 390 | Tax at source and advance tax
      191 | 391 | Tax paid directly
      192 | 392 | TDS on salary | employer
      192A | 392 | TDS on early provident fund withdrawals | epf
      193 | 393(1) | TDS on interest on securities | bonds
      194 | 393(1) | TDS on dividends
      194A | 393(1) | TDS on interest | bank deposit fd
      194B | 393 | TDS on lottery winnings
      194BA | 393 | TDS on online games
      194BB | 393 | TDS on horse races
      194C | 393(1) | TDS on contractors
      194D | 393(1) | TDS on insurance commission
      194DA | 393 | TDS on life insurance payments
      194E | 393(2) | TDS on non-resident sportsmen
      194EE | 393 | TDS on National Savings Scheme
      194G | 393 | TDS on lottery commission
      194H | 393(1) | TDS on commission and brokerage
      194-I | 393(1) | TDS on rent
      194-IA | 393(1) | TDS on property purchase | house buyer
      194-IB | 393(1) | TDS on rent, by individuals | tenant landlord
      194-IC | 393 | TDS on joint development
      194J | 393(1) | TDS on professional and technical fees
      194K | 393(1) | TDS on mutual fund income
      194LA | 393 | TDS on compulsory acquisition
      194LB | 393(2) | TDS on infrastructure debt funds
      194LBA | 393 | TDS on business trusts | reit invit
      194LBB | 393 | TDS on investment funds | aif
      194LBC | 393 | TDS on securitisation trusts
      194LC | 393 | TDS on foreign currency loans
      194M | 393 | TDS by individuals on contracts and fees
      194N | 393(3) | TDS on cash withdrawals | bank
      194-O | 393(1) | TDS on e-commerce
      194P | 393 | Senior citizens without a return | 75 bank
      194Q | 393(1) | TDS on goods bought
      194R | 393(1) | TDS on benefits and perquisites
      194S | 393(1) | TDS on crypto | vda
      194T | 393(3) | TDS on payments to partners | firm
      195 | 393(2) | TDS on payments to non-residents | nri seller landlord
      195A | 393 | Tax borne by the payer | net of tax grossing up
      196 | 393 | No TDS on payments to the government
      196A | 393 | TDS on units of non-residents
      196B | 393(2) | TDS on offshore funds
      196C | 393(2) | TDS on foreign currency bonds
      196D | 393 | TDS on foreign institutional investors
      197 | 395 | Lower or no TDS by certificate | nil deduction 395(1)
      197A | 393 | Declarations for no TDS | 15g 15h
      198 | 396 | Tax deducted counts as income
      199 | 390 | Credit for tax deducted | 26as
      200 | 397 | Paying and reporting TDS
      200A | 399 | Processing of TDS statements
      201 | 398 | TDS not deducted or not paid | default interest
      203 | 395 | TDS certificates | form 16
      203A | 397(1)(c) | Who needs no TAN | buyer
      205 | 401 | No demand for tax that was deducted
      206AA | 397 | Higher TDS without a PAN
      206A | 397 | Interest paid to residents without TDS
      206C | 394 | Tax collected at source | tcs remittance lrs tour
      206CB | 399 | Processing of TCS statements
      206CC | 397 | Higher TCS without a PAN
      `,
    ),
  },
  {
    title: 'Advance tax, interest and fees',
    pairs: pairsOf(
      'Section',
      `
      *207 | 403 | Who pays advance tax | instalments senior
      *208 | 404 | When advance tax is due | 10,000
      *209 | 405 | How advance tax is computed
      210 | 406 | Paying advance tax on your own
      *211 | 408 | Instalments of advance tax | due dates
      218 | 409 | Advance tax in default
      219 | 410 | Credit for advance tax
      *234A | 423 | Interest for a late return
      *234B | 424 | Interest for too little advance tax
      *234C | 425 | Interest for late instalments | advance tax
      234D | 426 | Interest on an excess refund
      234E | 427 | Fee for late TDS statements
      *234F | 428(a) | Late fee | penalty
      *234-I | 428(b) | Fee for a late revised return | 234I
      234G | 429 | Fee for late donation statements
      234H | 430 | Fee for linking Aadhaar late | pan
      `,
    ),
  },
  {
    title: 'Paying, recovery and refunds',
    pairs: pairsOf(
      'Section',
      `
      *220 | 411 | Time to pay a demand | interest 30 days
      221 | 412 | Penalty for tax in default
      222 | 413 | Recovery certificate
      223 | 414 | Which recovery officer
      224 | 413 | Validity of the certificate
      225 | 415 | Stay of recovery
      226 | 416 | Other ways of recovery | bank attachment
      227 | 417 | Recovery through a State
      228A | 418 | Recovery under treaties
      229 | 419 | Recovery of penalties and interest
      232 | 421 | Recovery by suit
      237 | 431 | Refunds
      238 | 432 | Refunds to others | heir
      239 | 433 | How to claim a refund
      239A | 434 | Refund of TDS that wasn’t due | 195
      240 | 435 | Refund after an appeal
      242 | 436 | Assessment not questioned in a refund claim
      *244A | 437 | Interest on a refund | late refund
      245 | 438 | Refund set off against a demand | adjusted withheld
      `,
    ),
  },
  {
    title: 'Appeals, revision and disputes',
    pairs: pairsOf(
      'Section',
      `
      158A | 375 | Same question pending before a court
      158AB | 376 | Appeal deferred for a pending question
      245MA | 379 | Dispute Resolution Committee
      245N | 380 | Advance rulings: definitions
      245-OB | 381 | Board for Advance Rulings
      245P | 382 | Vacancies on the Board
      245Q | 383 | Application for an advance ruling
      245R | 384 | Procedure of an advance ruling
      245RR | 385 | No decision while a ruling is pending
      245T | 386 | Void advance rulings
      245U | 387 | Powers of the Board for Advance Rulings
      245V | 388 | Procedure of the Board for Advance Rulings
      245W | 389 | Appeal against an advance ruling
      246 | 356 | Appeals to the Joint Commissioner
      246A | 357 | Appeals to the Commissioner | cit(a)
      *249 | 358 | Time to appeal | commissioner appeals form
      250 | 359 | Procedure in an appeal
      251 | 360 | Powers in an appeal
      252 and 252A | 361 | Appellate Tribunal | itat
      253 | 362 | Appeals to the Tribunal | itat
      254 | 363 | Orders of the Tribunal | itat
      255 | 364 | Procedure of the Tribunal | itat
      260A | 365 | Appeals to the High Court
      260B | 366 | Hearing by two judges
      261 | 367 | Appeals to the Supreme Court
      262 | 368 | Hearing before the Supreme Court
      263 | 377 | Revision against the taxpayer
      264 | 378 | Revision for the taxpayer
      265 | 369 | Tax is paid despite an appeal
      266 | 370 | Costs awarded by the Supreme Court
      267 | 371 | Assessment changed after an appeal
      268 | 372 | Time taken for a copy
      268A | 373 | Appeals by the department
      269 | 374 | Which High Court
      `,
    ),
  },
  {
    title: 'Penalties',
    pairs: pairsOf(
      'Section',
      `
      270A | 439 | Under-reporting and misreporting | 50% 200%
      270AA | 440 | Immunity from penalty
      271A | 441 | No books of account
      271AA | 442 | Transfer pricing documents
      271AAC | 443 | Unexplained income
      271AAD | 444 | False entries | fake invoice
      271AAE | 445 | Benefits to related persons
      271B | 446 | No tax audit
      271BA | 447 | No transfer pricing report
      271C | 448 | TDS not deducted
      271CA | 449 | TCS not collected
      271D | 450 | Loans taken in cash
      271DA | 451 | Large cash receipts
      271DB | 452 | No electronic payment modes
      271E | 453 | Loans repaid in cash
      271FA | 454 | No statement of financial transactions | sft
      271FAA | 455 | Wrong statement of financial transactions | sft
      271FAB | 456 | Statement of an investment fund
      271G | 457 | Transfer pricing information
      271GA | 458 | Information on indirect transfers
      271GB | 459 | Country-by-country reports
      271GC | 460 | Statement of a liaison office
      271H | 461 | No TDS statements
      271-I | 462 | No information on foreign remittances
      271J | 463 | Wrong reports and certificates of accountants
      271K | 464 | No donation statements
      272A | 465 | Questions not answered, notices ignored
      272AA | 466 | Information not given
      272B | 467 | PAN not obtained or quoted
      272BB | 468 | TAN not obtained or quoted
      273A | 469 | Penalty reduced or waived
      273B | 470 | No penalty with a reasonable cause
      274 | 471 | Procedure for penalties | hearing
      275 | 472 | Time limit for penalties
      `,
    ),
  },
  {
    title: 'Prosecution',
    pairs: pairsOf(
      'Section',
      `
      275A | 473 | Breach of a search order
      275B | 474 | Books not given in a search
      276 | 475 | Property hidden from recovery
      276B | 476 | TDS not paid over
      276BB | 477 | TCS not paid over
      276C | 478 | Wilful evasion
      276CC | 479 | No return
      276CCC | 480 | No return after a search
      276D | 481 | Accounts not produced
      277 | 482 | False statement
      277A | 483 | False books
      278 | 484 | Helping with a false return
      278A | 485 | Repeated offences
      278AA | 486 | Reasonable cause
      278B | 487 | Offences by companies
      278C | 488 | Offences by HUFs
      278D | 489 | Presumption about seized assets
      278E | 490 | Presumption of intent
      279 | 491 | Sanction and compounding
      279A | 492 | Offences without arrest
      279B | 493 | Proof of records
      280 | 494 | Disclosure by public servants
      280A | 495 | Special Courts
      280B | 496 | Offences before a Special Court
      280C | 497 | Summons cases
      280D | 498 | Procedure of a Special Court
      `,
    ),
  },
  {
    title: 'Reporting and general rules',
    pairs: pairsOf(
      'Section',
      `
      281 | 499 | Transfers to defeat recovery
      281B | 500 | Provisional attachment
      282 | 501 | Service of notices
      282A | 502 | Signing of notices
      283 | 503 | Notices to a divided family
      284 | 504 | Notices after a business ends
      285 | 505 | Liaison offices
      285A | 506 | Indirect transfers
      285B | 507 | Film producers
      285BA | 508 | Statement of financial transactions | sft
      285BAA | 509 | Crypto reporting | vda
      285BB | 510 | Annual information statement | ais 26as
      286 | 511 | Country-by-country reports
      287 | 512 | Publishing names
      287A | 513 and 514 | Registered valuers
      288 | 515 | Authorised representatives | chartered accountant
      *288A and 288B | 516 | Rounding of income and tax
      289 | 517 | Receipts
      290 | 518 | Indemnity
      291 | 519 | Immunity from prosecution
      292 | 520 | Cognizance of offences
      292A | 521 | No probation
      292B | 522 | Mistakes in a notice or return
      292BB | 523 | Notice deemed valid
      292C | 524 | Presumption about documents found
      292CC | 525 | Search warrants and joint names
      293 | 526 | No suits in civil courts
      293A | 527 | Exemptions for mineral oils
      293B | 528 | Delays in an approval condoned
      293C | 529 | Approval withdrawn
      294 | 530 | Tax before a new rate is passed
      294A | 531 | Exemptions in Union territories
      295 | 533 | Power to make rules
      297 | 536 | Repeal and savings | transition
      298 | 535 | Removal of difficulties
      `,
    ),
  },
  {
    title: 'Trusts and other non-profits',
    pairs: pairsOf(
      'Section',
      `
      11 | 334 to 343 | Income of a charitable trust | ngo npo charity
      12 | 334 to 343 | Contributions to a trust | donation
      12A | 332 and 333 | Conditions for a trust’s exemption
      12AB | 332 and 333 | Registration of a trust
      12AC | 351 to 353 | Loss of a trust’s registration
      13 | 334 to 343 | When a trust loses its exemption
      115BBC | 334 to 343 | Anonymous donations
      115BBI | 334 to 343 | Specified income of trusts
      115TD, 115TE and 115TF | 351 to 353 | Tax on accreted income | exit tax
      `,
    ),
  },
]
