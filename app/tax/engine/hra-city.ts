import { besideHraCities, hraCities } from '#content/facts/hra-cities.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'

/**
 * The listed city of a year that somebody means, such as 'Mumbai' for ' bombay' or 'Andheri, मुंबई'.
 * Undefined elsewhere, and for a town beside a listed city: 'Thane, Mumbai' is Thane.
 */
export function listedCity(typed: string, year: FinancialYear): string | undefined {
  if (isBeside(typed)) return undefined
  const parts = partsOf(typed)
  return citiesOf(year).find(({ name }) => namesOf.get(name)?.some((one) => parts.includes(one)))
    ?.name
}

/** Whether it is Gurugram, Noida, Thane, Navi Mumbai or another town that only adjoins a listed city. */
export function isBeside(typed: string): boolean {
  const parts = partsOf(typed)
  return parts.some((part) => townsBeside.has(part))
}

/** Whether a city has the higher share only from a later year: Pune in FY 2025-26. */
export function listedFrom(typed: string, year: FinancialYear): FinancialYear | undefined {
  if (listedCity(typed, year)) return undefined
  const name = listedCity(typed, '2026-27')
  return hraCities.find((city) => city.name === name)?.from
}

export function listedCities(year: FinancialYear): string[] {
  return citiesOf(year).map(({ name }) => name)
}

function citiesOf(year: FinancialYear) {
  return hraCities.filter(({ from }) => from === undefined || from <= year)
}

/** 'Andheri (West), Mumbai - 400053' names four places, one of them Mumbai. */
function partsOf(typed: string): string[] {
  return typed.split(/[^\p{L}\p{M}\s.'’\u200c\u200d]+/u).map(compact)
}

/** Without case, spaces, points and accents; Hindi vowel signs stay. */
function compact(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
}

const namesOf = new Map(
  hraCities.map(({ name, also }): [string, string[]] => [name, [name, ...also].map(compact)]),
)
const townsBeside = new Set(besideHraCities.map(compact))
