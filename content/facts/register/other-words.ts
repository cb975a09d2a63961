/** What staff may type for the words of a fact's label: other names, and the long form of a short one. */
const otherWords: readonly [inLabel: RegExp, alsoTyped: string][] = [
  [/80C investments/, 'provident fund, PPF, home loan principal and similar'],
  [/\bEPF\b/, 'provident fund'],
  [/\bNPS\b/, 'National Pension System'],
  [/\bTDS\b/, 'tax deducted at source'],
  [/\bSTT\b/, 'securities transaction tax'],
  [/\bcrypto\b/, 'virtual digital assets, VDA'],
  [/\bPIOs\b/, 'persons of Indian origin'],
  [/\bITR-U\b|updated return/i, 'ITR-U, updated return'],
  [/senior citizens/, 'residents of 60 and older'],
  [/aged \d|below 60/, 'years of age'],
  [/percentage/, 'share'],
  [/maximum|ceiling|limit/i, 'largest, highest, most'],
  [/minimum/i, 'smallest, at least, from which'],
  [/\b30% slab/, 'highest slab'],
  [/carry-forward/i, 'may be carried forward'],
  [/holding period/, 'held for more than'],
  [/lock-in/, 'held for'],
  [/grandfather/i, 'older listed equity'],
  [/property/, 'land and buildings'],
  [/tolerance/, 'stamp duty value, stamp value, excess'],
  [/tax audit/i, 'accounts are audited'],
  [/duty to file/i, 'a return is due'],
  [/lower late fee/i, 'smaller fee'],
  [/money sent abroad/, 'remittance, LRS'],
]

export function otherWordsFor(label: string): string[] {
  return otherWords.filter(([inLabel]) => inLabel.test(label)).map(([, words]) => words)
}
