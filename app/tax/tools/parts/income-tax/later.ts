/**
 * The tax of a whole year, for tools that need it only where other income is known: too much for their
 * first script, so they load it then.
 */
let part: typeof import('./part.ts') | undefined

/** Undefined until it is loaded. */
export const incomeTaxPart = () => part

export async function loadIncomeTax(): Promise<void> {
  part ??= await import('./part.ts')
}
