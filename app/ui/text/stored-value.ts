import * as z from 'zod/mini'

/**
 * One of these values as the database holds it. During an update, and after going back to an earlier
 * release, the database may hold one that only the newer release knows: reading passes it on, and
 * `named` says how it is shown. What people send is checked by `z.enum`.
 */
export function storedValue<const T extends string>(values: readonly [T, ...T[]]) {
  // The type names those that the code can do something with.
  return z.union([z.enum(values), z.string()]) as unknown as z.ZodMiniType<T>
}

/** What belongs to each of such values, and what to a value that is not known here. */
export function named<const K extends string, V>(known: Record<K, V>, unknown: V): Record<K, V> {
  return new Proxy(known, {
    get: (target, key) => (Object.hasOwn(target, key) ? target[key as K] : unknown),
  })
}
