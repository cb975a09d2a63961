import type { Line } from '#app/tax/engine/outcome.ts'

/** Each step of a working as it is shown: what it is, what it comes to, and the rule behind it. */
export function stepsOf({ lines }: { lines: Line[] }): string[] {
  return lines.map(
    ({ label, amount, unit, rule }) => `${label}: ${amount}${unit ? ` ${unit}` : ''} (${rule})`,
  )
}
