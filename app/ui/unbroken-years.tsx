import { splitAtYears } from '#app/ui/text/unbroken-years.ts'

/** A text in which no line ends inside a year such as `FY 2025-26`. */
export function UnbrokenYears({ text }: { text: string }) {
  return splitAtYears(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
