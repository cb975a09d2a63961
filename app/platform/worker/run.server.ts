/** What a worker runs: a function of a module, which it loads the first time. */
export default async function run({ module, name, given }: Call): Promise<unknown> {
  const functions = await import(module)
  return functions[name](...given)
}

interface Call {
  module: string
  name: string
  given: unknown[]
}
