export function exportRelease(release: { folder: string }, output: string): Promise<void>
