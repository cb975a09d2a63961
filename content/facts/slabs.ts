export interface Slab {
  /** Income up to which the rate applies; null for the last slab. */
  upTo: number | null
  /** Percent. */
  rate: number
}

/** Section 115BAC of the 1961 Act; from FY 2026-27 the default regime of the 2025 Act. */
const newSlabsFrom2025 = [
  { upTo: 400000, rate: 0 },
  { upTo: 800000, rate: 5 },
  { upTo: 1200000, rate: 10 },
  { upTo: 1600000, rate: 15 },
  { upTo: 2000000, rate: 20 },
  { upTo: 2400000, rate: 25 },
  { upTo: null, rate: 30 },
] as const satisfies Slab[]

export const newRegimeSlabs = {
  'FY 2023-24': [
    { upTo: 300000, rate: 0 },
    { upTo: 600000, rate: 5 },
    { upTo: 900000, rate: 10 },
    { upTo: 1200000, rate: 15 },
    { upTo: 1500000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  'FY 2024-25': [
    { upTo: 300000, rate: 0 },
    { upTo: 700000, rate: 5 },
    { upTo: 1000000, rate: 10 },
    { upTo: 1200000, rate: 15 },
    { upTo: 1500000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  'FY 2025-26': newSlabsFrom2025,
  'FY 2026-27': newSlabsFrom2025,
} as const satisfies Record<string, readonly Slab[]>

export type SlabYear = keyof typeof newRegimeSlabs

/** Residents have the two higher exemptions by age; everyone else has the first table. */
const oldSlabs = {
  below60: [
    { upTo: 250000, rate: 0 },
    { upTo: 500000, rate: 5 },
    { upTo: 1000000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  from60To79: [
    { upTo: 300000, rate: 0 },
    { upTo: 500000, rate: 5 },
    { upTo: 1000000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  from80: [
    { upTo: 500000, rate: 0 },
    { upTo: 1000000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
} as const satisfies Record<string, readonly Slab[]>

export const oldRegimeSlabs = {
  'FY 2023-24': oldSlabs,
  'FY 2024-25': oldSlabs,
  'FY 2025-26': oldSlabs,
  'FY 2026-27': oldSlabs,
} as const satisfies Record<SlabYear, typeof oldSlabs>
