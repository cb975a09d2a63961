import { BreakableEmail } from '#app/ui/breakable-email.tsx'
import type { Block, Inline } from './document.ts'

export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its position
    <BlockView key={index} block={block} />
  ))
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="max-w-[36rem]">
          <InlineText text={block.text} />
        </p>
      )
    case 'list':
      return <Items {...block} />
    case 'table':
      return <Table {...block} />
  }
}

function Items({ ordered, items }: { ordered: boolean; items: Inline[][] }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List
      className={`grid max-w-[36rem] gap-2 pl-5 marker:text-accent-text ${ordered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={keyOf(item)} className="pl-1.5">
          <InlineText text={item} />
        </li>
      ))}
    </List>
  )
}

/** On a phone each row becomes a small card, with the column's name before each cell. */
function Table({ head, rows }: { head: string[]; rows: Inline[][][] }) {
  return (
    <table className="my-1 w-full border-y border-line-strong text-left text-[0.9688rem] max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2.5 pr-5 align-bottom font-semibold last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="rows max-sm:block">
        {rows.map((row) => (
          <tr key={keyOf(row[0] ?? [])} className="break-inside-avoid max-sm:block max-sm:py-3">
            {row.map((cell, column) => (
              <td
                key={head[column]}
                className="py-2.5 pr-5 align-top first:font-medium last:pr-0 max-sm:block max-sm:p-0 max-sm:not-first:mt-1 max-sm:not-first:text-muted"
              >
                {column > 0 && row.length > 2 && (
                  <span aria-hidden className="sm:hidden">
                    {head[column]}:{' '}
                  </span>
                )}
                <InlineText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function InlineText({ text }: { text: Inline[] }) {
  return text.map((part) => {
    if (typeof part === 'string') return part
    if ('code' in part) {
      return (
        <code key={part.code} className="xs:whitespace-nowrap">
          {part.code}
        </code>
      )
    }
    return (
      <a
        key={part.href}
        href={part.href}
        data-action={part.href.startsWith('mailto:') ? 'legal-email' : undefined}
        className="text-link"
      >
        {part.href.startsWith('mailto:') ? <BreakableEmail text={part.label} /> : part.label}
      </a>
    )
  })
}

function keyOf(text: Inline[]): string {
  return JSON.stringify(text)
}
