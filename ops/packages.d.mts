export function linkProductionPackages(from: string, to: string): Promise<void>
