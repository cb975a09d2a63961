import type { ReturnGroup } from '../../en/season/season.ts'
import type { ServiceWords } from '../../services/service.ts'

/** वह पंक्ति, जो बताती है कि रिटर्न की आख़िरी तारीख कब है या थी */
export function dueFigure(group: ReturnGroup, label: string): ServiceWords['figures'][number] {
  return {
    label,
    value: {
      group,
      open: ({ on }) => on[group],
      belated: ({ on }) => `${on[group]} थी; देर से ${on.belated} तक`,
      closed: ({ on }) => `${on[group]} थी; देर से ${on.belated} तक`,
    },
    year: ({ income }) => income,
  }
}
