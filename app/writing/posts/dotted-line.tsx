import { Children, type ReactNode } from 'react'

/** Short facts, one per child, with dots between them; where the line wraps, the dot is clipped. */
export function DottedLine({ children, className }: { children: ReactNode; className: string }) {
  return (
    <p className={`figures overflow-hidden text-muted ${className}`}>
      <span className="-ml-5 flex flex-wrap">
        {Children.toArray(children).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a post never change places
          <span key={index} className={index === 0 ? 'pl-5' : undefined}>
            {index > 0 && (
              <span aria-hidden className="inline-block w-5 text-center">
                ·
              </span>
            )}
            {fact}
          </span>
        ))}
      </span>
    </p>
  )
}
