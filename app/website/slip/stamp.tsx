/** A round stamp with words around it and a mark in the middle. It is decoration. */
export function Stamp({
  top,
  bottom,
  mark,
  className = '',
}: {
  top: string
  bottom: string
  mark: string
  className?: string
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 132 132"
      className={`text-stamp forced-colors:text-[CanvasText] ${className}`}
    >
      <g fill="none" stroke="currentColor">
        <circle cx="66" cy="66" r="61" strokeWidth="3" />
        <circle cx="66" cy="66" r="55" strokeWidth="1" />
        <circle cx="66" cy="66" r="37" strokeWidth="1" />
      </g>
      <defs>
        <path id="stamp-top" d="M66 66m-43 0a43 43 0 0 1 86 0" />
        <path id="stamp-bottom" d="M66 66m-50 0a50 50 0 0 0 100 0" />
      </defs>
      <g fill="currentColor" fontSize="12" fontWeight="700" letterSpacing="2.5" textAnchor="middle">
        <text>
          <textPath href="#stamp-top" startOffset="50%">
            {top}
          </textPath>
        </text>
        <text>
          <textPath href="#stamp-bottom" startOffset="50%">
            {bottom}
          </textPath>
        </text>
        <text
          x="66"
          y="73"
          fontSize="20"
          letterSpacing="0"
          className="font-serif"
          data-slip-text="mark"
        >
          {mark}
        </text>
      </g>
    </svg>
  )
}
