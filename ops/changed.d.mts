export function changedFiles(ref?: string): Promise<string[]>
export function touchedBy(files: string[]): Promise<{ units?: string[]; journeys?: string[] }>
