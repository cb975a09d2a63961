import { CHECKED, END_OF_YEAR, NEXT_BUDGET, type TaxFact } from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const TABLE_OF_2017 = 'CBDT notification 44/2017, S.O. 1790(E) of 5 June 2017'

/** The index is 100 in FY 2001-02, and stands for that year and every one before it. */
export const costInflationFacts = {
  inflationIndexBase: index('FY 2001-02', 100, TABLE_OF_2017),
  inflationIndex2002: index('FY 2002-03', 105, TABLE_OF_2017),
  inflationIndex2003: index('FY 2003-04', 109, TABLE_OF_2017),
  inflationIndex2004: index('FY 2004-05', 113, TABLE_OF_2017),
  inflationIndex2005: index('FY 2005-06', 117, TABLE_OF_2017),
  inflationIndex2006: index('FY 2006-07', 122, TABLE_OF_2017),
  inflationIndex2007: index('FY 2007-08', 129, TABLE_OF_2017),
  inflationIndex2008: index('FY 2008-09', 137, TABLE_OF_2017),
  inflationIndex2009: index('FY 2009-10', 148, TABLE_OF_2017),
  inflationIndex2010: index('FY 2010-11', 167, TABLE_OF_2017),
  inflationIndex2011: index('FY 2011-12', 184, TABLE_OF_2017),
  inflationIndex2012: index('FY 2012-13', 200, TABLE_OF_2017),
  inflationIndex2013: index('FY 2013-14', 220, TABLE_OF_2017),
  inflationIndex2014: index('FY 2014-15', 240, TABLE_OF_2017),
  inflationIndex2015: index('FY 2015-16', 254, TABLE_OF_2017),
  inflationIndex2016: index('FY 2016-17', 264, TABLE_OF_2017),
  inflationIndex2017: index('FY 2017-18', 272, TABLE_OF_2017),
  inflationIndex2018: index('FY 2018-19', 280, 'CBDT notification 26/2018 of 13 June 2018'),
  inflationIndex2019: index('FY 2019-20', 289, 'CBDT notification 63/2019 of 12 September 2019'),
  inflationIndex2020: index('FY 2020-21', 301, 'CBDT notification 32/2020 of 12 June 2020'),
  inflationIndex2021: index('FY 2021-22', 317, 'CBDT notification 73/2021 of 15 June 2021'),
  inflationIndex2022: index('FY 2022-23', 331, 'CBDT notification 62/2022 of 14 June 2022'),
  inflationIndex2023: index('FY 2023-24', 348, 'CBDT notification 39/2023 of 12 June 2023'),
  inflationIndex2024: index('FY 2024-25', 363, 'CBDT notification 44/2024 of 24 May 2024'),
  inflationIndex: index(LATEST_YEAR, 376, 'CBDT notification 70/2025 of 1 July 2025'),
  inflationIndex2026: {
    ...index('FY 2026-27', 384, 'CBDT notification 85/2026, S.O. 3889(E) of 15 July 2026'),
    validUntil: NEXT_BUDGET,
  },
} as const satisfies Record<string, TaxFact>

function index(year: string, value: number, source: string) {
  return {
    label: 'Cost inflation index',
    value: String(value),
    unit: 'text',
    year,
    act1961: 'Section 48',
    act2025: 'Section 72(8)(a)',
    source,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  } as const satisfies TaxFact
}
