/** The amounts of rupees that a text names, '₹1.2 lakh' as 120000. */
export function numbersIn(html: string): Set<number> {
  const found = html
    .replace(/<[^<>]+>/g, (tag) => (tag === '</td>' ? ' ' : ''))
    .matchAll(/₹([\d,]+(?:\.\d+)?)(?: (lakh|crore))?/g)
  return new Set(
    [...found].map(([, digits = '', unit]) => {
      const factor = unit === 'crore' ? 10000000 : unit === 'lakh' ? 100000 : 1
      return Math.round(Number(digits.replaceAll(',', '')) * factor)
    }),
  )
}
