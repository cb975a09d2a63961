import { LATEST_YEAR } from '../tax-year.ts'
import { RETURN_FORMS_2026 } from './sources.ts'
import { CHECKED, END_OF_YEAR, type TaxFact } from './tax-fact.ts'

export const returnFormFacts = {
  itr1Income: {
    label: 'Total income up to which ITR-1 and ITR-4 may be used',
    value: 5000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    act1961: 'Rule 12, Income-tax Rules 1962',
    source: RETURN_FORMS_2026,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  itr1Houses: {
    label: 'Houses whose income ITR-1 and ITR-4 can take',
    value: 'two',
    unit: 'text',
    year: LATEST_YEAR,
    act1961: 'Rule 12, Income-tax Rules 1962',
    source: RETURN_FORMS_2026,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  itr1Agriculture: {
    label: 'Agricultural income up to which ITR-1 and ITR-4 may be used',
    value: 5000,
    unit: 'rupees',
    year: LATEST_YEAR,
    act1961: 'Rule 12, Income-tax Rules 1962',
    source: RETURN_FORMS_2026,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  itr1Gains: {
    label: 'Long-term gains on listed equity up to which ITR-1 and ITR-4 may be used',
    value: 125000,
    unit: 'rupees',
    year: LATEST_YEAR,
    act1961: 'Rule 12, Income-tax Rules 1962',
    source: RETURN_FORMS_2026,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
} as const satisfies Record<string, TaxFact>
