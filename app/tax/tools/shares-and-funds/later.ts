/** The tax of a whole year, and the reading of a statement: too much for the first script of the tool. */
let part: typeof import('./part.ts') | undefined

/** Undefined until it is loaded. */
export const laterPart = () => part

export async function loadLater(): Promise<void> {
  part ??= await import('./part.ts')
}
