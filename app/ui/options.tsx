/** The options of a select, each by its name. */
export function Options<Value extends string>({
  values,
  nameOf,
}: {
  values: readonly Value[]
  nameOf: (value: Value) => string
}) {
  return values.map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ))
}
