import { Fragment } from 'react'

/** A text in which a line may also end after the signs of an email address. */
export function BreakableEmail({ text }: { text: string }) {
  return text.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
