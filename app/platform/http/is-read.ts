const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request changes nothing, by its method. */
export function isRead({ method }: { method: string }): boolean {
  return SAFE_METHODS.has(method)
}
