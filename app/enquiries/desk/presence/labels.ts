export const presenceLabels = {
  viewing: (name: string) => `${name} is viewing`,
  writing: (name: string) => `${name} is writing`,
} as const
