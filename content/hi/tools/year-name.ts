/** `FY 2025-26 (AY 2026-27)`, और 2025 के कानून में `टैक्स वर्ष 2026-27` */
export function yearName(year: string): string {
  const start = Number(year.slice(0, 4))
  if (start >= 2026) return `टैक्स वर्ष ${year}`
  return `FY ${year} (AY ${start + 1}-${String(start + 2).slice(2)})`
}

/** जहाँ जगह कम हो */
export function yearTab(year: string): string {
  return year < '2026' ? `FY ${year}` : `टैक्स वर्ष ${year}`
}
